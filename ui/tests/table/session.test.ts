import { expect, test } from 'vitest';
import { isPassing } from '@/net/table/session.svelte';
import type { FromHouse } from '@/net/wire';

function refused(code: string, id: string | null = null, table = 'T'): FromHouse {
  return { t: 'refused', id, code, rule: '', data: {}, table };
}

test('a table that cannot be read at the moment is watched again, one that is private is not', () => {
  expect(isPassing(refused('storage-failed'), 'T')).toBe(true);
  expect(isPassing(refused('storage-busy'), 'T')).toBe(true);
  expect(isPassing(refused('private-table'), 'T')).toBe(false);
  expect(isPassing(refused('no-such-table'), 'T')).toBe(false);
});

test('what became of an answer is not about watching', () => {
  expect(isPassing(refused('storage-failed', '7'), 'T')).toBe(false);
  expect(isPassing(refused('storage-failed', null, 'another'), 'T')).toBe(false);
});
