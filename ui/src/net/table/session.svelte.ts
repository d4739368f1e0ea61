// A table as this page knows it: its public information, the game as seen from the person's seat,
// and its log.
import type { HouseSocket, Outcome } from '@/net/socket.svelte';
import type {
  BotReason,
  ClockInfo,
  Frame,
  FromHouse,
  NotDone,
  Presence,
  React,
  TableInfo,
  View,
} from '@/net/wire';
import { Asides } from './spectatorChat';
import type { TableEvent } from '@/texts/wording';
import { SeatHistory } from './seatHistory';
import { isTableEntry, type TableEntry } from './tableLineWords';

type FrameOf<Kind> = Extract<Frame, { kind: Kind }>;
type Reaction = React['reaction'];

export interface EventLine {
  key: string;
  at: number;
  event: TableEvent;
}

export interface ChatLine {
  key: string;
  at: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  /** True if it was said among spectators. */
  aside: boolean;
}

/** A reaction that was sent just now. */
export interface ReactionLine {
  key: string;
  seat: number;
  name: string;
  reaction: Reaction;
}

/** An entry of the table itself, such as a player who is back. */
export interface TableLine {
  key: string;
  entry: TableEntry;
  /** The player's former name, if the entry gives them a new one. */
  was: string;
}

/** A bot's reason for a move. */
export interface ReasonLine extends BotReason {
  key: string;
}

export type LogEntry =
  | { what: 'event'; line: EventLine }
  | { what: 'table'; line: TableLine }
  | { what: 'reason'; line: ReasonLine };

/** An update: new lines of the log, and the game after them. */
export interface News {
  entries: LogEntry[];
  view: View | null;
  /** True if this is the state after a gap in the connection, not something that happens now. */
  caughtUp: boolean;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** True if the house could not let this table be watched for a temporary reason. */
export function isPassing(message: FromHouse, table: string): boolean {
  return (
    message.t === 'refused' &&
    message.table === table &&
    message.id === null &&
    (message.code === 'too-fast' || message.code.startsWith('storage-'))
  );
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  clock = $state.raw<ClockInfo | null>(null);
  /** Milliseconds by which this device's clock is ahead of the house's. */
  ahead = $state(0);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<NotDone | null>(null);
  problem = $state.raw<NotDone | null>(null);
  busy = $state(false);
  presence = $state.raw<Presence | null>(null);
  /** The seats of people who are not connected; empty if the house cannot tell. */
  readonly away: number[] = $derived.by(() => {
    const connectedSeats = this.presence?.seats;
    const people = (this.info?.chairs ?? []).filter(
      (chair) => chair.kind === 'person' && !chair.resigned,
    );
    return connectedSeats
      ? people.map((chair) => chair.seat).filter((seat) => !connectedSeats.includes(seat))
      : [];
  });
  /** Beginnings of answers for which the player does not want to be asked. */
  passedOver = $state.raw<string[][]>([]);
  /** The players of each seat over time, for texts about the past. */
  seatHistory = new SeatHistory();
  private seq = 0;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stop: () => void;
  private reactionListeners = new Set<(line: ReactionLine) => void>();
  /** The names of the players by seat, as far as the log has named them. */
  private nameOfSeat: Record<number, string> = {};
  private readonly asides: Asides;
  private newsListeners = new Set<(news: News) => void>();

  constructor(
    readonly id: string,
    private readonly socket: HouseSocket,
  ) {
    this.asides = new Asides(id, () => socket.person);
    this.stop = socket.listen(
      (message) => this.receive(message),
      () => this.watch(),
    );
  }

  private watch(): void {
    clearTimeout(this.retry);
    this.socket.send({ t: 'watch', table: this.id, seat: this.seat, after: this.seq });
  }

  /** Return a session of another table, watched in the same way. */
  beside(id: string): TableSession {
    return new TableSession(id, this.socket);
  }

  /** Read the whole log again, since a person is no longer muted. */
  reread(): void {
    this.socket.send({ t: 'watch', table: this.id, seat: this.seat, after: 0 });
  }

  close(): void {
    clearTimeout(this.retry);
    this.stop();
    this.socket.send({ t: 'unwatch', table: this.id });
  }

  /** Call `listener` with every update; return the function that ends it. */
  onNews(listener: (news: News) => void): () => void {
    this.newsListeners.add(listener);
    return () => this.newsListeners.delete(listener);
  }

  /** Call `listener` with every new reaction, not with past ones. */
  onReaction(listener: (line: ReactionLine) => void): () => void {
    this.reactionListeners.add(listener);
    return () => this.reactionListeners.delete(listener);
  }

  async answer(ask: string, answer: unknown): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    const outcome = await this.socket.request((id) => ({
      t: 'answer',
      id,
      table: this.id,
      ask,
      answer,
    }));
    this.busy = false;
    return this.note(outcome);
  }

  async say(text: string): Promise<boolean> {
    return this.note(await this.socket.request((id) => ({ t: 'chat', id, table: this.id, text })));
  }

  async react(reaction: Reaction): Promise<boolean> {
    return this.note(
      await this.socket.request((id) => ({ t: 'react', id, table: this.id, reaction })),
    );
  }

