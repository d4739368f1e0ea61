import { beforeAll, expect, test, vi } from 'vitest';
import type { GameInfo, ReplayStep, TableInfo } from '@/net/wire';
import { ReplayPlay } from '@/play/replay.svelte';
import { tableLine } from '@/net/table/tableLineWords';
import { i18n } from '@/texts/language.svelte';

vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
beforeAll(() => i18n.load('en'));
const NAMES = ['Ana', 'Bob', 'Cleo'];
const ana = { seat: 0, person: 'ana' };

test('wishes for a stand-in are told to whom they concern', () => {
  const line = (kind: 'stand_in_wished' | 'stand_in_dropped', seat: number, by: number) =>
    tableLine({ seq: 1, at: 0, kind, data: { seat, by } }, NAMES, ana);
  expect(line('stand_in_wished', 2, 1)).toBe('Bob would like a bot to play for Cleo.');
  expect(line('stand_in_wished', 0, 1)).toBe('Bob would like a bot to play for you.');
  expect(line('stand_in_wished', 2, 0)).toBe('You would like a bot to play for Cleo.');
  expect(line('stand_in_dropped', 0, 1)).toBe('Bob would rather wait for you.');
  expect(line('stand_in_dropped', 2, 0)).toBe('You would rather wait for Cleo.');
});

test('a new owner is told that the table is theirs', () => {
  const line = (person: string, name: string) =>
    tableLine({ seq: 1, at: 0, kind: 'owner_changed', data: { person, name } }, NAMES, ana);
  expect(line('bob', 'Bob')).toBe('The table belongs to Bob now.');
  expect(line('ana', 'Ana')).toBe('The table is yours now.');
  expect(line('', '')).toBe('The table has no owner now.');
});

test('a replay names those who had the seats at its step', () => {
  const chairs = NAMES.map((name, seat) => ({ seat, name, kind: 'person', sign: 'moon' }));
  const steps = Array.from({ length: 9 }, (_, step) => ({ step }));
  const earlier = [
    { seat: 1, until: 3, name: null },
    { seat: 1, until: 5, name: 'Eva' },
  ];
  const play = new ReplayPlay(
    { name: 'poker-dice', words: {} } as unknown as GameInfo,
    { id: 't', chairs } as unknown as TableInfo,
    null,
    steps as unknown as ReplayStep[],
    earlier,
  );
  const signs: unknown[] = [];
  const second = [0, 3, 4, 5, 6].map((step) => {
    play.jump(step);
    signs.push(play.chairs[1]!.sign);
    return play.names[1];
  });
  expect(signs).toEqual([null, null, null, null, 'moon']);
  expect(second).toEqual([second[0], second[0], 'Eva', 'Eva', 'Bob']);
  expect(NAMES).not.toContain(second[0]);
  expect(play.names[0]).toBe('Ana');
});
