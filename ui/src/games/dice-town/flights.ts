// The pieces that fly through the town because of an event.
import { seatSpot, type Flight } from '@/motion/flights';
import type { DiceTownEvent } from '@/net/wire';

const placeSpot = (name: string): string => `place-${name}`;

interface Goods {
  dollars?: number;
  nuggets?: number;
  store?: number;
  claims?: number;
}

function all(goods: Goods, from: string, to: string): Flight[] {
  const flights: Flight[] = [
    { kind: 'coin', from, to, count: goods.dollars ?? 0 },
    { kind: 'nugget', from, to, count: goods.nuggets ?? 0 },
    { kind: 'store', from, to, count: goods.store ?? 0 },
    { kind: 'claim', from, to, count: goods.claims ?? 0 },
  ];
  return flights.filter((flight) => flight.count > 0);
}

export function flights({ kind, data }: DiceTownEvent): Flight[] {
  switch (kind) {
    case 'paid':
      return all(data, seatSpot(data.seat), placeSpot('stagecoach'));
    case 'stagecoach_arrived':
      return all(data, placeSpot('stagecoach'), placeSpot('bank'));
    case 'dug':
    case 'found_gold':
    case 'found_a_purse':
    case 'robbed_the_bank':
      return all(data, placeSpot(data.place), seatSpot(data.seat));
    case 'gave':
    case 'paid_the_share':
    case 'bribed':
      return all(data, seatSpot(data.seat), seatSpot(data.receiver));
    case 'stole':
      return all(data, seatSpot(data.victim), seatSpot(data.seat));
    case 'kept_a_card':
    case 'got_a_card':
      return flight('store', placeSpot(data.place), seatSpot(data.seat));
    case 'took_claims':
      return all({ claims: data.cards.length }, placeSpot('town-hall'), seatSpot(data.seat));
    case 'took_top_claim':
      return flight('claim', placeSpot('town-hall'), seatSpot(data.seat));
    case 'hired':
      return flight('bandit', placeSpot('saloon'), seatSpot(data.seat));
    case 'took_the_badge':
      return flight('badge', seatSpot(data.victim), seatSpot(data.seat));
    case 'discarded':
      return flight('store', seatSpot(data.seat), placeSpot('general-store'));
    default:
      return [];
  }
}

const flight = (kind: Flight['kind'], from: string, to: string): Flight[] => [
  { kind, from, to, count: 1 },
];
