// One socket for all tables. When it is lost it comes back by itself, and what was not acknowledged
// is sent again: the house recognises what it has done before.
import { version } from '@/device/version';
import { PROTOCOL } from './wire';
import type { FromHouse, NotDone, ToHouse } from './wire';

export type Connection = 'connecting' | 'open' | 'lost';
export type Outcome = { done: true } | { done: false; refusal: NotDone };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** A house that has been asked something and says nothing for so long is no longer there, whatever
 * the browser believes. */
const LONGEST_SILENCE = 20_000;
const UNKNOWN_DEVICE = 4401;
const BANNED = 4410;

interface Pending {
  message: ToHouse;
  settle: (outcome: Outcome) => void;
}

export class HouseSocket {
  connection = $state<Connection>('connecting');
  /** Whose socket the house says it is. */
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

  /** Begin anew at another address; what was on its way is dropped. */
  reopen(): void {
    clearTimeout(this.timer);
    this.pending.clear();
    this.connection = 'connecting';
    this.drop();
    this.open();
  }

  /** For good. */
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

  /** Hear every message; `opened` is called whenever a connection begins. Returns what ends it. */
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

  /** Send something that needs no acknowledgement; without a connection it is dropped. */
  send(message: ToHouse): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send something, again after each reconnection, until the house has said what became of it. */
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

  /** The house has been asked something, and is to say something. */
  private expectNews(): void {
    if (this.socket) this.silence ??= setTimeout(() => this.lost(0), LONGEST_SILENCE);
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
      for (const one of this.pending.values()) this.send(one.message);
      if (this.pending.size) this.expectNews();
    }
    if ((message.t === 'done' || message.t === 'refused') && message.id) {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      waiting?.settle(message.t === 'done' ? { done: true } : { done: false, refusal: message });
    }
    for (const listener of this.listeners) listener(message);
  }

  /** A house that was gone may have come back with another page. */
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
