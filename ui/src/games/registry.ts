// What the page knows of each game beside its texts: how its table is drawn and how a quick game is set.
import type { Component } from 'svelte';
import type { Flights } from '../motion/flights';
import type { Play } from '../table/play.svelte';
import type { Ask, GameInfo } from '../net/wire';

export interface PanelProps {
  play: Play;
  ask: Ask;
}

export interface Board {
  /** The table itself. */
  Table: Component<{ play: Play }>;
  /** What lies before oneself, above the question. */
  Mine?: Component<{ play: Play }>;
  /** How single questions are asked; all others are asked in the general way. */
  panels: Record<string, Component<PanelProps>>;
  /** On wide screens the question stands beside the table, not below it. */
  beside?: boolean;
  /** What travels when something happens. */
  flights?: Flights;
}

export interface Door {
  minutes: [number, number];
  quickSeats: number;
  load: () => Promise<{ board: Board }>;
}

export const DOORS: Record<string, Door> = {
  'dice-town': { minutes: [30, 60], quickSeats: 4, load: () => import('./dice-town/board') },
  'poker-dice': { minutes: [10, 30], quickSeats: 3, load: () => import('./poker-dice/board') },
  'gentlemans-deal': { minutes: [30, 45], quickSeats: 5, load: () => import('./gentlemans-deal/board') },
};

const USUAL = ['regular', 'expert', 'exact'];

/** The bot that sits down unless somebody asks for another: good company rather than the strongest. */
export function usualBot(game: GameInfo): string {
  return USUAL.find((level) => game.bots.includes(level)) ?? game.bots[0] ?? 'random';
}
