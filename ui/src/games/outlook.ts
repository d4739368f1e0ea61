// The possible scores of every player as one of them can know them, and the progress of the game.
import type { View } from '@/net/wire';
import type { TableEvent } from '@/texts/wording';

/** A source of points, between its least and its most. */
export interface Part {
  kind: string;
  low: number;
  high: number;
}

export interface Standing {
  seat: number;
  /** Null if the rules hide it. */
  range: { low: number; high: number } | null;
  parts: readonly Part[];
}

export interface Outlook<Table = unknown, Event extends TableEvent = TableEvent> {
  /** Returns the present round or turn. */
  round: (view: View<Table>) => number;
  /** True if no other round can follow, judging by the view and the events so far. */
  last: (view: View<Table>, past: readonly Event[]) => boolean;
  standings: (view: View<Table>, seat: number | null) => Standing[];
}

export const partsOf = (parts: Record<string, number | [number, number]>): Part[] =>
  Object.entries(parts)
    .map(([kind, part]) => {
      const [low, high] = typeof part === 'number' ? [part, part] : part;
      return { kind, low, high };
    })
    .filter(({ high }) => high !== 0);

export function summed(seat: number, parts: Part[]): Standing {
  const add = (side: 'low' | 'high') => parts.reduce((sum, part) => sum + part[side], 0);
  return { seat, range: { low: add('low'), high: add('high') }, parts };
}
