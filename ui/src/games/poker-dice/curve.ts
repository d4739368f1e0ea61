import { numberOf, sumsByRound } from '@/games/curve';

export const curve = sumsByRound('round_began', 0, ({ kind, data }, add) => {
  if (kind === 'wrote' || kind === 'poker_plus' || kind === 'upper_bonus')
    add(data['seat'], numberOf(data['score']));
});
