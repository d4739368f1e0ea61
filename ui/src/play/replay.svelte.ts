// A finished game on the screen, one step at a time.
import type {
  BotReason,
  ChairInfo,
  Earlier,
  GameInfo,
  ReplayStep,
  TableInfo,
  View,
} from '@/net/wire';
import { botName, nameOf } from './playerNames';
import type { EventsListener, Play } from './play';
import { Wording, type TableEvent } from '@/texts/wording';

export interface ReplayChapter {
  step: number;
  title: string;
}

const BEGINS = new Set(['round_began', 'turn_began']);

export class ReplayPlay implements Play {
  readonly live = false;
  readonly identity = this;
  readonly busy = false;
  readonly rings = null;
  readonly chosen = null;
  readonly passedOver = [];
  step = $state(0);
  /** The former players of seats that were taken over after this step, latest first. */
  private readonly former: Earlier[] = $derived.by(() =>
    this.earlier.filter((item) => item.until >= this.step).reverse(),
  );
  /** The names of the players at this step. */
  readonly names: string[] = $derived.by(() => {
    const names = this.info.chairs.map(nameOf);
    for (const { seat, name } of this.former)
      names[seat] = name === null ? botName(seat) : name || names[seat]!;
    return names;
  });
  /** The chairs at this step, without the sign of a player who took over later. */
  readonly chairs: ChairInfo[] = $derived.by(() =>
    this.info.chairs.map((chair) =>
      this.former.some((item) => item.seat === chair.seat)
        ? { ...chair, sign: null, colour: null }
        : chair,
    ),
  );
  readonly wording: Wording = $derived.by(
    () => new Wording(this.about.name, this.about.words, this.names, this.seat),
  );
  readonly past: TableEvent[] = $derived.by(() =>
    this.steps.slice(0, this.step + 1).flatMap((step) => step.events),
  );
  readonly chapters: ReplayChapter[] = $derived.by(() =>
    this.steps.flatMap((step) => {
      const begins = step.events.find((event) => BEGINS.has(event.kind));
      return begins ? [{ step: step.step, title: this.wording.event(begins) }] : [];
    }),
  );
  /** The events of each step. */
  readonly tellings: { step: number; events: TableEvent[] }[] = $derived.by(() =>
    this.steps.map((step) => ({ step: step.step, events: step.events })),
  );
  private listeners = new Set<EventsListener>();

  constructor(
    readonly about: GameInfo,
    readonly info: TableInfo,
    readonly seat: number | null,
    readonly steps: ReplayStep[],
    private readonly earlier: Earlier[] = [],
  ) {}

  coachOn(): null {
    return null;
  }
  get table(): string {
    return this.info.id;
  }
  get game(): string {
    return this.about.name;
  }
  get last(): number {
    return this.steps.length - 1;
  }
  get view(): View {
    return this.steps[this.step]!.view!;
  }
  get events(): TableEvent[] {
    return this.steps[this.step]!.events;
  }
  /** The reasons that bots gave with this step. */
  get reasons(): BotReason[] {
    return this.steps[this.step]!.reasons ?? [];
  }
  get chapter(): number {
    return this.chapters.findLast((chapter) => chapter.step <= this.step)?.step ?? 0;
  }

  jump(step: number): void {
    this.step = Math.max(0, Math.min(this.last, step));
  }

  /** Go one step forward with its animations; return false at the end. */
  forward(): boolean {
    if (this.step === this.last) return false;
    this.step += 1;
    for (const listener of this.listeners) listener(this.events, false);
    return true;
  }

  until(): null {
    return null;
  }
  answer(): Promise<boolean> {
    return Promise.resolve(false);
  }
  choose(): void {}
  undo(): void {}
  passOver(): void {}
  onEvents(listener: EventsListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
