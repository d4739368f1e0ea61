// Tests of final ranks, of the verdict on a game, and of its key moments.
import { describe, expect, test } from 'vitest';
import type { Judged, SeatReview } from '@/net/wire';
import { hashOf, spotIn } from '@/screens/replay/replayAddress';
import { leadChanges } from '@/screens/replay/keyMoments';
import { rankOf } from '@/table/end/finalRank';
import { finds } from '@/table/review/reviewLoader.svelte';
import { verdictOn } from '@/table/review/verdict';
import type { TableEvent } from '@/texts/wording';

test('winners are first, equal scores share a place, a tie that was decided is no draw', () => {
  const result = { scores: [10, 30, 20, 20, 30], winners: [1] };
  expect([0, 1, 2, 3, 4].map((seat) => rankOf(result, seat))).toEqual([5, 1, 3, 3, 2]);
  const drawn = { scores: [30, 30, 9], winners: [0, 1] };
  expect([0, 1, 2].map((seat) => rankOf(drawn, seat))).toEqual([1, 1, 3]);
});

test('a verdict tells skill from luck', () => {
  expect(verdictOn('points', { skill: 7, luck: -21 })).toEqual({ skill: 'well', luck: 'unlucky' });
  expect(verdictOn('points', { skill: 25, luck: 1 })).toEqual({ skill: 'poorly', luck: 'even' });
  expect(verdictOn('win', { skill: 0.02, luck: 0.4 })).toEqual({ skill: 'well', luck: 'lucky' });
});

describe('good finds', () => {
  const decision = (
    seq: number,
    round: number,
    cost: number,
    rest: Partial<Judged> = {},
  ): Judged => ({
    seq,
    round,
    question: 'keep_dice',
    answer: [],
    best: [],
    cost,
    uncertainty: 0,
    unit: 'points',
    margin: null,
    ...rest,
  });
  const seat = (decisions: Judged[]): SeatReview =>
    ({ seat: 0, decisions }) as unknown as SeatReview;
  const found = (mine: Judged[], others: Judged[] = []) =>
    finds({ seats: [seat(mine), seat(others)] }, seat(mine), 3).map((find) => find.seq);

  test('come from the whole game, one a round', () => {
    const mine = [1, 2, 3, 4, 5, 6].map((seq) => decision(seq, Math.ceil(seq / 2), 0));
    expect(found(mine, [decision(9, 1, 4)])).toEqual([2, 4, 6]);
  });

  test('are no choices that nobody gets wrong, and none that were forced or a toss-up', () => {
    expect(found([decision(1, 1, 0)])).toEqual([]);
    const easy = [
      decision(1, 1, 0, { margin: 'forced' }),
      decision(2, 2, 0, { margin: 'toss_up' }),
      decision(3, 3, 0, { margin: 'close' }),
      decision(4, 4, 2),
    ];
    expect(found(easy)).toEqual([3]);
  });
});

test('the lead changes where a round ends with another leader alone', () => {
  const sums = [
    [1, 0],
    [1, 1],
    [1, 3],
    [5, 3],
  ];
  const steps = sums.map((_, step) => ({ step, events: [{} as TableEvent] }));
  const curve = (events: readonly TableEvent[]) => [sums[events.length - 1]!];
  expect(leadChanges(steps, [0, 0, 1, 2], curve, 2)).toEqual([
    { step: 2, why: 'lead', seat: 1 },
    { step: 3, why: 'lead', seat: 0 },
  ]);
});

test('an address names the step and the eyes', () => {
  expect(spotIn('#12@0')).toEqual({ step: 12, seat: 0 });
  expect(spotIn('#12')).toEqual({ step: 12, seat: null });
  expect(spotIn('')).toEqual({ step: 0, seat: null });
  expect(hashOf({ step: 3, seat: 1 })).toBe('#3@1');
});
