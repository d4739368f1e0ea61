import { numberOf, sumsByRound } from '@/games/curve';

const DOLLAR = 0.5;
const BADGE = 5;
const START = 8 * DOLLAR;

export const curve = sumsByRound('round_began', START, ({ kind, data }, add) => {
  const worth = numberOf(data['nuggets']) + numberOf(data['dollars']) * DOLLAR;
  if (kind === 'dug' || kind === 'robbed_the_bank') add(data['seat'], worth);
  if (kind === 'paid') add(data['seat'], -worth);
  if (kind === 'gave' || kind === 'bribed' || kind === 'paid_the_share') {
    add(data['seat'], -worth);
    add(data['receiver'], worth);
  }
  if (kind === 'appointed') add(data['seat'], BADGE);
  if (kind === 'took_the_badge') {
    add(data['seat'], BADGE);
    add(data['victim'], -BADGE);
  }
  if (kind === 'took_claims') {
    for (const card of (data['cards'] as string[] | undefined) ?? [])
      add(data['seat'], Number(card.match(/\d+$/)?.[0] ?? 0));
  }
});
