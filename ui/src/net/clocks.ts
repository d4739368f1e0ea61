// Clocks of tables.
import type { ClockSetting } from './wire';

/** In seconds. */
export const DAY = 24 * 3600;

/** Whether players have days for a decision, and need not be there together. */
export const overDays = (clock: ClockSetting): boolean =>
  clock.kind === 'decision' && clock.seconds >= DAY;
