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

/** Return a session at seat 1 that has received these frames. */
function sessionWith(...frames: Frame[]): TableSession {
  let receive: (message: FromHouse) => void = () => undefined;
  const listen = (hear: typeof receive) => {
    receive = hear;
    return () => undefined;
  };
  const socket = { listen, send: () => undefined, person: null } as unknown as HouseSocket;
  const session = new TableSession('T', socket);
  const info = { chairs: [] } as never;
  receive({ t: 'table', table: 'T', seat: 1, seq: frames.length, info, frames });
  return session;
}

test('chat without words is not shown: that of muted people and of deleted ones', () => {
  const by = { person: 'bob', name: 'Bob', seat: null, channel: 'table' as const };
  const session = sessionWith(
    { seq: 1, at: 0, kind: 'said', data: { ...by, text: 'Howdy' } },
    { seq: 2, at: 0, kind: 'said', data: { ...by, muted: true } },
    { seq: 3, at: 0, kind: 'said', data: { ...by, name: '', text: '' } },
  );
  expect(session.chat.map((line) => line.text)).toEqual(['Howdy']);
  expect(session.log).toEqual([]);
});

test('a new name has a line with the old one, a new look has none', () => {
  const ana = { seat: 0, name: 'Ana', sign: '', colour: '' };
  const session = sessionWith(
    { seq: 1, at: 0, kind: 'sat', data: { ...ana, person: 'ana', host: '' } },
    { seq: 2, at: 0, kind: 'renamed', data: { ...ana, sign: 'moon' } },
    { seq: 3, at: 0, kind: 'renamed', data: { ...ana, name: 'Anna' } },
  );
  const lines = session.log.flatMap((entry) => (entry.what === 'table' ? [entry.line] : []));
  expect(lines.map(({ key, entry, was }) => [key, entry.kind, was])).toEqual([
    ['1', 'sat', ''],
    ['3', 'renamed', 'Ana'],
  ]);
});

test('a move brings its events and then the reasons of bots', () => {
  const event = { kind: 'dug', rule: 'DT-30', data: { seat: 0, place: 'mine', nuggets: 2 } };
  const session = sessionWith(
    { seq: 1, at: 0, kind: 'started' },
    { seq: 2, at: 0, kind: 'moved', events: [event], reasons: [{ seat: 0, code: 'revenge' }] },
  );
  expect(session.log.map(({ what, line }) => [what, line.key])).toEqual([
    ['event', '2.0'],
    ['reason', '2.r0'],
  ]);
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
  const zoe = { seat: 1, person: 'zoe', name: 'Zoe', sign: '', colour: '', host: '' };
  const taken: Frame = { seq: 4, at: 0, kind: 'took_over', data: zoe };
  receive({ t: 'news', table: 'T', frame: taken });
  expect(session.passedOver).toEqual([]);
});
