// Written by ui/dev/cards.py from the game's components; a test compares both.
export interface StoreCard {
  count: number;
  points: number;
  /** Points count for each of these that the player owns, or once for the card. */
  per: 'card' | 'store-card' | 'bandit';
  edition: 'base' | 'wild-west' | 'indians';
  /** The word with which answers that play the card begin. */
  verb: string;
}

export const STORE_CARDS: Record<string, StoreCard> = {
  'equipment-1': { count: 1, points: 1, per: 'card', edition: 'base', verb: 'play' },
  'equipment-2': { count: 1, points: 2, per: 'card', edition: 'base', verb: 'play' },
  'equipment-3': { count: 1, points: 3, per: 'card', edition: 'base', verb: 'play' },
  'equipment-4': { count: 1, points: 4, per: 'card', edition: 'base', verb: 'play' },
  'equipment-5': { count: 1, points: 5, per: 'card', edition: 'base', verb: 'play' },
  'equipment-8': { count: 1, points: 8, per: 'card', edition: 'base', verb: 'play' },
  dynamite: { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  'even-split': { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  'unlimited-credit': { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  brute: { count: 2, points: 0, per: 'card', edition: 'base', verb: 'play' },
  cheater: { count: 2, points: 0, per: 'card', edition: 'base', verb: 'cheat' },
  girls: { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  marshall: { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  corruption: { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  'nervous-joe': { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  elixir: { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  wanted: { count: 1, points: 0, per: 'card', edition: 'base', verb: 'play' },
  cattle: { count: 1, points: 7, per: 'card', edition: 'wild-west', verb: 'play' },
  winchester: { count: 1, points: 6, per: 'card', edition: 'wild-west', verb: 'play' },
  mule: { count: 1, points: 1, per: 'store-card', edition: 'wild-west', verb: 'play' },
  dog: { count: 1, points: 2, per: 'bandit', edition: 'wild-west', verb: 'play' },
  gift: { count: 1, points: 0, per: 'card', edition: 'wild-west', verb: 'play' },
  crook: { count: 1, points: 0, per: 'card', edition: 'wild-west', verb: 'play' },
  'two-guns': { count: 1, points: 0, per: 'card', edition: 'wild-west', verb: 'throw_again' },
  whiskey: { count: 1, points: 0, per: 'card', edition: 'wild-west', verb: 'take_a_ranch' },
  insurance: { count: 1, points: 0, per: 'card', edition: 'wild-west', verb: 'play' },
  desperado: { count: 1, points: 0, per: 'card', edition: 'wild-west', verb: 'hire' },
  'smoke-signals': { count: 1, points: 0, per: 'card', edition: 'indians', verb: 'play' },
};
