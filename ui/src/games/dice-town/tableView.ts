// Constants and helpers to read a view of Dice Town.
import type { DiceTownPlayerView, DiceTownView } from '@/net/wire';
import type { Play } from '@/play/play';

export const PLACES = [
  'mine',
  'bank',
  'stagecoach',
  'general-store',
  'saloon',
  'sheriff',
  'town-hall',
  'doc-badluck',
] as const;
export type PlaceName = (typeof PLACES)[number];
export const FACE_OF: Partial<Record<PlaceName, string>> = {
  mine: '9',
  bank: '10',
  'general-store': 'J',
  saloon: 'Q',
  sheriff: 'K',
};

export const tableOf = (play: Play): DiceTownView => play.view.table as DiceTownView;

/** Return the dice of a player that everybody can see. */
export const openDice = (player: DiceTownPlayerView): string[] => [...player.dice, ...player.fresh];
