import { numberOf, sumsByRound } from '@/games/curve';

export const curve = sumsByRound('turn_began', 0, ({ kind, data }, add) => {
  if (!/_paid$|_earned$|^banker_took$/.test(kind)) return;
  add(data['seat'], numberOf(data['money']));
  if (kind === 'banker_took') add(data['neighbour'], -numberOf(data['money']));
});
