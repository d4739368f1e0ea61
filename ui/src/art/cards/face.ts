// What a card shows: its picture, the frame of its family, what it is called, does and is worth.
import type { Drawing } from './drawing';

/** The families of cards, each with a frame of its own. */
export type Family = 'store' | 'claim' | 'river' | 'bandit' | 'accomplice';

export interface Worth {
  amount: string;
  of: 'points' | 'dollars' | 'nuggets';
}

export interface CardFace {
  family: Family;
  drawing: Drawing | undefined;
  name: string;
  about: string;
  /** Nothing where it cannot be said by a number. */
  worth?: Worth;
  /** The face of a die that the card goes with. */
  die?: string;
}

/** A card by its kind and name, as events and answers call it; null where the kind has no cards. */
export type Faces = (kind: string, name: string) => CardFace | null;

/** All cards of a game, family by family. */
export type Gallery = readonly { title: string; kind: string; names: readonly string[] }[];
