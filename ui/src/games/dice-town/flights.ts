// What travels through the town when something happens.
import { seatSpot, type Flight } from '@/motion/flights';
import type { TableEvent } from '@/texts/wording';

const place = (name: unknown): string => `place-${String(name)}`;

export function flights({ kind, data }: TableEvent): Flight[] {
  const seat = seatSpot(data['seat']);
  const count = (name: string): number => (typeof data[name] === 'number' ? data[name] : 0);
  const all = (from: string, to: string): Flight[] =>
    (
      [
        { kind: 'coin', from, to, count: count('dollars') },
        { kind: 'nugget', from, to, count: count('nuggets') },
        { kind: 'store', from, to, count: count('store') },
        { kind: 'claim', from, to, count: count('claims') },
      ] satisfies Flight[]
    ).filter((flight) => flight.count > 0);
  switch (kind) {
    case 'paid':
      return all(seat, place('stagecoach'));
    case 'stagecoach_arrived':
      return all(place('stagecoach'), place('bank'));
    case 'dug':
    case 'found_gold':
    case 'found_a_purse':
    case 'robbed_the_bank':
      return all(place(data['place']), seat);
    case 'gave':
    case 'paid_the_share':
    case 'bribed':
      return all(seat, seatSpot(data['receiver']));
    case 'stole':
      return all(seatSpot(data['victim']), seat);
    case 'kept_a_card':
    case 'got_a_card':
      return [{ kind: 'store', from: place(data['place']), to: seat, count: 1 }];
    case 'took_claims':
      return [
        {
          kind: 'claim',
          from: place('town-hall'),
          to: seat,
          count: ((data['cards'] as string[] | undefined) ?? []).length,
        },
      ];
    case 'took_top_claim':
      return [{ kind: 'claim', from: place('town-hall'), to: seat, count: 1 }];
    case 'hired':
      return [{ kind: 'bandit', from: place('saloon'), to: seat, count: 1 }];
    case 'took_the_badge':
      return [{ kind: 'badge', from: seatSpot(data['victim']), to: seat, count: 1 }];
    case 'played':
      return [{ kind: 'store', from: seat, to: place('general-store'), count: 1 }];
    default:
      return [];
  }
}
