import { expect, test } from 'vitest';
import { stakeOf, tieOf } from '@/games/dice-town/tie';
import type { DiceTownEvent, DiceTownView } from '@/net/wire';

const question = { seat: 0, place: 'mine', decision: 'winner', seats: [1, 2] };
const asked: DiceTownEvent = { kind: 'asked_the_sheriff', rule: 'DT-21', data: question };
const decided: DiceTownEvent = {
  kind: 'decided',
  rule: 'DT-21',
  data: { seat: 0, chosen: 2, place: 'mine', decision: 'winner' },
};
const paid: DiceTownEvent = {
  kind: 'gave',
  rule: 'DT-22',
  data: { seat: 2, receiver: 0, dollars: 1, nuggets: 0 },
};
const dug: DiceTownEvent = {
  kind: 'dug',
  rule: 'DT-30',
  data: { seat: 2, place: 'mine', nuggets: 1 },
};

test('a tie is open until a player is named and has paid', () => {
  expect(tieOf([asked])).toMatchObject({ question, named: null });
  expect(tieOf([asked, decided, paid])).toMatchObject({ named: 2 });
  expect(tieOf([asked, decided, paid, dug])).toBeNull();
  expect(tieOf([asked, decided, paid, dug, asked])).toMatchObject({ named: null });
});

test('the stake is what the winner takes, not the stock of the place', () => {
  const hand = { dice: ['9', '9', 'J', 'A', 'A'] };
  const table = {
    players: [{ dice: [] }, hand, hand],
    mine: 12,
    bank: 7,
    row: ['claim-3', 'claim-5'],
  } as unknown as DiceTownView;
  const stake = (place: string, decision = 'winner') =>
    stakeOf({ ...question, place, decision }, table);
  expect(stake('mine')).toBe(2);
  expect(stakeOf(question, { ...table, mine: 1 })).toBe(1);
  expect(stake('bank')).toBe(7);
  expect(stake('general-store')).toBe(1);
  expect(stake('town-hall')).toBe(2);
  expect(stake('doc-badluck', 'next')).toBeNull();
});