  private note(outcome: Outcome): boolean {
    if (!outcome.done) this.refusal = outcome.refusal;
    return outcome.done;
  }

  private receive(message: FromHouse): void {
    if (isPassing(message, this.id)) {
      this.retry = setTimeout(() => this.watch(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, 2 * this.wait);
      return;
    }
    if (message.t === 'refused' && message.table === this.id && (!this.info || message.id === null))
      this.problem = message;
    if (message.t === 'presence' && message.table === this.id) this.presence = message.presence;
    if ((message.t !== 'table' && message.t !== 'news') || message.table !== this.id) return;
    let entries: LogEntry[];
    if (message.t === 'table') {
      this.wait = FIRST_WAIT;
      this.presence = message.presence ?? null;
      const isNext = message.frames[0]?.seq === this.seq + 1 || message.frames.length === 0;
      if (!isNext || this.seat !== message.seat) {
        this.log = [];
        this.chat = message.seat === null ? [] : this.asides.recall();
        this.seatHistory = new SeatHistory();
        this.passedOver = [];
      }
      this.seat = message.seat;
      entries = this.append(message.frames);
      this.asides.keep(this.chat);
      this.seq = message.seq;
      this.info = message.info;
      this.view = message.view ?? null;
    } else {
      if (message.frame.seq <= this.seq) return;
      this.seq = message.frame.seq;
      entries = this.append([message.frame]);
      this.asides.keep(this.chat);
      this.tellReaction(message.frame);
      if (message.info) this.info = message.info;
      if (message.view) {
        this.view = message.view;
        this.refusal = null;
      }
    }
    const news = { entries, view: this.view, caughtUp: message.t === 'table' };
    for (const listener of this.newsListeners) listener(news);
    // A message with the table's state includes its clocks: without one, no clock runs any more.
    if (message.clock) this.ahead = Date.now() - message.clock.now;
    if (message.clock || message.t === 'table' || message.view) this.clock = message.clock ?? null;
  }

  private tellReaction(frame: Frame): void {
    if (frame.kind !== 'reacted' || frame.data.muted) return;
    const { seat, name, reaction } = frame.data;
    for (const listener of this.reactionListeners)
      listener({ key: String(frame.seq), seat, name, reaction });
  }

  private append(frames: Frame[]): LogEntry[] {
    const entries: LogEntry[] = [];
    const lines: ChatLine[] = [];
    for (const frame of frames) {
      this.seatHistory.note(frame);
      if (frame.kind === 'passed_over') this.passedOver = frame.data.answers;
      // The new player of the seat has not asked for this.
      if (frame.kind === 'took_over' && frame.data.seat === this.seat) this.passedOver = [];
      if (frame.kind === 'said') lines.push(...chatLinesOf(frame));
      else if (frame.kind === 'moved' || frame.kind === 'started') entries.push(...linesOf(frame));
      else if (isTableEntry(frame)) entries.push(...this.tableLines(frame));
    }
    if (entries.length) this.log = [...this.log, ...entries];
    if (lines.length) this.chat = [...this.chat, ...lines].sort((a, b) => a.at - b.at);
    return entries;
  }

  /** Return the line of an entry; none for a new look under the same name. */
  private tableLines(entry: TableEntry): LogEntry[] {
    let was = '';
    if (entry.kind === 'sat' || entry.kind === 'took_over' || entry.kind === 'renamed') {
      const { seat, name } = entry.data;
      was = this.nameOfSeat[seat] ?? '';
      this.nameOfSeat[seat] = name;
      if (entry.kind === 'renamed' && (!was || !name || was === name)) return [];
    }
    return [{ what: 'table', line: { key: String(entry.seq), entry, was } }];
  }
}

/** Return the line of chat; none if its words are muted or those of a deleted person. */
function chatLinesOf({ seq, at, data }: FrameOf<'said'>): ChatLine[] {
  if (data.muted || !data.text) return [];
  const { person, name, seat, text } = data;
  const aside = data.channel === 'spectators';
  return [{ key: aside ? `aside-${seq}` : String(seq), at, person, name, seat, text, aside }];
}

/** Return the events of a move with the bots' reasons for it. */
function linesOf(frame: FrameOf<'moved' | 'started'>): LogEntry[] {
  const events = (frame.events ?? []).map((event, place): LogEntry => {
    return { what: 'event', line: { key: `${frame.seq}.${place}`, at: frame.at, event } };
  });
  const reasons = ('reasons' in frame && frame.reasons) || [];
  return [
    ...events,
    ...reasons.map((reason, place): LogEntry => {
      return { what: 'reason', line: { ...reason, key: `${frame.seq}.r${place}` } };
    }),
  ];
}

/** Return the events among lines of a log. */
export function eventsOf(entries: readonly LogEntry[]): TableEvent[] {
  return entries.flatMap((entry) => (entry.what === 'event' ? [entry.line.event] : []));
}

/** Return the bots' reasons among lines of a log. */
export function reasonLinesOf(entries: readonly LogEntry[]): ReasonLine[] {
  return entries.flatMap((entry) => (entry.what === 'reason' ? [entry.line] : []));
}
