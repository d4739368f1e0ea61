// A live game as it is told: behind what is true by as much as people need to follow it.
import { settings } from '@/device/settings.svelte';
import {
  eventsOf,
  reasonLinesOf,
  type LogEntry,
  type ReasonLine,
} from '@/net/table/session.svelte';
import type { News } from '@/net/table/session.svelte';
import type { Advice, Ask, View } from '@/net/wire';
import { tableLine } from '@/net/table/lines';
import type { TableEvent, Wording } from '@/texts/wording';
import type { LivePlay } from './live.svelte';
import { hurry, stepsOf, timeOf, type Narration, type Step } from './narration';
import type { Chosen, EventsListener, Play } from './play';
import { questionOf } from './question';

/** What is being told at the moment, in words. */
export interface Line {
  words: string;
  climax: boolean;
}

export class ToldPlay implements Play {
  readonly live = true;
  view: View = $state.raw()!;
  log = $state.raw<LogEntry[]>([]);
  /** The steps whose words are read, in whatever language is chosen meanwhile. */
  private said = $state.raw<{ steps: Step[]; climax: boolean } | null>(null);
  readonly line: Line | null = $derived.by(
    () =>
      this.said && {
        words: this.said.steps.map((step) => this.words(step)).join(' '),
        climax: this.said.climax,
      },
  );
  /** How many steps are still to be told. */
  behind = $state(0);
  readonly past: TableEvent[] = $derived.by(() => eventsOf(this.log));
  private queue: Step[] = [];
  /** How much faster than at its pace all that waits is told, so that it is over in time. */
  private rate = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether something is being told just now. */
  telling = $state(false);
  private listeners = new Set<EventsListener>();
  private reasonListeners = new Set<(lines: ReasonLine[]) => void>();
  private readonly stop: () => void;
  private readonly hidden = () => document.hidden && this.skip();

  constructor(
    private readonly play: LivePlay,
    private readonly narration: Narration | undefined,
    /** Who reads it. */
    private readonly reader: () => string | null = () => null,
  ) {
    this.catchUp();
    this.stop = play.session.onNews((news) => this.receive(news));
    document.addEventListener('visibilitychange', this.hidden);
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.hidden);
  }

  /** Show where things stand now; what is left to tell is in the log. */
  skip(): void {
    if (this.queue.length) this.showAll(true);
  }

  /** Everything that is left to tell at once, with the words of its last step or two: a line has
   * no room for all. */
  private showAll(skipped: boolean, last = 1): void {
    const steps = this.queue;
    this.rest();
    const read = steps.filter((step) => this.words(step)).slice(-last);
    const all = steps.reduce((one, next) => ({
      entries: [...one.entries, ...next.entries],
      events: [...one.events, ...next.events],
      view: next.view ?? one.view,
      climax: next.climax,
    }));
    this.show(all, skipped);
    if (read.length && steps.length > 1) this.said = { steps: read, climax: false };
  }

  onEvents(listener: EventsListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onReasons(listener: (lines: ReasonLine[]) => void): () => void {
    this.reasonListeners.add(listener);
    return () => this.reasonListeners.delete(listener);
  }

  private rest(): void {
    this.queue = [];
    this.rate = 1;
    this.telling = false;
    clearTimeout(this.timer);
  }

  private catchUp(): void {
    this.rest();
    this.behind = 0;
    this.view = this.play.view;
    this.log = this.play.session.log;
  }

  private receive({ entries, view, caughtUp }: News): void {
    if (caughtUp || !view) return this.catchUp();
    const atOnce = settings.pace === 'instant' || document.hidden;
    const waiting = this.queue.length;
    this.queue.push(...stepsOf(entries, view, this.narration));
    if (atOnce) this.showAll(waiting > 0);
    else if (this.asked && !this.narration?.whileAsked) this.showAll(this.queue.length > 1, 2);
    else {
      const total = this.queue.reduce((sum, step) => sum + this.time(step), 0);
      this.rate = Math.max(this.rate, hurry(total, this.asked));
      this.behind = this.queue.length;
      if (!this.telling) this.next();
    }
  }

  private get asked(): boolean {
    return questionOf(this.play.view) !== null;
  }

  private next(): void {
    const step = this.queue.shift();
    this.behind = this.queue.length;
    this.telling = step !== undefined;
    if (!step) {
      this.rate = 1;
      return;
    }
    this.show(step, false);
    const time = this.time(step) / this.rate;
    if (time) this.timer = setTimeout(() => this.next(), time);
    else this.next();
  }

  private time(step: Step): number {
    return timeOf(step, this.words(step), settings.pace);
  }

  private words(step: Step): string {
    const { aside, words } = this.narration ?? {};
    const told = step.events.filter((event) => !aside?.(event));
    if (!step.events.length) return this.around(step);
    if (words) return words(told, this.wording);
    return told.map((event) => this.wording.event(event)).join(' ');
  }

  /** What has happened around the game, such as somebody's giving up. */
  private around({ entries }: Step): string {
    const reader = { seat: this.seat, person: this.reader() };
    return entries
      .flatMap((entry) => (entry.what === 'table' ? [entry.line] : []))
      .map((line) => tableLine(line.kind, line.data, this.wording.names, reader))
      .join(' ');
  }

  private show(step: Step, skipped: boolean): void {
    this.behind = this.queue.length;
    const apply = this.narration?.apply;
    if (step.view) this.view = step.view;
    else if (apply) this.view = { ...this.view, table: step.events.reduce(apply, this.view.table) };
    if (step.entries.length) this.log = [...this.log, ...step.entries];
    if (step.events.length || this.words(step)) this.said = { steps: [step], climax: step.climax };
    if (step.events.length) for (const listener of this.listeners) listener(step.events, skipped);
    const reasons = reasonLinesOf(step.entries);
    if (reasons.length) for (const listener of this.reasonListeners) listener(reasons);
  }

  // What does not wait to be told.

  get identity(): object {
    return this.play.identity;
  }
  get table(): string {
    return this.play.table;
  }
  get game(): string {
    return this.play.game;
  }
  get names(): string[] {
    return this.play.names;
  }
  get seat(): number | null {
    return this.play.seat;
  }
  get wording(): Wording {
    return this.play.wording;
  }
  get busy(): boolean {
    return this.play.busy;
  }
  get rings(): number | null {
    return this.play.rings;
  }
  get chosen(): Chosen | null {
    return this.play.chosen;
  }
  coachOn(ask: Ask): (() => Promise<Advice>) | null {
    return this.play.coachOn(ask);
  }
  until(seat: number): number | null {
    return this.play.until(seat);
  }
  answer(ask: Ask, answer: unknown): Promise<boolean> {
    return this.play.answer(ask, answer);
  }
  choose(ask: Ask, answer: unknown[]): void {
    this.play.choose(ask, answer);
  }
  undo(): void {
    this.play.undo();
  }
  get passedOver(): string[][] {
    return this.play.passedOver;
  }
  passOver(answers: string[][]): void {
    this.play.passOver(answers);
  }
}
