// Pieces that fly between places. A board marks its places with data-spot; events say what flies
// from where to where.
import type { TokenKind } from '@/art/tokens';
import type { TableEvent } from '@/texts/wording';

export interface Flight {
  kind: TokenKind;
  from: string;
  to: string;
  count: number;
}

export type Flights = (event: TableEvent) => Flight[];

export const MOST_AT_ONCE = 24;
export const TIME = 340;
export const LONGEST = 1500;

export const seatSpot = (seat: number): string => `seat-${seat}`;

/** Return the position of a spot on the screen; null while it is not shown. */
export function boxOf(spot: string): DOMRect | null {
  const marks = document.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`);
  for (const mark of marks) {
    const box = mark.getBoundingClientRect();
    if (box.width && box.height) return box;
  }
  return null;
}

export function middleOf(spot: string): { x: number; y: number } | null {
  const box = boxOf(spot);
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
