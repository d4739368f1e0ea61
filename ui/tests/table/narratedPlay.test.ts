import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '@/device/settings.svelte';
import type { News } from '@/net/table/session.svelte';
import type { LivePlay } from '@/play/live.svelte';
import { NarratedPlay } from '@/play/narratedPlay.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
  settings.pace = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WORDS = 'Somebody does something that takes a while to be read.';

/**
 * Return a narrated game, a function that adds entries, and one that asks the reader a question.
 */
function telling(): [NarratedPlay, (entries: unknown[]) => void, () => void] {
  const view = { asks: [] as object[], waiting: null };
  let receive: (news: News) => void = () => undefined;
  const narrated = new NarratedPlay(
    {
      session: {
        log: [],
        onNews: (hear: typeof receive) => {
          receive = hear;
          return () => undefined;
        },
      },
      view,
      seat: 0,
      wording: {
        names: ['Ana', 'Bob'],
        event: () => WORDS,
      },
    } as unknown as LivePlay,
    { step: (event) => event.kind },
  );
  return [
    narrated,
    (entries) => receive({ entries, view, caughtUp: false } as unknown as News),
    () => view.asks.push({ choices: [['a'], ['b']], optional: false }),
  ];
}

test('however much there is to tell, it is over in fourteen seconds', () => {
  const [narrated, tell] = telling();
  const entries = Array.from({ length: 60 }, (_, place) => ({
    what: 'event',
    line: { key: String(place), at: 0, event: { kind: String(place), rule: '', data: {} } },
  }));
  tell(entries);
  vi.advanceTimersByTime(12_000);
  expect(narrated.isNarrating).toBe(true);
  vi.advanceTimersByTime(2_100);
  expect(narrated.isNarrating).toBe(false);
  expect(narrated.log).toHaveLength(60);
});

test('whoever is asked in the middle reads what came just before', () => {
  const [narrated, tell, asked] = telling();
  const event = (kind: string) => ({
    what: 'event',
    line: { key: kind, at: 0, event: { kind, rule: '', data: {} } },
  });
  tell([event('a'), event('b')]);
  asked();
  tell([event('c'), event('d')]);
  expect(narrated.isNarrating).toBe(false);
  expect(narrated.line?.words).toBe(`${WORDS} ${WORDS}`);
});

test('who gives up is told where the game is told', () => {
  const [narrated, tell] = telling();
  const entry = { seq: 7, at: 0, kind: 'resigned' as const, data: { seat: 1, level: 'novice' } };
  tell([{ what: 'table', line: { key: '7', entry, was: '' } }]);
  expect(narrated.line?.words).toBe('page-line-resigned');
});
