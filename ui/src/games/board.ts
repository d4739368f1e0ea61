// What a game gives to the table: how it is drawn, how single questions are asked, what travels.
import type { Component } from 'svelte';
import type { Faces } from '@/art/cards/face';
import type { Flight } from '@/motion/flights';
import type { Ask } from '@/net/wire';
import type { Narration } from '@/play/narration';
import type { Play } from '@/play/play';
import type { TableEvent } from '@/texts/wording';
import type { Outlook } from './standing';

export interface PanelProps {
  play: Play;
  ask: Ask;
  /** How the cards look that answers speak of. */
  faces?: Faces;
}

export interface Taking {
  take(this: void, play: Play, answer: unknown[]): void;
  isTaken(this: void, play: Play, answer: unknown[]): boolean;
}

export interface Board {
  /** The table itself. */
  Table: Component<{ play: Play }>;
  /** What one still needs of the table where a big screen shows it. */
  Own?: Component<{ play: Play }>;
  /** What lies before oneself, above the question. */
  Mine?: Component<{ play: Play }>;
  /** What a decision is about, between the question and its answers. */
  Context?: Component<{ play: Play }>;
  /** How single questions are asked; all others are asked in the general way. */
  panels: Record<string, Component<PanelProps>>;
  /** Optional questions that the panel of the main one answers, too. */
  within?: readonly string[];
  /** How a choice of the coach is taken over, where that is not by picking an answer. */
  taking?: Taking;
  /** How its cards look. */
  faces?: Faces;
  /** On wide screens the question stands beside the table, not below it. */
  beside?: boolean;
  /** What travels when something happens. */
  flights?(this: void, event: TableEvent): Flight[];
  /** How it is told, step by step. */
  narration?: Narration;
  /** Where everybody stands and whether the end is certain. */
  outlook: Outlook;
  /** What everybody had after each round. */
  curve(this: void, events: readonly TableEvent[], seats: number): number[][];
}
