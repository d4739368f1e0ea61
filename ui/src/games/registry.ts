// The boards of the games, and what the page does with any game. A game without a board of its own
// is played on the default board.
import type { Component } from 'svelte';
import type { Faces, Gallery } from '@/art/cards/cardFace';
import { house } from '@/net/house';
import type { GameInfo } from '@/net/wire';
import { t } from '@/texts/language.svelte';
import { listOf } from '@/texts/wording';
import type { Play } from '@/play/play';
import type { Board } from './board';

export interface GameEntry {
  load: () => Promise<{ board: Board }>;
  /** Loads the table for a big screen. */
  big: () => Promise<{ default: Component<{ play: Play }> }>;
  /** Loads its cards, for the rules. */
  cards?: () => Promise<{ faces: Faces; gallery: Gallery }>;
}

export const GAMES: Record<string, GameEntry> = {
  'dice-town': {
    load: () => import('@/games/dice-town/board'),
    big: () => import('@/games/dice-town/big/BigTown.svelte'),
    cards: () => import('@/games/dice-town/cards/cardFaces'),
  },
  'poker-dice': {
    load: () => import('@/games/poker-dice/board'),
    big: () => import('@/games/poker-dice/big/BigSheets.svelte'),
  },
  'gentlemans-deal': {
    load: () => import('@/games/gentlemans-deal/board'),
    big: () => import('@/games/gentlemans-deal/big/BigDeal.svelte'),
    cards: () => import('@/games/gentlemans-deal/cardFaces'),
  },
};

/** The entry of a game that has no board of its own. */
const DEFAULT_ENTRY: GameEntry = {
  load: () => import('@/games/default/board'),
  big: () => import('@/games/default/BigTable.svelte'),
};

/** Return how the board of any game is loaded. */
export const entryOf = (game: string): GameEntry => GAMES[game] ?? DEFAULT_ENTRY;

/**
 * Return the outcome of a game in words, addressed to the player in the reader's seat. With `draws`
 * equal scores are a draw, not a win of several.
 */
export function endOf(
  draws: boolean,
  winners: readonly number[],
  names: readonly string[],
  reader: number | null,
): string {
  const count = winners.length;
  if (count === 1 && winners[0] === reader) return t('page-won-by-you');
  const drawn = count > 1 && draws;
  const name = listOf(winners, names, reader);
  return t(drawn ? 'page-drawn-by' : 'page-won-by', { name, count });
}

/** Create a table for a quick game with the player in the first seat. */
export async function openTable(game: GameInfo): Promise<{ id: string; seats: number }> {
  const seats = game.quick_seats;
  const { id } = await house.create({ game: game.name, seats, visibility: 'invitation' });
  await house.sit(id, 0);
  return { id, seats };
}

const USUAL = ['regular', 'expert', 'exact'];

/** Return the default bot: a pleasant opponent rather than the strongest. */
export function usualBot(game: GameInfo): string {
  return USUAL.find((level) => game.bots.includes(level)) ?? game.bots[0] ?? 'random';
}
