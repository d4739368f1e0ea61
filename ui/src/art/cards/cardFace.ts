// The contents of a card's front: picture, frame of its family, name, effect and worth.
import { plainPicture, type Drawing } from './drawing';

/** The families of cards; each has its own frame. */
export type Family = 'store' | 'claim' | 'river' | 'bandit' | 'accomplice';

export interface Worth {
  amount: string;
  of: 'points' | 'dollars' | 'nuggets';
}

export interface CardFace {
  family: Family;
  drawing: Drawing;
  name: string;
  about: string;
  /** Points at the end; undefined if they cannot be given as a number. */
  worth?: Worth;
  /** The face of a die that belongs to the card. */
  die?: string;
}

const PLAIN = plainPicture();

/** Return the drawing of a card, or a plain sheet if it has none. */
export const drawingOf = (name: string, ...drawings: readonly Record<string, Drawing>[]): Drawing =>
  drawings.find((some) => some[name])?.[name] ?? PLAIN;

/** Returns a card by its kind and name in events and answers; null if the kind has no cards. */
export type Faces = (kind: string, name: string) => CardFace | null;

/** All cards of a game, by family. */
export type Gallery = readonly { title: string; kind: string; names: readonly string[] }[];
