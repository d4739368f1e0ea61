// Tests that standings and the end on the page agree with the engine (cases.json).
import { describe, expect, test } from 'vitest';
import { isLast } from '@/games/dice-town/cards/lastRound';
import { count } from '@/games/dice-town/cards/possiblePoints';
import { outlook as dealOutlook } from '@/games/gentlemans-deal/progress';
import { HIGHEST_SCORE } from '@/games/poker-dice/rules';
import { outlook as pokerOutlook } from '@/games/poker-dice/sheet/possibleScores';
import type { GentlemansDealView, PokerDiceView, View } from '@/net/wire';
import cases from './cases.json';

const positions = cases['dice-town'].standings;

describe('Dice Town', () => {
  test('everybody has between the least and the most that is said', () => {
    for (const table of positions)
      for (const { seat, range } of count(table, table.eyes, table.wild_west)) {
        const real = table.points[seat]!;
        const where = `round ${table.round}, seat ${seat} seen by ${table.eyes}`;
        expect(range!.low, where).toBeLessThanOrEqual(real);
        expect(range!.high, where).toBeGreaterThanOrEqual(real);
      }
  });

  test('one knows the own points exactly', () => {
    for (const table of positions) {
      if (table.eyes === null) continue;
      const { low, high } = count(table, table.eyes, table.wild_west)[table.eyes]!.range!;
      expect([low, high]).toEqual([table.points[table.eyes], table.points[table.eyes]]);
    }
  });

  test('what others hold face down is a range', () => {
    const open = positions.flatMap((table) =>
      count(table, null, table.wild_west).map(({ range }) => range!.high - range!.low),
    );
    expect(Math.max(...open)).toBeGreaterThan(0);
  });

  const called = positions.filter((table) => isLast(table, table.wild_west, table.hall));

  test('a round that is called the last is the last', () => {
    expect(called.filter((table) => !table.last)).toEqual([]);
  });

  test('it is called before the Mine and the claims are gone, in the West too', () => {
    const before = called.filter((table) => table.mine && table.row.length);
    expect(before.filter((table) => table.wild_west).length).toBeGreaterThan(0);
    expect(before.filter((table) => !table.wild_west).length).toBeGreaterThan(0);
  });

  const hands = (...dice: string[]) =>
    dice.map((hand) => ({ dice: hand.split(' ').filter(Boolean), fresh: [] }));
  const table = {
    ...{ mine: 2, row: ['claim-1', 'claim-2', 'claim-3'], claims_deck: 9, river: 5 },
    ...{ die_holder: -1, players: hands('', '', '') },
  };
  const claims = { claims_deck: 0, row: ['claim-1', 'claim-2'] };

  test('nines that lie there empty the Mine; in the West those of the second, or without a River', () => {
    const one = { ...table, players: hands('9 9', 'A', 'A') };
    expect(isLast(one, false, true)).toBe(true);
    expect(isLast(one, true, true)).toBe(false);
    expect(isLast({ ...one, river: 0 }, true, true)).toBe(true);
    expect(isLast({ ...one, river: 0, die_holder: 1 }, true, true)).toBe(false);
    const two = { ...table, players: hands('9 9', '9 9', 'A') };
    expect(isLast(two, true, true)).toBe(true);
    expect(isLast({ ...two, die_holder: 1 }, true, true)).toBe(false);
    expect(isLast({ ...two, players: hands('9 9', '9 9') }, true, true)).toBe(false);
    const shared = hands('9 9 J J J', '9 A A A A', '10 10 10 A J');
    expect(isLast({ ...table, mine: 1, players: shared }, false, false)).toBe(false);
  });

  test('the last claim is taken at the Town Hall, and more of them with Aces in final hands', () => {
    const one = { ...table, ...claims, row: ['claim-1'] };
    for (const wild of [false, true]) {
      expect(isLast(one, wild, true)).toBe(true);
      expect(isLast(one, wild, false)).toBe(false);
      const final = { ...table, ...claims, players: hands('9 9 J A A', '10 10 J Q K') };
      expect(isLast(final, wild, true)).toBe(true);
      expect(isLast({ ...final, players: hands('9 9 J A A', 'K K K Q 9') }, wild, true)).toBe(
        false,
      );
      expect(isLast({ ...final, die_holder: 0 }, wild, true)).toBe(false);
    }
  });
});

describe('Poker Dice', () => {
  const at = (round: number) => ({ table: { round } }) as View<PokerDiceView>;

  test('no box holds more than it can', () => {
    expect(HIGHEST_SCORE).toEqual(cases['poker-dice'].most);
  });

  test('the thirteenth round is the last', () => {
    expect([12, 13].map((round) => pokerOutlook.last(at(round), []))).toEqual([false, true]);
  });
});

test("Gentleman's Deal: money is one's own secret, and the last turn is known", () => {
  const player = { accomplices: ['boss'], arguments: 2, gang_cards: 0, weight: 1 };
  const table = { turn: 9, turns: 10, my_money: 12, players: [player, player] };
  const view = { table } as unknown as View<GentlemansDealView>;
  const last = { table: { ...table, turn: 10 } } as unknown as typeof view;
  const ranges = dealOutlook.standings(view, 1).map(({ range }) => range);
  expect(ranges).toEqual([null, { low: 12, high: 12 }]);
  expect(dealOutlook.last(view, [])).toBe(false);
  expect(dealOutlook.last(last, [])).toBe(true);
});
