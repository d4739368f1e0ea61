// The interface of a game's board: its components, its panels for questions, and what flies over
// it.
import type { Component } from 'svelte';
import type { Faces } from '@/art/cards/cardFace';
import type { Flight } from '@/motion/flights';
import type { Ask } from '@/net/wire';
import type { Narration } from '@/play/narration';
import type { Play } from '@/play/play';
import type { TableEvent } from '@/texts/wording';
import type { Outlook } from './outlook';

export interface PanelProps<Table = unknown, Event extends TableEvent = TableEvent> {
  play: Play<Table, Event>;
  ask: Ask;
  /** The fronts of the cards that answers mention. */
  faces?: Faces;
}

export interface Taking<Table = unknown, Event extends TableEvent = TableEvent> {
  take(this: void, play: Play<Table, Event>, answer: unknown[]): void;
  isTaken(this: void, play: Play<Table, Event>, answer: unknown[]): boolean;
}

/**
 * `Table` is the game's own part of the view, `Event` the game's events. Without them it is a board
 * that any game can be played on.
 */
export interface Board<Table = unknown, Event extends TableEvent = TableEvent> {
  /** The board itself. */
  Table: Component<{ play: Play<Table, Event> }>;
  /** The part of the board that a player still needs while a big screen shows the rest. */
  Own?: Component<{ play: Play<Table, Event> }>;
  /** The player's own pieces, above the question. */
  Mine?: Component<{ play: Play<Table, Event> }>;
  /** The subject of a decision, between the question and its answers. */
  Context?: Component<{ play: Play<Table, Event>; asked?: boolean }>;
  /** Panels for questions by name; all other questions use the general panel. */
  panels: Record<string, Component<PanelProps<Table, Event>>>;
  /** Questions whose panel confirms a picked answer itself. */
  confirms?: readonly string[];
  /** Optional questions that the panel of the main question answers as well. */
  within?: readonly string[];
  /** How a choice of the coach is adopted, if not by picking an answer. */
  taking?: Taking<Table, Event>;
  /** The fronts of the game's cards. */
  faces?: Faces;
  /** True if the question stands beside the board on wide screens, not below it. */
  beside?: boolean;
  /** Returns the pieces that fly because of an event. */
  flights?(this: void, event: Event): Flight[];
  /** How events are narrated, step by step. */
  narration?: Narration<Table, Event>;
  /** Where every player stands, and whether the end is certain. */
  outlook?: Outlook<Table, Event>;
  /** Returns the score of every seat after each round. */
  curve?(this: void, events: readonly Event[], seats: number): number[][];
}

/** Return a board for the page, which hands it views and events of its own game only. */
export const boardOf = <Table, Event extends TableEvent>(board: Board<Table, Event>): Board =>
  board as unknown as Board;
