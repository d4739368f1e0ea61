// The one menu of a table's seats: which seat it is open for, and where.
import { getContext, setContext } from 'svelte';
import type { TableSession } from '@/net/table/session.svelte';

const KEY = 'seat-desk';

export class SeatDesk {
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

export function provideDesk(session: TableSession, menu = true): SeatDesk {
  return setContext(KEY, new SeatDesk(session, menu));
}

/** The desk of the live table around; none in a replay. */
export function findDesk(): SeatDesk | undefined {
  return getContext<SeatDesk | undefined>(KEY);
}
