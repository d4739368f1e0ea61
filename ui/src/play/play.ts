// The interface of a game on the screen: live at a table, or a finished one step by step. Boards
// and panels use only this.
import type { Advice, Ask, View } from '@/net/wire';
import type { TableEvent, Wording } from '@/texts/wording';

/** `skipped`: the events were not narrated one by one, but all at once. */
export type EventsListener<Event = TableEvent> = (events: Event[], skipped: boolean) => void;

/** An answer that has been picked and not yet sent. */
export interface Chosen {
  ask: Ask;
  answer: unknown[];
}

/** `Table` is the game's own part of the view, `Event` the game's events. */
export interface Play<Table = unknown, Event extends TableEvent = TableEvent> {
  /** The id of its table. */
  readonly table: string;
  /** The same object for all views of this game, so that they can share what has been picked. */
  readonly identity: object;
  readonly game: string;
  readonly names: string[];
  readonly seat: number | null;
  readonly view: View<Table>;
  readonly wording: Wording;
  /** Returns the wording for a line of the log, if the seats had other players then. */
  wordingAt?(key: string): Wording;
  readonly live: boolean;
  readonly busy: boolean;
  /** All events since the beginning. */
  readonly past: readonly Event[];
  /** Returns the time when a seat's clock runs out, by this device's clock. */
  until(seat: number): number | null;
  /** The time when the game's own clock rings. */
  readonly rings: number | null;
  answer(ask: Ask, answer: unknown): Promise<boolean>;
  /**
   * Pick an answer, to be confirmed or taken back; answers that need no confirmation are sent at
   * once.
   */
  choose(ask: Ask, answer: unknown[]): void;
  readonly chosen: Chosen | null;
  undo(): void;
  /** Beginnings of answers to hidden questions for which the player does not want to be asked. */
  readonly passedOver: string[][];
  passOver(answers: string[][]): void;
  onEvents(listener: EventsListener<Event>): () => void;
  /**
   * Returns a function that asks the coach about the player's open question; null if there is no
   * advice.
   */
  coachOn(ask: Ask): (() => Promise<Advice>) | null;
}
