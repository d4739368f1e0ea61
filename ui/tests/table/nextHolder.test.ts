import { expect, test } from 'vitest';
import type { ChairInfo, View } from '@/net/wire';
import { awaitedHere, isHidden, nextOf, seatsHere } from '@/screens/shared/nextHolder';

const chairs = [
  { seat: 0, kind: 'person', person: 'ana' },
  { seat: 1, kind: 'bot' },
  { seat: 2, kind: 'person', person: 'bob' },
  { seat: 3, kind: 'person', person: 'cleo', resigned: true },
] as ChairInfo[];
const waits = (seats: number[] | null) => ({ waiting: { seats, question: null } }) as View;

test('the seats of a device are those of its people who still play', () => {
  expect(seatsHere(chairs, [{ id: 'bob' }, { id: 'cleo' }, { id: 'ana' }])).toEqual([0, 2]);
});

test('of a hidden question a device does not know whom it is put to', () => {
  expect(awaitedHere(waits(null), [0, 2])).toEqual([]);
  expect(isHidden(waits(null))).toBe(true);
  expect(awaitedHere(waits([1, 2]), [0, 2])).toEqual([2]);
  expect(isHidden(waits([1]))).toBe(false);
  expect(isHidden(null)).toBe(false);
});

test('a device goes around the table', () => {
  expect(nextOf([2, 0], null)).toBe(0);
  expect(nextOf([2, 0], 0)).toBe(2);
  expect(nextOf([2, 0], 2)).toBe(0);
  expect(nextOf([2], 2)).toBe(2);
  expect(nextOf([], 2)).toBe(null);
});
