// A game being looked at: live at a table, or a finished one step by step. Boards and panels know nothing else.
import { house } from '../net/house';
import type { Advice, Ask, GameInfo, TableInfo, View } from '../net/wire';
import type { TableSession } from '../net/session.svelte';
import { Wording, type TableEvent } from '../texts/wording';
import { nameOf } from './names';

export type Ear = (events: TableEvent[], before: View | null, after: View | null) => void;

/** An answer that has been picked and not yet sent. */
export interface Chosen {
  ask: Ask;
  answer: unknown[];
}

export interface Play {
  readonly game: string;
  readonly names: string[];
  readonly seat: number | null;
  readonly view: View;
  readonly wording: Wording;
  readonly live: boolean;
  readonly busy: boolean;
  /** Events since the beginning, for what a table shows of its past. */
  readonly past: readonly TableEvent[];
  /** When the time of a seat is up, by this device's clock. */
  until(seat: number): number | null;
  /** When the game's own clock rings. */
  readonly rings: number | null;
  answer(ask: Ask, answer: unknown): Promise<boolean>;
  /** Pick an answer, to be confirmed or taken back; where nothing else could be said it is sent at once. */
  choose(ask: Ask, answer: unknown[]): void;
  readonly chosen: Chosen | null;
  undo(): void;
  onEvents(ear: Ear): () => void;
  /** What the coach says about one's open question, where there is a coach to ask. */
  readonly coach: (() => Promise<Advice>) | null;
}

export class LivePlay implements Play {
  readonly live = true;
  readonly info: TableInfo;
  readonly names: string[] = $derived.by(() => (this.session.info ?? this.info).chairs.map(nameOf));
  readonly wording: Wording = $derived.by(() => new Wording(this.game, this.about.words, this.names));
  private picked = $state.raw<Chosen | null>(null);
  readonly chosen: Chosen | null = $derived.by(() => (this.view.asks.some((ask) => ask.id === this.picked?.ask.id) ? this.picked : null));
  readonly past: TableEvent[] = $derived.by(() =>
    this.session.log.flatMap((entry) => (entry.what === 'event' ? [entry.told.event] : [])),
  );

  constructor(
    readonly session: TableSession,
    readonly about: GameInfo,
  ) {
    this.info = session.info!;
  }

  get game(): string {
    return this.about.name;
  }
  get seat(): number | null {
    return this.session.seat;
  }
  get view(): View {
    return this.session.view!;
  }
  get busy(): boolean {
    return this.session.busy;
  }
  get rings(): number | null {
    const rings = this.session.clock?.rings ?? null;
    return rings === null ? null : rings + this.session.ahead;
  }
  until(seat: number): number | null {
    const until = this.session.clock?.until?.[seat];
    return until === undefined ? null : until + this.session.ahead;
  }
  answer(ask: Ask, answer: unknown): Promise<boolean> {
    return this.session.answer(ask.id, answer);
  }
  choose(ask: Ask, answer: unknown[]): void {
    if (ask.optional || (ask.choices as unknown[]).length === 1) void this.answer(ask, answer);
    else this.picked = { ask, answer };
  }
  undo(): void {
    this.picked = null;
  }
  onEvents(ear: Ear): () => void {
    return this.session.onEvents(ear);
  }
  get coach(): (() => Promise<Advice>) | null {
    return this.about.coached && !this.info.rated ? () => house.coach(this.session.id) : null;
  }
}
