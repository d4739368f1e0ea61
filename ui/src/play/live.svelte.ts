// A game in progress at a live table.
import { house } from '@/net/house';
import { eventsOf, type TableSession } from '@/net/table/session.svelte';
import type { Advice, Ask, GameInfo, TableInfo, View } from '@/net/wire';
import { Wording, type TableEvent } from '@/texts/wording';
import { needsConfirming } from './needsConfirmation';
import { nameOf } from './playerNames';
import type { Chosen, EventsListener, Play } from './play';
import { isAdvised } from './shownQuestion';

export class LivePlay implements Play {
  readonly live = true;
  readonly identity = this;
  readonly info: TableInfo;
  readonly names: string[] = $derived.by(() => (this.session.info ?? this.info).chairs.map(nameOf));
  readonly wording: Wording = $derived.by(
    () => new Wording(this.game, this.about.words, this.names, this.seat),
  );
  private readonly earlier = new Map<string, Wording>();
  private picked = $state.raw<Chosen | null>(null);
  readonly chosen: Chosen | null = $derived.by(() =>
    this.view.asks.some((ask) => ask.id === this.picked?.ask.id) ? this.picked : null,
  );
  readonly past: TableEvent[] = $derived.by(() => eventsOf(this.session.log));

  constructor(
    readonly session: TableSession,
    readonly about: GameInfo,
  ) {
    this.info = session.info!;
  }

  get game(): string {
    return this.about.name;
  }
  get table(): string {
    return this.session.id;
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
    if (needsConfirming(ask, answer)) this.picked = { ask, answer };
    else void this.answer(ask, answer);
  }
  undo(): void {
    this.picked = null;
  }
  get passedOver(): string[][] {
    return this.session.passedOver;
  }
  passOver(answers: string[][]): void {
    house.passOver(this.session.id, answers).catch(() => undefined);
  }
  /** Return the wording for a line of the log, with the names of the players at that time. */
  wordingAt(key: string): Wording {
    const then = this.session.seatHistory.namesAt(parseInt(key), this.names);
    if (then === this.names) return this.wording;
    const names = JSON.stringify([then, this.seat]);
    let wording = this.earlier.get(names);
    if (!wording) {
      wording = new Wording(this.game, this.about.words, then, this.seat);
      this.earlier.set(names, wording);
    }
    return wording;
  }
  onEvents(listener: EventsListener): () => void {
    return this.session.onNews(({ entries, caughtUp }) => {
      const events = eventsOf(entries);
      if (events.length && !caughtUp) listener(events, false);
    });
  }
  coachOn(ask: Ask): (() => Promise<Advice>) | null {
    if (this.info.rated || !isAdvised(this.about, ask)) return null;
    return () => house.coach(this.session.id, ask.id);
  }
}
