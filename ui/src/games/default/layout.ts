// The layout of the view of any game: short facts and dice for the middle of the table, longer ones
// below, the facts of each seat, and what lies before the player alone.
import type { View } from '@/net/wire';
import type { Play } from '@/play/play';
import { factOf, isTable, kindOf, partsOf, type Fact } from './shown';

export interface Layout {
  short: Fact[];
  long: Fact[];
  /** The facts of each seat. */
  seats: Fact[][];
  own: Fact[];
}

/** The beginning of the names of fields that only the player's own seat can see. */
const OWN = 'my_';

export function layoutOf({ view, wording }: Pick<Play, 'view' | 'wording'>): Layout {
  const layout: Layout = {
    short: [],
    long: [],
    seats: Array.from({ length: view.seats }, () => []),
    own: [],
  };
  for (const [name, value] of Object.entries(isTable(view.table) ? view.table : {})) {
    if (isBySeat(view, kindOf(wording, name), value)) {
      value.forEach((item, seat) => {
        const facts = isTable(item) ? partsOf(wording, item, true) : [factOf(wording, name, item)];
        layout.seats[seat]!.push(...facts.filter((fact) => fact !== null));
      });
      continue;
    }
    const fact = factOf(wording, name, value);
    if (!fact) continue;
    if (name.startsWith(OWN)) layout.own.push(fact);
    else layout[isShort(fact) ? 'short' : 'long'].push(fact);
  }
  return layout;
}

/**
 * True if a list has an item for each seat: objects that do not name their seat, plain numbers, or
 * lists of terms.
 */
function isBySeat(view: View, kind: string | undefined, value: unknown): value is unknown[] {
  if (!Array.isArray(value) || value.length !== view.seats) return false;
  if (value.every(isTable)) return value.every((item) => !('seat' in item));
  if (value.every(Array.isArray)) return kind !== undefined;
  const plain = (item: unknown) => item === null || ['number', 'boolean'].includes(typeof item);
  return kind === undefined && value.every(plain);
}

function isShort({ shown }: Fact): boolean {
  if (shown.is === 'number' || shown.is === 'dice') return true;
  if (shown.is === 'seats') return shown.seats.length === 1;
  return shown.is === 'words' && shown.words.length === 1;
}
