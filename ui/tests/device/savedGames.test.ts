import { expect, it } from 'vitest';
import { gamesToDelete } from '@/device/savedGames';

const game = (table: string, byteLength = 1) => ({ table, body: { byteLength } });

it('keeps the latest games, as many as there is room for', () => {
  const many = Array.from({ length: 26 }, (_, place) => game(String(place)));
  expect(gamesToDelete(many)).toEqual(['24', '25']);
  expect(gamesToDelete([game('a', 5_000_000), game('b', 5_000_000), game('c')])).toEqual([
    'b',
    'c',
  ]);
  expect(gamesToDelete([game('a')])).toEqual([]);
});
