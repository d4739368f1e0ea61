// The games of the page: what each needs before its board is loaded, and how a quick game is set.
import type { GameInfo } from '@/net/wire';
import type { Board } from './board';

export interface GameEntry {
  minutes: [number, number];
  quickSeats: number;
  load: () => Promise<{ board: Board }>;
}

export const GAMES: Record<string, GameEntry> = {
  'dice-town': { minutes: [30, 60], quickSeats: 4, load: () => import('@/games/dice-town/board') },
  'poker-dice': {
    minutes: [10, 30],
    quickSeats: 3,
    load: () => import('@/games/poker-dice/board'),
  },
  'gentlemans-deal': {
    minutes: [30, 45],
    quickSeats: 5,
    load: () => import('@/games/gentlemans-deal/board'),
  },
};

const USUAL = ['regular', 'expert', 'exact'];

/**
 * The bot that sits down unless somebody asks for another: good company rather than the strongest.
 */
export function usualBot(game: GameInfo): string {
  return USUAL.find((level) => game.bots.includes(level)) ?? game.bots[0] ?? 'random';
}
