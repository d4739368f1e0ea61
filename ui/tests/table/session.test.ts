import { expect, test } from 'vitest';
import { isPassing, TableSession } from '@/net/table/session.svelte';
import type { HouseSocket } from '@/net/socket.svelte';
import type { Frame, FromHouse } from '@/net/wire';

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

test('what one is not asked for follows from the frames, and is nobody else’s', () => {
  let receive: (message: FromHouse) => void = () => undefined;
  const listen = (hear: typeof receive) => {
    receive = hear;
    return () => undefined;
  };
  const session = new TableSession('T', {
    listen,
    send: () => undefined,
  } as unknown as HouseSocket);
  const info = { chairs: [] } as never;
  const over = (seq: number, answers: string[][]): Frame => ({
    seq,
    at: 0,
    kind: 'passed_over',
    data: { seat: 1, answers },
  });
  const frames = [over(1, [['cheat']]), over(2, [['cheat'], ['play', 'wanted']])];
  receive({ t: 'table', table: 'T', seat: 1, seq: 2, info, frames });
  expect(session.passedOver).toEqual([['cheat'], ['play', 'wanted']]);
  expect(session.log).toEqual([]);
  receive({ t: 'news', table: 'T', frame: over(3, [[]]) });
  expect(session.passedOver).toEqual([[]]);
  const taken = { seq: 4, at: 0, kind: 'took_over', data: { seat: 1, name: 'Zoe' } };
  receive({ t: 'news', table: 'T', frame: taken });
  expect(session.passedOver).toEqual([]);
});
