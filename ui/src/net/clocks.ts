// Helpers for the clocks of tables.
import type { ClockSetting } from './wire';

/** Seconds in a day. */
export const DAY = 24 * 3600;

/** True if players have days for a decision and need not be present together. */
export const overDays = (clock: ClockSetting): boolean =>
  clock.kind === 'decision' && clock.seconds >= DAY;
