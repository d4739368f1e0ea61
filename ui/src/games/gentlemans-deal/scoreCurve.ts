import { sumsByRound } from '@/games/scoreCurve';
import type { GentlemansDealEvent } from '@/net/wire';

export const curve = sumsByRound<GentlemansDealEvent>('turn_began', 0, ({ kind, data }, add) => {
  switch (kind) {
    case 'banker_took':
      add(data.neighbour, -data.money);
      add(data.seat, data.money);
      break;
    case 'share_paid':
    case 'rest_paid':
    case 'magnate_earned':
    case 'journalist_earned':
    case 'sheriff_earned':
      add(data.seat, data.money);
  }
});
