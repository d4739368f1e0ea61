// The pieces that fly over the round table because of an event.
import { seatSpot, type Flight } from '@/motion/flights';
import type { GentlemansDealEvent } from '@/net/wire';

export function flights({ kind, data }: GentlemansDealEvent): Flight[] {
  switch (kind) {
    case 'share_paid':
    case 'rest_paid':
    case 'magnate_earned':
    case 'journalist_earned':
    case 'sheriff_earned':
      return data.money
        ? [{ kind: 'coin', from: 'pile', to: seatSpot(data.seat), count: data.money }]
        : [];
    case 'banker_took':
      return [
        {
          kind: 'coin',
          from: seatSpot(data.neighbour),
          to: seatSpot(data.seat),
          count: data.money,
        },
      ];
    case 'went_to_jail':
      return [{ kind: 'jail', from: 'pile', to: seatSpot(data.seat), count: 1 }];
    case 'gang_cards_given':
      return [{ kind: 'gang', from: 'pile', to: seatSpot(data.seat), count: 1 }];
    case 'card_drawn':
      return [{ kind: 'deal', from: 'pile', to: seatSpot(data.seat), count: 1 }];
    default:
      return [];
  }
}
