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

const view = { asks: [], waiting: null };

/** A game that is told, and what brings it news. */
function telling(): [ToldPlay, (entries: unknown[]) => void] {
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
        event: () => 'Somebody does something that takes a while to be read.',
      },
    } as unknown as LivePlay,
    { step: (event) => event.kind },
  );
  return [told, (entries) => receive({ entries, view, caughtUp: false } as unknown as News)];
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

test('who gives up is told where the game is told', () => {
  const [told, tell] = telling();
  const line = { key: '7', at: 0, kind: 'resigned', data: { seat: 1 } };
  tell([{ what: 'table', line }]);
  expect(told.line?.words).toBe('page-line-resigned');
});
