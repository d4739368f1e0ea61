// What everybody could have by what one can see, and how far the game has come.
import type { View } from '@/net/wire';
import type { TableEvent } from '@/texts/wording';

/** Where points come from, each between its least and its most. */
export interface Part {
  kind: string;
  low: number;
  high: number;
}

export interface Standing {
  seat: number;
  /** Nothing where the rules hide it. */
  range: { low: number; high: number } | null;
  parts: readonly Part[];
}

export interface Outlook {
  /** The round or turn that is being played. */
  round: (view: View) => number;
  /** Whether it is certain that no other follows, by what can be seen and what has happened. */
  last: (view: View, past: readonly TableEvent[]) => boolean;
  standings: (view: View, seat: number | null) => Standing[];
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
