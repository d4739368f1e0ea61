import { sumsByRound } from '@/games/scoreCurve';
import type { PokerDiceEvent } from '@/net/wire';

export const curve = sumsByRound<PokerDiceEvent>('round_began', 0, ({ kind, data }, add) => {
  if (kind === 'wrote' || kind === 'poker_plus' || kind === 'upper_bonus')
    add(data.seat, data.score);
});
