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

test('however much there is to tell, it is over in fourteen seconds', () => {
  let receive: (news: News) => void = () => undefined;
  const view = { asks: [], waiting: null };
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
      wording: { event: () => 'Somebody does something that takes a while to be read.' },
    } as unknown as LivePlay,
    { step: (event) => event.kind },
  );
  const entries = Array.from({ length: 60 }, (_, place) => ({
    what: 'event',
    told: { key: String(place), at: 0, event: { kind: String(place), rule: '', data: {} } },
  }));
  receive({ entries, view, caughtUp: false } as unknown as News);
  vi.advanceTimersByTime(12_000);
  expect(told.telling).toBe(true);
  vi.advanceTimersByTime(2_100);
  expect(told.telling).toBe(false);
  expect(told.log).toHaveLength(60);
});
