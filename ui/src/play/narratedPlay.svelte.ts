// A live game as it is narrated: it lags behind the true state by as much as people need to follow.
import { settings } from '@/device/settings.svelte';
import {
  eventsOf,
  reasonLinesOf,
  type LogEntry,
  type ReasonLine,
} from '@/net/table/session.svelte';
import type { News } from '@/net/table/session.svelte';
import type { Advice, Ask, View } from '@/net/wire';
import { tableLine } from '@/net/table/tableLineWords';
import type { TableEvent, Wording } from '@/texts/wording';
import type { LivePlay } from './live.svelte';
import { hurry, stepsOf, timeOf, type Narration, type Step } from './narration';
import type { Chosen, EventsListener, Play } from './play';
import { questionOf } from './shownQuestion';

/** The text of the ticker. */
export interface Line {
  words: string;
  climax: boolean;
}

export class NarratedPlay implements Play {
  readonly live = true;
  view: View = $state.raw()!;
  log = $state.raw<LogEntry[]>([]);
  /** The steps whose words are shown; kept as data so that a change of language takes effect. */
  private shownSteps = $state.raw<{ steps: Step[]; climax: boolean } | null>(null);
  readonly line: Line | null = $derived.by(
    () =>
      this.shownSteps && {
        words: this.shownSteps.steps.map((step) => this.words(step)).join(' '),
        climax: this.shownSteps.climax,
      },
  );
  /** Number of steps that are still to be narrated. */
  behind = $state(0);
  readonly past: TableEvent[] = $derived.by(() => eventsOf(this.log));
  private queue: Step[] = [];
  /** Factor by which the waiting steps are faster than their normal pace, to end in time. */
  private rate = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** True while something is being narrated. */
  isNarrating = $state(false);
  private listeners = new Set<EventsListener>();
  private reasonListeners = new Set<(lines: ReasonLine[]) => void>();
  private readonly stop: () => void;
  private readonly hidden = () => document.hidden && this.skip();

  constructor(
    private readonly play: LivePlay,
    private readonly narration: Narration | undefined,
    /** Returns the reader's id. */
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

  /** Show the present state at once; the rest of the narration is in the log. */
  skip(): void {
    if (this.queue.length) this.showAll(true);
  }

  /**
   * Show everything that waits at once, with the words of the last one or two steps: a line has no
   * room for more.
   */
  private showAll(skipped: boolean, last = 1): void {
    const steps = this.queue;
    this.rest();
    const read = steps.filter((step) => this.words(step)).slice(-last);
    const all = steps.reduce((sum, next) => ({
      entries: [...sum.entries, ...next.entries],
      events: [...sum.events, ...next.events],
      view: next.view ?? sum.view,
      climax: next.climax,
    }));
    this.show(all, skipped);
    if (read.length && steps.length > 1) this.shownSteps = { steps: read, climax: false };
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
    this.isNarrating = false;
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
    else if (this.isAsked && !this.narration?.whileAsked) this.showAll(this.queue.length > 1, 2);
    else {
      const total = this.queue.reduce((sum, step) => sum + this.time(step), 0);
      this.rate = Math.max(this.rate, hurry(total, this.isAsked));
      this.behind = this.queue.length;
      if (!this.isNarrating) this.next();
    }
  }

  private get isAsked(): boolean {
    return questionOf(this.play.view) !== null;
  }

  private next(): void {
    const step = this.queue.shift();
    this.behind = this.queue.length;
    this.isNarrating = step !== undefined;
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

  /** Return the words for events around the game, such as a resignation. */
  private around({ entries }: Step): string {
    const reader = { seat: this.seat, person: this.reader() };
    return entries
      .flatMap((entry) => (entry.what === 'table' ? [entry.line] : []))
      .map((line) => tableLine(line.entry, this.wording.names, reader, line.was))
      .join(' ');
  }

  private show(step: Step, skipped: boolean): void {
    this.behind = this.queue.length;
    const apply = this.narration?.apply;
    if (step.view) this.view = step.view;
    else if (apply) this.view = { ...this.view, table: step.events.reduce(apply, this.view.table) };
    if (step.entries.length) this.log = [...this.log, ...step.entries];
    if (step.events.length || this.words(step))
      this.shownSteps = { steps: [step], climax: step.climax };
    if (step.events.length) for (const listener of this.listeners) listener(step.events, skipped);
    const reasons = reasonLinesOf(step.entries);
    if (reasons.length) for (const listener of this.reasonListeners) listener(reasons);
  }

  // The following do not wait for the narration.

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
