import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HouseSocket } from '@/net/socket.svelte';
import { PROTOCOL } from '@/net/wire';

/** A fake connection that the browser believes in, even without anything at its other end. */
class Line {
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    lines.push(this);
  }
  send(words: string): void {
    this.sent.push(words);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let lines: Line[] = [];
const welcome = { t: 'welcome', protocol: PROTOCOL };

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('document', { addEventListener: () => undefined, querySelector: () => null });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no house')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): HouseSocket {
  const socket = new HouseSocket(
    () => 'ws://house',
    () => Promise.resolve(),
  );
  socket.listen(
    () => undefined,
    () => undefined,
  );
  return socket;
}

test('a house that does not open its door in time is tried again', () => {
  const socket = connected();
  vi.advanceTimersByTime(30_000);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]!.readyState).toBe(3);
  lines.at(-1)!.hear(welcome);
  expect(socket.connection).toBe('open');
});

test('an answer that nobody acknowledges goes out again on a new line', async () => {
  const socket = connected();
  lines[0]!.hear(welcome);
  const outcome = socket.request((id) => ({ t: 'chat', id, table: 'T', text: 'hello' }));
  vi.advanceTimersByTime(19_000);
  expect(socket.connection).toBe('open');
  vi.advanceTimersByTime(2_000);
  expect(lines).toHaveLength(2);
  lines[1]!.hear(welcome);
  expect(lines[1]!.sent).toEqual(lines[0]!.sent);
  lines[1]!.hear({ t: 'done', id: (JSON.parse(lines[1]!.sent[0]!) as { id: string }).id });
  expect(await outcome).toEqual({ done: true });
});

test('a table at which nobody says anything is no reason to leave', () => {
  const socket = connected();
  lines[0]!.hear(welcome);
  vi.advanceTimersByTime(3_600_000);
  expect(socket.connection).toBe('open');
  expect(lines).toHaveLength(1);
});
