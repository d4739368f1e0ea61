// Tests of texts about the reader: "you" in each language, also among others.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { endOf } from '@/games/registry';
import type { Review } from '@/net/wire';
import { answerWords } from '@/table/review/answerWords';
import { saidWords } from '@/texts/answerWords';
import { i18n } from '@/texts/language.svelte';
import { listOf, Wording } from '@/texts/wording';

const NAMES = ['Ana', 'Bea', 'Cora'];
vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });

describe('how a game has ended', () => {
  beforeAll(() => i18n.load('en'));

  test.each([
    [[1], 1, 'You’ve won!'],
    [[1], 0, 'Won by Bea'],
    [[0, 1], 1, 'Won by you and Ana'],
    [[0, 1], null, 'Won by Ana and Bea'],
  ])('won by %j, read by %j', (winners, reader, words) => {
    expect(endOf(false, winners, NAMES, reader)).toBe(words);
  });

  test('a draw is told as a draw', () => {
    expect(endOf(true, [0, 2], NAMES, 2)).toBe('A draw: you and Ana');
  });
});

test.each([
  ['en', 'you, Ana and Cora'],
  ['ru', 'вы, Ana и Cora'],
  ['ro', 'tu, Ana și Cora'],
] as const)('a list in %s', async (language, words) => {
  await i18n.load(language);
  expect(listOf([0, 1, 2], NAMES, 1)).toBe(words);
});

test('a reviewed decision is told alike to everybody, and the first seat is somebody', async () => {
  await i18n.load('en');
  const wording = new Wording('dice-town', { seat: 'seat', outcome: 'seat' }, NAMES, 0);
  const review = { says: { name_one: { choose: ['seat'] } } } as unknown as Review;
  expect(answerWords(wording, review, 'name_one', ['choose', 0])).toBe('Choose Ana');
  expect(answerWords(wording, review, 'make_offer', { outcome: 0, dollars: 1 })).toBe(
    'If the Sheriff chooses: Ana; Dollars: 1',
  );
  expect(answerWords(wording, review, 'make_offer', { outcome: 0, dollars: 0 })).toBe(
    'Offer nothing',
  );
});

describe('a form that was filled in is one phrase where the game has one', () => {
  beforeAll(() => i18n.load('en'));
  const words = { seat: 'seat', whom: 'seat', accomplices: 'accomplice', vote: 'ballot' };
  const wording = new Wording('gentlemans-deal', words, NAMES, 1);

  test('an offer, player by player', () => {
    const nothing = { money: 0, accomplices: [] };
    const offer = {
      0: { money: 3, accomplices: ['boss'] },
      1: nothing,
      2: { ...nothing, money: 1 },
    };
    expect(saidWords(wording, {}, 'final_offer', offer)).toBe('Ana: 3 coins, Boss; Cora: 1 coin');
    expect(saidWords(wording, {}, 'final_offer', { 0: nothing })).toBe('Nothing for anybody');
  });

  test('a demand, for oneself and for another', () => {
    const demand = { money: 2, accomplices: [], vote: 'for' };
    const said = (whom: number) => saidWords(wording, {}, 'demand', { whom, ...demand });
    expect(said(1)).toBe('Demand at least 2 coins; then I vote for');
    expect(said(0)).toBe('Demand at least 2 coins for Ana; then I vote for');
  });
});
