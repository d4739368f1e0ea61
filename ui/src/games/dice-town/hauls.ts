// What the places gave in the latest visit of the town.
import type { DiceTownEvent } from '@/net/wire';
import type { TableEvent } from '@/texts/wording';
import type { PlaceName } from './town';

export interface Haul {
  seat: number;
  dollars: number;
  nuggets: number;
  store: number;
  claims: number;
  badge: boolean;
}

export type Hauls = Partial<Record<PlaceName, Haul[]>>;

const NOTHING = { dollars: 0, nuggets: 0, store: 0, claims: 0, badge: false };

function haulOf({ kind, data }: DiceTownEvent): (Haul & { place: string }) | null {
  switch (kind) {
    case 'dug':
    case 'found_gold':
      return { ...NOTHING, seat: data.seat, place: data.place, nuggets: data.nuggets };
    case 'robbed_the_bank':
    case 'found_a_purse':
      return { ...NOTHING, seat: data.seat, place: data.place, dollars: data.dollars };
    case 'kept_a_card':
    case 'got_a_card':
      return { ...NOTHING, seat: data.seat, place: data.place, store: 1 };
    case 'stole':
      return {
        ...NOTHING,
        seat: data.seat,
        place: data.place,
        store: data.store,
        claims: data.claims,
      };
    case 'took_the_badge':
    case 'kept_the_badge':
      return { ...NOTHING, seat: data.seat, place: data.place, badge: true };
    case 'took_claims':
      return { ...NOTHING, seat: data.seat, place: data.place, claims: data.cards.length };
    case 'took_top_claim':
      return { ...NOTHING, seat: data.seat, place: data.place, claims: 1 };
    case 'took_remedy':
      return { ...NOTHING, seat: data.seat, place: data.place };
    default:
      return null;
  }
}

const VISITS = new Set<DiceTownEvent['kind']>(['won', 'nobody_won', 'asked_the_sheriff']);

/** By place; what a round gave stays until the next one opens its first place. */
export function haulsOf(past: readonly TableEvent[]): Hauls {
  let hauls: Hauls = {};
  let stale = false;
  for (const event of past as readonly DiceTownEvent[]) {
    if (event.kind === 'round_began') stale = true;
    if (stale && VISITS.has(event.kind)) {
      hauls = {};
      stale = false;
    }
    const haul = haulOf(event);
    if (!haul) continue;
    const place = haul.place as PlaceName;
    hauls[place] = [...(hauls[place] ?? []), haul];
  }
  return hauls;
}
