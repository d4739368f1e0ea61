// The one menu of a table's seats: which seat it is open for, and where.
import { getContext, setContext } from 'svelte';
import type { TableSession } from '@/net/session.svelte';

const KEY = 'seat-desk';

export class SeatDesk {
  seat = $state<number | null>(null);
  spot = $state.raw<DOMRect | null>(null);
  private button: HTMLElement | null = null;

  constructor(readonly session: TableSession) {}

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

export function provideDesk(session: TableSession): SeatDesk {
  return setContext(KEY, new SeatDesk(session));
}

/** The desk of the live table around; none in a replay. */
export function findDesk(): SeatDesk | undefined {
  return getContext<SeatDesk | undefined>(KEY);
}
