// A game being looked at: live at a table, or a finished one step by step. Boards and panels know
// nothing else.
import type { Advice, Ask, View } from '@/net/wire';
import type { TableEvent, Wording } from '@/texts/wording';

/** `skipped`: these have not been told one by one, but all at once. */
export type EventsListener = (events: TableEvent[], skipped: boolean) => void;

/** An answer that has been picked and not yet sent. */
export interface Chosen {
  ask: Ask;
  answer: unknown[];
}

export interface Play {
  /** The id of its table. */
  readonly table: string;
  /** The same for all who look at this game, so that they can share what has been picked. */
  readonly identity: object;
  readonly game: string;
  readonly names: string[];
  readonly seat: number | null;
  readonly view: View;
  readonly wording: Wording;
  /** The wording of a line of the log, where the seats had other players then. */
  wordingAt?(key: string): Wording;
  readonly live: boolean;
  readonly busy: boolean;
  /** Events since the beginning, for what a table shows of its past. */
  readonly past: readonly TableEvent[];
  /** When the time of a seat is up, by this device's clock. */
  until(seat: number): number | null;
  /** When the game's own clock rings. */
  readonly rings: number | null;
  answer(ask: Ask, answer: unknown): Promise<boolean>;
  /**
   * Pick an answer, to be confirmed or taken back; what needs no confirming is sent at once.
   */
  choose(ask: Ask, answer: unknown[]): void;
  readonly chosen: Chosen | null;
  undo(): void;
  /** How answers to hidden questions begin for which one does not want to be asked. */
  readonly passedOver: string[][];
  passOver(answers: string[][]): void;
  onEvents(listener: EventsListener): () => void;
  /** Asks the coach about one's open question; null where he has nothing to say. */
  coachOn(ask: Ask): (() => Promise<Advice>) | null;
}
