// Tests of the narration step by step; the tables of Dice Town in between are compared with the
// engine.
import { describe, expect, test, vi } from 'vitest';
import { apply, narration } from '@/games/dice-town/narration';
import type { LogEntry } from '@/net/table/session.svelte';
import type {
  DiceTownEvent,
  DiceTownView,
  GentlemansDealEvent as DealEvent,
  GentlemansDealView as Deal,
  View,
} from '@/net/wire';
import { apply as dealAfter, narration as dealNarration } from '@/games/gentlemans-deal/narration';
import { openDeal } from '@/games/gentlemans-deal/tableView';
import { hurry, stepsOf, timeOf } from '@/play/narration';
import { i18n } from '@/texts/language.svelte';
import { Wording } from '@/texts/wording';
import cases from './cases.json';

const { frames } = cases['dice-town'];
const lines = (events: readonly unknown[]): LogEntry[] =>
  events.map((event, place) => ({
    what: 'event',
    line: { key: String(place), at: 0, event: event as DiceTownEvent },
  }));
const VIEW = { seat: null } as View;
vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });

/** Return the part of a table that is compared: dice in any order, whether they are new or set. */
function open(table: Pick<DiceTownView, 'sheriff' | 'mine' | 'bank' | 'stagecoach'> & Players) {
  const { sheriff, mine, bank, stagecoach } = table;
  const players = table.players.map(({ dollars, nuggets, store, claims, under_cup, ...rest }) => {
    const dice = [...rest.dice, ...rest.fresh].sort();
    return { dollars, nuggets, store, claims, under_cup, dice };
  });
  return { sheriff, mine, bank, stagecoach, players };
}
type Shown = 'dollars' | 'nuggets' | 'store' | 'claims' | 'under_cup' | 'dice' | 'fresh';
interface Players {
  players: Pick<DiceTownView['players'][number], Shown>[];
}

describe('Dice Town', () => {
  test('when all events of an answer are told, purses and dice are what they are', () => {
    for (const { before, events, after } of frames) {
      const line = (events as DiceTownEvent[]).reduce(apply, before as unknown as DiceTownView);
      expect(open(line), events.map((event) => event.kind).join()).toEqual(open(after));
    }
  });

  test('nothing is left out or told twice, and only the last step brings the view', () => {
    for (const { events } of frames) {
      const steps = stepsOf(lines(events), VIEW, narration);
      expect(steps.flatMap((step) => step.events)).toEqual(events);
      expect(steps.map((step) => step.view)).toEqual([...steps.slice(1).map(() => null), VIEW]);
    }
  });

  test('cups are lifted together, and each place is a step', () => {
    const event = (kind: string, data: object) => ({ kind, rule: '', data });
    const steps = stepsOf(
      lines([
        event('revealed', { seat: 0, dice: ['9'] }),
        event('revealed', { seat: 1, dice: ['K'] }),
        event('last_rolled', { seat: 0, dice: ['A'] }),
        event('dice_set', {}),
        event('won', { seat: 0, place: 'mine' }),
        event('dug', { seat: 0, place: 'mine', nuggets: 1 }),
        event('gave', { seat: 0, receiver: 1, dollars: 1, nuggets: 0 }),
        event('nobody_won', { place: 'bank' }),
      ]),
      VIEW,
      narration,
    );
    expect(steps.map((step) => step.events.length)).toEqual([2, 1, 1, 3, 1]);
    expect(steps.map((step) => step.climax)).toEqual([false, true, false, false, false]);
  });
});

describe("Gentleman's Deal", () => {
  const event = (kind: string, data: object) => ({ kind, rule: '', data });
  const steps = stepsOf(
    lines([
      event('voted', { seat: 1, ballot: 'for', weight: 1 }),
      event('voted', { seat: 2, ballot: 'against_argument', weight: 3 }),
      event('deal_refused', { seat: 0, weight_for: 1, weight_against: 3 }),
      event('card_shown', { seat: 0, money: 12, accomplices: ['boss'] }),
      event('went_to_jail', { seat: 0 }),
    ]),
    VIEW,
    dealNarration,
  );

  test('fists open all at once, then the sum decides', () => {
    let table = { phase: 'vote', turn: 3, dealer: 0, latest: null } as unknown as Deal;
    const shown = steps.map((step) => {
      table = (step.events as unknown as DealEvent[]).reduce(dealAfter, table);
      const { votes, outcome, card } = openDeal(table)!;
      return [votes.length, outcome, card.money, table.jailed ?? null];
    });
    expect(shown).toEqual([
      [2, '', 0, null],
      [2, 'refused', 12, null],
      [2, 'refused', 12, 0],
    ]);
    expect(steps.map((step) => step.climax)).toEqual([false, true, false]);
  });
});

