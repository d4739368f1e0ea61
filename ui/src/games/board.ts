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

export interface PanelProps {
  play: Play;
  ask: Ask;
  /** The fronts of the cards that answers mention. */
  faces?: Faces;
}

export interface Taking {
  take(this: void, play: Play, answer: unknown[]): void;
  isTaken(this: void, play: Play, answer: unknown[]): boolean;
}

export interface Board {
  /** The board itself. */
  Table: Component<{ play: Play }>;
  /** The part of the board that a player still needs while a big screen shows the rest. */
  Own?: Component<{ play: Play }>;
  /** The player's own pieces, above the question. */
  Mine?: Component<{ play: Play }>;
  /** The subject of a decision, between the question and its answers. */
  Context?: Component<{ play: Play }>;
  /** Panels for questions by name; all other questions use the general panel. */
  panels: Record<string, Component<PanelProps>>;
  /** Optional questions that the panel of the main question answers as well. */
  within?: readonly string[];
  /** How a choice of the coach is adopted, if not by picking an answer. */
  taking?: Taking;
  /** The fronts of the game's cards. */
  faces?: Faces;
  /** True if the question stands beside the board on wide screens, not below it. */
  beside?: boolean;
  /** Returns the pieces that fly because of an event. */
  flights?(this: void, event: TableEvent): Flight[];
  /** How events are narrated, step by step. */
  narration?: Narration;
  /** Where every player stands, and whether the end is certain. */
  outlook: Outlook;
  /** Returns the score of every seat after each round. */
  curve(this: void, events: readonly TableEvent[], seats: number): number[][];
}
