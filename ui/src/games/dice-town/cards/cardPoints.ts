// Points of cards at the end (DT-66, WW-34, WW-60 to WW-63). Tested against the engine.
export interface Points {
  points: number;
  /** Points count for each of these that the player owns; once if undefined. */
  per?: 'store-card' | 'bandit';
}

const OWN: Record<string, Points> = {
  cattle: { points: 7 },
  winchester: { points: 6 },
  mule: { points: 1, per: 'store-card' },
  dog: { points: 2, per: 'bandit' },
};
const NUMBERED = /^(?:equipment|claim)-(\d+)$/;

export const isLand = (card: string): boolean => card.startsWith('claim') || card === 'ranch';

export const pointsOf = (card: string): Points =>
  OWN[card] ?? { points: Number(card.match(NUMBERED)?.[1] ?? 0) };

/** Return the dollars that a caught Bandit adds; its name contains them after the face. */
export const bountyOf = (bandit: string): number => Number(bandit.split('-')[1] ?? 0);
