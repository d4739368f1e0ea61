// Tests of the default board: which facts of any game's view it shows, where, and in which words.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { layoutOf } from '@/games/default/layout';
import { shownOf, type Fact } from '@/games/default/shown';
import type { View } from '@/net/wire';
import { gameTexts } from '@/texts/gameTexts';
import { i18n } from '@/texts/language.svelte';
import { rulebook, ruleText } from '@/texts/rules';
import { Wording } from '@/texts/wording';

const TEXTS = import.meta.glob<string>('../../../docs/examples/high_cup_texts/*/*/high-cup.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const fetched: string[] = [];

vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
vi.stubGlobal('fetch', (address: string) => {
  fetched.push(address);
  const [, game, language] = /games\/([\w-]+)\/texts\/(\w+)/.exec(address)!;
  if (game === 'broken') return Promise.reject(new TypeError('no connection'));
  if (game !== 'high-cup') return Promise.resolve(new Response(''));
  const files = Object.entries(TEXTS).filter(([file]) => file.includes(`/${language}/`));
  return Promise.resolve(new Response(files.map(([, text]) => text).join('\n')));
});
beforeAll(async () => {
  await i18n.load('en');
  await i18n.addGames(['poker-dice', 'high-cup', 'whisper', 'broken']);
});
beforeEach(() => i18n.load('en'));

const NAMES = ['Ana', 'Bea', 'Cora'];
const TOWN = { sheriff: 'seat', dice: 'dice', row: 'card', tied: 'seats', past: 'told' };

function layout(table: unknown, words: Record<string, string> = {}, game = 'high-cup') {
  const wording = new Wording(game, words, NAMES, 0);
  return layoutOf({ view: { seats: 3, table } as View, wording });
}
const labels = (facts: Fact[]) => facts.map((fact) => fact.label);

test('the texts of a game come from the house once in each language', async () => {
  await i18n.load('ru');
  await i18n.load('ru');
  expect(i18n.format('high-cup-view-pot')).toBe('Монеты в банке');
  expect(fetched.filter((address) => address.endsWith('high-cup/texts/ru'))).toHaveLength(1);
  expect(fetched.filter((address) => address.includes('poker-dice'))).toEqual([]);
  expect(i18n.has('whisper-name')).toBe(false);
});

test('without a connection the texts of the last visit are used', async () => {
  const stored = new Map([['fivecups-broken-texts-ro', 'broken-name = Spart']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  expect(await gameTexts('ro', 'broken')).toBe('broken-name = Spart');
  expect(await gameTexts('en', 'broken')).toBe('');
  expect(await gameTexts('ro', 'whisper')).toBe('');
  expect(stored.get('fivecups-whisper-texts-ro')).toBe('');
  vi.stubGlobal('localStorage', undefined);
});

test('the rules of such a game have chapters and paragraphs', async () => {
  const book = await rulebook('ro', 'high-cup', ['high-cup']);
  expect(book.title).toBe('Păhărelul mare');
  expect(book.chapters.map((chapter) => chapter.rules.length)).toEqual([4, 1]);
  expect(await ruleText('en', 'high-cup', ['high-cup'], 'HC-3')).toContain('when time is up');
});

test('facts of the table, of the seats and of the player stand apart', () => {
  const shown = layout({ pot: 3, coins: [1, 0, 2], my_die: 4 }, { my_die: 'dice' });
  expect(labels(shown.short)).toEqual(['Coins in the pot']);
  expect(labels(shown.own)).toEqual(['Your die']);
  expect(shown.own[0]!.shown).toEqual({ is: 'dice', faces: [4] });
  expect(shown.seats.map(labels)).toEqual([['Coins'], ['Coins'], ['Coins']]);
  expect(shown.seats[2]![0]!.shown).toEqual({ is: 'number', number: 2 });
});

test('a spectator has nothing of their own, and a field without a text has its name', () => {
  const shown = layout({ my_die: null, open_cups: 0, last_round: false });
  expect(shown.own).toEqual([]);
  expect(labels(shown.short)).toEqual(['Open cups']);
});

test('lists with as many items as seats are dice, players or terms if the game says so', () => {
  const table = { dice: [5, 5, 6], tied: [0, 1, 2], row: ['mine', 'mine', 'girls'], past: 7 };
  const shown = layout(table, TOWN);
  expect(shown.seats).toEqual([[], [], []]);
  expect(shown.short.map((fact) => fact.shown)).toEqual([{ is: 'dice', faces: [5, 5, 6] }]);
  expect(shown.long.map((fact) => fact.shown.is)).toEqual(['seats', 'words']);
});

test('objects that name their seat are a list, others are the facts of the seats', () => {
  const players = [{ money: 0 }, { money: 2 }, { money: 3 }];
  const votes = [0, 1, 2].map((seat) => ({ seat, weight: seat }));
  const shown = layout({ players, votes }, { seat: 'seat' });
  expect(shown.seats[0]![0]!.shown).toEqual({ is: 'number', number: 0 });
  const [list] = shown.long;
  expect(list!.shown).toMatchObject({ is: 'several' });
  const items = (list!.shown as { items: { parts: Fact[] }[] }).items;
  expect(items.map((item) => item.parts.map((part) => part.shown))).toEqual([
    [{ is: 'seats', seats: [0] }],
    [
      { is: 'seats', seats: [1] },
      { is: 'number', number: 1 },
    ],
    [
      { is: 'seats', seats: [2] },
      { is: 'number', number: 2 },
    ],
  ]);
});

test('a mapping from terms is worded by its terms', () => {
  const wording = new Wording('poker-dice', { boxes: 'box' }, NAMES);
  const shown = shownOf(wording, 'boxes', { ones: 3, twos: 0, threes: null });
  expect((shown as { parts: Fact[] }).parts.map(({ label, shown: part }) => [label, part])).toEqual(
    [
      ['Ones', { is: 'number', number: 3 }],
      ['Twos', { is: 'number', number: 0 }],
    ],
  );
});

test.each([[null], [''], [[]], [{}], [false], [-1], [[0, 0]]])('%j shows nothing', (value) => {
  const wording = new Wording('high-cup', { turn: 'seat', dice: 'dice' }, NAMES);
  expect(shownOf(wording, Array.isArray(value) ? 'dice' : 'turn', value)).toBeNull();
});

test('a view that is no object has only the seats', () => {
  expect(layout(null)).toEqual({ short: [], long: [], seats: [[], [], []], own: [] });
});

test('a game cannot change the texts of the page', async () => {
  const own = i18n.format('page-play-now');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('page-play-now = Gone\nodd-name = Odd')),
  );
  await i18n.addGames(['odd']);
  expect(i18n.format('odd-name')).toBe('Odd');
  expect(i18n.format('page-play-now')).toBe(own);
});
