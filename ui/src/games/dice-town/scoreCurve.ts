import { sumsByRound } from '@/games/scoreCurve';
import type { DiceTownEvent } from '@/net/wire';

const DOLLAR = 0.5;
const BADGE = 5;
const START = 8 * DOLLAR;

export const curve = sumsByRound<DiceTownEvent>('round_began', START, ({ kind, data }, add) => {
  switch (kind) {
    case 'dug':
      return add(data.seat, data.nuggets);
    case 'robbed_the_bank':
      return add(data.seat, data.dollars * DOLLAR);
    case 'paid':
      return add(data.seat, -data.dollars * DOLLAR);
    case 'gave':
    case 'bribed':
    case 'paid_the_share': {
      const worth = data.nuggets + data.dollars * DOLLAR;
      add(data.seat, -worth);
      return add(data.receiver, worth);
    }
    case 'appointed':
      return add(data.seat, BADGE);
    case 'took_the_badge':
      add(data.seat, BADGE);
      return add(data.victim, -BADGE);
    case 'took_claims':
      for (const card of data.cards) add(data.seat, Number(card.match(/\d+$/)?.[0] ?? 0));
  }
});
