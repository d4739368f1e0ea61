// Tests of the service worker's reaction to a push message, and to a tap on its notification.
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A name that the compiler does not follow: the worker has other global types than the page. */
const WORKER: string = '/src/worker/push.ts';
type Handler = (event: never) => void;
const { onClick, onPush } = (await import(WORKER)) as Record<'onClick' | 'onPush', Handler>;

const MESSAGE = {
  table: 'a table',
  game: 'poker-dice',
  title: 'Poker Dice: your turn',
  body: 'The table waits for you.',
  stop: 'Stop these',
  off: 'signed-word',
};

const showNotification = vi.fn(() => Promise.resolve());
const unsubscribe = vi.fn(() => Promise.resolve(true));
const openWindow = vi.fn(() => Promise.resolve(null));
const focus = vi.fn(() => Promise.resolve());
const fetched = vi.fn(() => Promise.resolve(new Response()));
let windows: { url: string; focus: () => Promise<void> }[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  vi.stubGlobal('self', {
    registration: {
      showNotification,
      pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
    },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  });
  vi.stubGlobal('fetch', fetched);
});

/** Pass an event to the worker and wait until it is done. */
async function happens(handle: Handler, event: object): Promise<void> {
  const until: Promise<unknown>[] = [];
  handle({ ...event, waitUntil: (done: Promise<unknown>) => until.push(done) } as never);
  await Promise.all(until);
}

const push = (data: object | null) =>
  happens(onPush, { data: data && { json: () => structuredClone(data) } });

async function click(action = ''): Promise<void> {
  const close = vi.fn();
  await happens(onClick, { action, notification: { close, data: MESSAGE } });
  expect(close).toHaveBeenCalledOnce();
}

describe('a message of the house', () => {
  it('is shown with its words, and a later one of the same table takes its place', async () => {
    await push(MESSAGE);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      MESSAGE.title,
      expect.objectContaining({
        body: MESSAGE.body,
        tag: MESSAGE.table,
        data: { table: MESSAGE.table, off: MESSAGE.off },
        actions: [{ action: 'off', title: MESSAGE.stop }],
      }),
    );
  });

  it('without content shows nothing', async () => {
    await push(null);
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe('a tap', () => {
  it('opens the table', async () => {
    windows = [{ url: 'https://house.example/table/another', focus }];
    await click();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/table/a%20table');
    expect([focus, fetched, unsubscribe].map((item) => item.mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('goes to the window that shows the table', async () => {
    windows = [{ url: 'https://house.example/table/a%20table', focus }];
    await click();
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('on the other button ends such messages, and opens nothing', async () => {
    await click('off');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/notices/off/signed-word', {
      method: 'POST',
    });
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });
});
