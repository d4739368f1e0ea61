// The state of the seat menu of a table: the seat for which it is open, and its position.
import { getContext, setContext } from 'svelte';
import type { TableSession } from '@/net/table/session.svelte';

const KEY = 'seat-desk';

export class SeatMenuState {
  seat = $state<number | null>(null);
  spot = $state.raw<DOMRect | null>(null);
  private button: HTMLElement | null = null;

  /** Without a `menu` seats only show their marks. */
  constructor(
    readonly session: TableSession,
    readonly menu: boolean,
  ) {}

  toggle(seat: number, button: HTMLElement): void {
    if (this.seat === seat) return this.close();
    this.button = button;
    this.spot = button.getBoundingClientRect();
    this.seat = seat;
  }

  close(): void {
    if (this.seat !== null) this.button?.focus({ preventScroll: true });
    this.seat = null;
  }
}

export function provideSeatMenu(session: TableSession, menu = true): SeatMenuState {
  return setContext(KEY, new SeatMenuState(session, menu));
}

/** Return the seat menu of the surrounding live table; undefined in a replay. */
export function findSeatMenu(): SeatMenuState | undefined {
  return getContext<SeatMenuState | undefined>(KEY);
}
