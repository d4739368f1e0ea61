// One WebSocket for all tables. It reconnects by itself and sends unacknowledged requests again:
// the house recognises repeated ones.
import { version } from '@/device/version';
import { PROTOCOL } from './wire';
import type { FromHouse, NotDone, ToHouse } from './wire';

export type Connection = 'connecting' | 'open' | 'lost';
export type Outcome = { done: true } | { done: false; refusal: NotDone };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/**
 * Milliseconds without any message after a request until the connection counts as lost, whatever
 * the browser believes.
 */
const MAX_SILENCE_MS = 20_000;
const UNKNOWN_DEVICE = 4401;
const BANNED = 4410;

interface Pending {
  message: ToHouse;
  settle: (outcome: Outcome) => void;
}

export class HouseSocket {
  connection = $state<Connection>('connecting');
  /** Id of the person to whom this socket belongs, as the house says. */
  person = '';
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pending = new Map<string, Pending>();
  private listeners = new Set<(message: FromHouse) => void>();
  private openListeners = new Set<() => void>();
  private count = 0;
  private cut = false;

  constructor(
    private readonly address: () => string,
    private readonly identify: () => Promise<void>,
  ) {
    document.addEventListener('visibilitychange', this.hurry);
    window.addEventListener('online', this.hurry);
  }

  private readonly hurry = () => {
    if (document.visibilityState === 'visible' && this.connection !== 'open') this.open();
  };

  /** Reconnect at another address and drop all pending requests. */
  reopen(): void {
    clearTimeout(this.timer);
    this.pending.clear();
    this.connection = 'connecting';
    this.drop();
    this.open();
  }

  /** Close for good. */
  close(): void {
    document.removeEventListener('visibilitychange', this.hurry);
    window.removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /**
   * Call `receive` with every message and `opened` at every new connection; return the function
   * that ends it.
   */
  listen(receive: (message: FromHouse) => void, opened: () => void): () => void {
    this.listeners.add(receive);
    this.openListeners.add(opened);
    if (this.connection === 'open') opened();
    else this.open();
    return () => {
      this.listeners.delete(receive);
      this.openListeners.delete(opened);
    };
  }

  /** Send a message that needs no acknowledgement; without a connection it is dropped. */
  send(message: ToHouse): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send a request, again after each reconnection, until the house has answered it. */
  request(make: (id: string) => ToHouse): Promise<Outcome> {
    const id = `${Date.now().toString(36)}-${this.count++}`;
    const message = make(id);
    return new Promise((settle) => {
      this.pending.set(id, { message, settle });
      this.send(message);
      this.expectNews();
    });
  }

  private open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.expectNews();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as FromHouse);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  /** Start the timer for an answer of the house. */
  private expectNews(): void {
    if (this.socket) this.silence ??= setTimeout(() => this.lost(0), MAX_SILENCE_MS);
  }

  private receive(message: FromHouse): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    if (message.t === 'welcome') {
      this.connection = 'open';
      this.person = message.person;
      this.wait = FIRST_WAIT;
      this.meet(message.protocol);
      for (const opened of this.openListeners) opened();
      for (const value of this.pending.values()) this.send(value.message);
      if (this.pending.size) this.expectNews();
    }
    if ((message.t === 'done' || message.t === 'refused') && message.id) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      waiting?.settle(message.t === 'done' ? { done: true } : { done: false, refusal: message });
    }
    for (const listener of this.listeners) listener(message);
  }

  /** Check for a newer page, since the house may have been updated while it was gone. */
  private meet(protocol: number): void {
    if (protocol !== PROTOCOL) void version.must();
    else if (this.cut) void version.check();
    this.cut = false;
  }

  private lost(code: number): void {
    this.drop();
    this.connection = 'lost';
    this.cut = true;
    const again = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
    if (code === BANNED) this.wait = LONGEST_WAIT;
    if (code === UNKNOWN_DEVICE) void this.identify().then(again, again);
    else again();
  }
}
