import { expect, test } from 'vitest';
import { inOrder, isOpen, placesOf } from '@/components/forms/formValues';

test('equal values take one place each', () => {
  const values = ['claim-3', 'claim-3', 'claim-4'];
  expect(placesOf(values, ['claim-3'])).toEqual(new Set([0]));
  expect(placesOf(values, ['claim-3', 'claim-3'])).toEqual(new Set([0, 1]));
  expect(placesOf(values, ['claim-4', 'claim-3'])).toEqual(new Set([0, 2]));
});

test('values come in the order of the list, whatever the order in which they were chosen', () => {
  expect(inOrder(['a', 'b', 'c'], new Set([2, 0]))).toEqual(['a', 'c']);
});

test('a field is open if it leaves something to choose', () => {
  expect(isOpen({ low: 0, high: 0 })).toBe(false);
  expect(isOpen({ low: 0, high: 1 })).toBe(true);
  expect(isOpen({ values: ['only'] })).toBe(false);
  expect(isOpen({ values: ['this', 'that'] })).toBe(true);
  expect(isOpen({ values: [], least: 0, most: 0 })).toBe(false);
  expect(isOpen({ values: ['one'], least: 0, most: 1 })).toBe(true);
  expect(isOpen({ fields: { sum: { low: 2, high: 2 } } })).toBe(false);
  expect(isOpen({ fields: { sum: { low: 2, high: 3 } } })).toBe(true);
});
