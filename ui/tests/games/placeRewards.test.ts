import { expect, test } from 'vitest';
import { rewardsOf } from '@/games/dice-town/placeRewards';
import type { DiceTownEvent } from '@/net/wire';

const round: DiceTownEvent = { kind: 'round_began', rule: 'DT-10', data: { round: 2, seat: 0 } };
const dug: DiceTownEvent = {
  kind: 'dug',
  rule: 'DT-30',
  data: { seat: 1, place: 'mine', nuggets: 3 },
};
const claims: DiceTownEvent = {
  kind: 'took_claims',
  rule: 'DT-60',
  data: { seat: 2, place: 'town-hall', cards: ['claim-3', 'claim-5'] },
};

test('a place keeps what it gave, by who got it', () => {
  const rewards = rewardsOf([dug, claims]);
  expect(rewards.mine).toMatchObject([{ seat: 1, nuggets: 3, dollars: 0 }]);
  expect(rewards['town-hall']).toMatchObject([{ seat: 2, claims: 2 }]);
});

test('a new round forgets what the last one gave', () => {
  expect(rewardsOf([dug, round]).mine).toBeUndefined();
  expect(rewardsOf([dug, round, claims])).toEqual(rewardsOf([claims]));
});
