// The rewards that the places gave in this round.
import type { DiceTownEvent } from '@/net/wire';
import type { PlaceName } from './tableView';

export interface Reward {
  seat: number;
  dollars: number;
  nuggets: number;
  store: number;
  claims: number;
  badge: boolean;
}

export type Rewards = Partial<Record<PlaceName, Reward[]>>;

const NOTHING = { dollars: 0, nuggets: 0, store: 0, claims: 0, badge: false };

function haulOf({ kind, data }: DiceTownEvent): (Reward & { place: string }) | null {
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

/** Return what the places gave in this round. */
export function rewardsOf(past: readonly DiceTownEvent[]): Rewards {
  let rewards: Rewards = {};
  for (const event of past) {
    if (event.kind === 'round_began') rewards = {};
    const reward = haulOf(event);
    if (!reward) continue;
    const place = reward.place as PlaceName;
    rewards[place] = [...(rewards[place] ?? []), reward];
  }
  return rewards;
}