describe('what all do at the same moment', () => {
  const kinds = { seat: 'seat', dice: 'dice', place: 'place' };
  const wording = new Wording('dice-town', kinds, ['Ana', 'Bea'], 1);
  const all = (kind: string, ...data: object[]) =>
    data.map((item) => ({ kind, rule: '', data: item })) as unknown as DiceTownEvent[];
  const dice = [
    { seat: 0, dice: ['9', 'K'] },
    { seat: 1, dice: [] },
  ];

  test.each([
    ['en', 'revealed', dice, 'Kept. Ana: 9 K, you: nothing.'],
    ['ru', 'revealed', dice, 'Оставлено: Ana — 9 K, вы — ничего.'],
    ['ro', 'last_rolled', dice, 'Ultima aruncare. Ana: 9 K, tu: nimic.'],
    [
      'en',
      'paid',
      [
        { seat: 0, dollars: 1, place: 'stagecoach' },
        { seat: 1, dollars: 2, place: 'stagecoach' },
      ],
      'Into the Stagecoach. Ana: $1, you: $2.',
    ],
  ] as const)('is one sentence in %s: %s', async (language, kind, data, words) => {
    await i18n.load(language);
    expect(narration.words?.(all(kind, ...data), wording)).toBe(words);
  });

  test('one alone has a sentence as in the log', async () => {
    await i18n.load('en');
    const [event] = all('last_rolled', dice[0]!);
    expect(narration.words?.([event!], wording)).toBe(wording.event(event!));
  });
});

test('a place is named once in a step, and its ruling and its winner are steps', async () => {
  await i18n.load('en');
  const data = { seat: 0, place: 'mine', decision: 'winner' };
  const events = [
    { kind: 'decided', rule: '', data: { ...data, chosen: 0 } },
    { kind: 'won', rule: '', data: { ...data, count: 2 } },
    { kind: 'found_nothing', rule: '', data },
  ] as unknown as DiceTownEvent[];
  const steps = stepsOf(lines(events), VIEW, narration);
  expect(steps.map((step) => step.events.length)).toEqual([1, 2]);
  const kinds = { seat: 'seat', chosen: 'seat', place: 'place' };
  const wording = new Wording('dice-town', kinds, ['Ana', 'Bea'], 1);
  expect(narration.words?.(steps[1]!.events as DiceTownEvent[], wording)).toBe(
    'Mine: Ana wins with 2 dice. Ana leaves empty-handed.',
  );
});

describe('pace', () => {
  const [step] = stepsOf(lines([{ kind: 'dice_set', rule: '', data: {} }]), VIEW, narration);

  test('calm is slower than normal, long lines stay longer, instant takes no time', () => {
    expect(timeOf(step!, 'short', 'calm')).toBeGreaterThan(timeOf(step!, 'short', 'normal'));
    expect(timeOf(step!, 'x'.repeat(90), 'normal')).toBeGreaterThan(timeOf(step!, 'x', 'normal'));
    expect(timeOf(step!, 'short', 'instant')).toBe(0);
    expect(timeOf({ ...step!, climax: true }, 'x', 'normal')).toBeGreaterThan(
      timeOf(step!, 'x', 'normal'),
    );
  });

  test('a step without events, such as a sealed answer, takes no time', () => {
    expect(timeOf(stepsOf([], VIEW, narration)[0]!, '', 'calm')).toBe(0);
  });

  test('a long row of steps is told faster, more so for who is asked', () => {
    expect(hurry(3_000, false)).toBe(1);
    expect(hurry(60_000, false)).toBeGreaterThan(2);
    expect(hurry(20_000, true)).toBeGreaterThan(hurry(20_000, false));
  });
});
