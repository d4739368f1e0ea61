import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '@/device/settings.svelte';
import type { News } from '@/net/table/session.svelte';
import type { LivePlay } from '@/play/live.svelte';
import { ToldPlay } from '@/play/told.svelte';

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

/** A game that is told, what brings it news, and what asks its reader something. */
function telling(): [ToldPlay, (entries: unknown[]) => void, () => void] {
  const view = { asks: [] as object[], waiting: null };
  let receive: (news: News) => void = () => undefined;
  const told = new ToldPlay(
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
    told,
    (entries) => receive({ entries, view, caughtUp: false } as unknown as News),
    () => view.asks.push({ choices: [['a'], ['b']], optional: false }),
  ];
}

test('however much there is to tell, it is over in fourteen seconds', () => {
  const [told, tell] = telling();
  const entries = Array.from({ length: 60 }, (_, place) => ({
    what: 'event',
    told: { key: String(place), at: 0, event: { kind: String(place), rule: '', data: {} } },
  }));
  tell(entries);
  vi.advanceTimersByTime(12_000);
  expect(told.telling).toBe(true);
  vi.advanceTimersByTime(2_100);
  expect(told.telling).toBe(false);
  expect(told.log).toHaveLength(60);
});

test('whoever is asked in the middle reads what came just before', () => {
  const [told, tell, asked] = telling();
  const event = (kind: string) => ({
    what: 'event',
    told: { key: kind, at: 0, event: { kind, rule: '', data: {} } },
  });
  tell([event('a'), event('b')]);
  asked();
  tell([event('c'), event('d')]);
  expect(told.telling).toBe(false);
  expect(told.line?.words).toBe(`${WORDS} ${WORDS}`);
});

test('who gives up is told where the game is told', () => {
  const [told, tell] = telling();
  const line = { key: '7', at: 0, kind: 'resigned', data: { seat: 1 } };
  tell([{ what: 'table', line }]);
  expect(told.line?.words).toBe('page-line-resigned');
});
