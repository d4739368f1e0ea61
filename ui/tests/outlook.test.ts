// What the page says of standings and of the end agrees with the engine, whose cases.json is.
import { describe, expect, test } from 'vitest';
import { count, isLast } from '@/games/dice-town/cards/outlook';
import { outlook as dealOutlook } from '@/games/gentlemans-deal/outlook';
import { MOST } from '@/games/poker-dice/rules';
import { outlook as pokerOutlook } from '@/games/poker-dice/sheet/outlook';
import type { View } from '@/net/wire';
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

  test('a round that is called the last is the last', () => {
    const called = positions.filter((table) => isLast(table, table.wild_west));
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((table) => !table.last)).toEqual([]);
  });

  test('the last claim makes the round the last while dice are kept, but not in the West', () => {
    const players = [{ dice: ['9'], fresh: [] }];
    const table = { mine: 9, row: ['claim-1'], claims_deck: 0, players };
    expect(isLast(table, false)).toBe(true);
    expect(isLast(table, true)).toBe(false);
    const kept = [{ dice: ['9', '9', '9', '9', '9'], fresh: [] }];
    expect(isLast({ ...table, players: kept }, false)).toBe(false);
    expect(isLast({ ...table, row: [] }, true)).toBe(true);
  });
});

describe('Poker Dice', () => {
  const at = (round: number) => ({ table: { round } }) as View;

  test('no box holds more than it can', () => {
    expect(MOST).toEqual(cases['poker-dice'].most);
  });

  test('the thirteenth round is the last', () => {
    expect([12, 13].map((round) => pokerOutlook.last(at(round)))).toEqual([false, true]);
  });
});

test("Gentleman's Deal: money is one's own secret, and the last turn is known", () => {
  const player = { accomplices: ['boss'], arguments: 2, gang_cards: 0, weight: 1 };
  const table = { turn: 9, turns: 10, my_money: 12, players: [player, player] };
  const view = { table } as unknown as View;
  const ranges = dealOutlook.standings(view, 1).map(({ range }) => range);
  expect(ranges).toEqual([null, { low: 12, high: 12 }]);
  expect(dealOutlook.last(view)).toBe(false);
  expect(dealOutlook.last({ table: { ...table, turn: 10 } } as unknown as View)).toBe(true);
});
