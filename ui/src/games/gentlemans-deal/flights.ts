// What travels over the round table when something happens.
import { seatSpot, type Flight } from '@/motion/flights';
import type { TableEvent } from '@/texts/wording';

export function flights({ kind, data }: TableEvent): Flight[] {
  const to = seatSpot(data['seat']);
  const count = typeof data['money'] === 'number' ? data['money'] : 1;
  switch (kind) {
    case 'share_paid':
    case 'rest_paid':
    case 'magnate_earned':
    case 'journalist_earned':
    case 'sheriff_earned':
      return count ? [{ kind: 'coin', from: 'pile', to, count }] : [];
    case 'banker_took':
      return [{ kind: 'coin', from: seatSpot(data['neighbour']), to, count }];
    case 'went_to_jail':
      return [{ kind: 'jail', from: 'pile', to, count: 1 }];
    case 'gang_cards_given':
      return [{ kind: 'gang', from: 'pile', to, count: 1 }];
    case 'card_drawn':
      return [{ kind: 'deal', from: 'pile', to, count: 1 }];
    default:
      return [];
  }
}
