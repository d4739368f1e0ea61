// Tests of the questions on which the coach advises, of the advice, and of where a game was lost.
import { beforeAll, expect, test, vi } from 'vitest';
import type { Ask, Review } from '@/net/wire';
import { isAdvised } from '@/play/shownQuestion';
import { lossWords } from '@/table/review/verdict';
import { i18n } from '@/texts/language.svelte';
import { Wording } from '@/texts/wording';

const ask = (question: string, rest: Partial<Ask> = {}): Ask => ({
  id: '1',
  question,
  rule: '',
  data: {},
  choices: [['pass'], ['play']],
  says: {},
  optional: false,
  ...rest,
});

vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
beforeAll(() => i18n.load('en'));

test('the coach is asked where there is a choice, and about talk that he knows of', () => {
  const about = { coached: true, advised_meanwhile: ['demand'] };
  expect(isAdvised(about, ask('vote'))).toBe(true);
  expect(isAdvised(about, ask('nothing_to_add', { choices: [['nothing_to_add']] }))).toBe(false);
  expect(isAdvised(about, ask('demand', { optional: true }))).toBe(true);
  expect(isAdvised(about, ask('talk', { optional: true }))).toBe(false);
  expect(isAdvised({ ...about, coached: false }, ask('demand', { optional: true }))).toBe(false);
});

test('reasons of the coach are told with names and numbers', () => {
  const dice = new Wording('dice-town', { seat: 'seat', place: 'place' }, ['Ana', 'Bob'], 0);
  const said = (code: string, data: Record<string, unknown>) => dice.advice({ code, data });
  expect(said('loot', { seat: 1, points: 3 })).toBe('There are about 3 points to take from Bob.');
  expect(said('worth', { points: 0 })).toBe('It brings you next to nothing.');
  expect(said('trap', { seat: 1, place: ['bank'] })).toBe('Bob no longer wins: Bank.');
  const deal = new Wording('gentlemans-deal', {}, ['Ana', 'Bob'], 0);
  expect(deal.advice({ code: 'word', data: { money: 1 } })).toBe('Expect about 1 coin then.');
});

test('whoever lost reads where the game was lost, and whether decisions were to blame', async () => {
  const review = { unit: 'points', measure: 'score' } as Review;
  const loss = { round: 4, winner: 1, gained: 5.2, skill: 2.6, blamed: true, seq: 9 };
  const names = ['Ana', 'Bob', 'Eva'];
  expect(lossWords(review, loss, names, 0, true)).toBe(
    'You lost the game in round 4: Bob gained 5 points on you there. Decisions of that round cost 3 points.',
  );
  expect(lossWords(review, { ...loss, blamed: false }, names, 2, false)).toBe(
    'Eva lost the game in round 4: Bob gained 5 points there. No decision is to blame.',
  );
  const deal = { unit: 'win', measure: 'win' } as Review;
  expect(lossWords(deal, { ...loss, gained: 0.2, skill: 0.1 }, names, 0, true)).toBe(
    'You lost the game in turn 4: Bob gained 20% of a win on you there. Decisions of that turn cost 10% of a win.',
  );
  for (const language of ['ru', 'ro'] as const) {
    await i18n.load(language);
    expect(lossWords(deal, loss, names, 0, true)).toContain('Bob');
  }
});
