// Points of cards at the end (DT-66, WW-34, WW-60 to WW-63). Tested against the engine.
import { STORE_CARDS } from './storeCards';

export interface Points {
  points: number;
  /** Points count for each of these that the player owns; once if undefined. */
  per?: 'store-card' | 'bandit';
}

const CLAIM = /^claim-(\d+)$/;

export const isLand = (card: string): boolean => card.startsWith('claim') || card === 'ranch';

export function pointsOf(card: string): Points {
  const own = STORE_CARDS[card];
  if (!own) return { points: Number(card.match(CLAIM)?.[1] ?? 0) };
  const { points, per } = own;
  return per === 'card' ? { points } : { points, per };
}

/** Return the dollars that a caught Bandit adds; its name contains them after the face. */
export const bountyOf = (bandit: string): number => Number(bandit.split('-')[1] ?? 0);
