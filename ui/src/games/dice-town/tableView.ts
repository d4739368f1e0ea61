// Constants and helpers to read a view of Dice Town.
import type { DiceTownEvent, DiceTownPlayerView, DiceTownView } from '@/net/wire';
import type { PanelProps } from '@/games/board';
import type { Play } from '@/play/play';

export type TownPlay = Play<DiceTownView, DiceTownEvent>;
export type TownPanelProps = PanelProps<DiceTownView, DiceTownEvent>;

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
export const isPlace = (value: unknown): value is PlaceName =>
  PLACES.some((place) => place === value);

export const FACE_OF: Partial<Record<PlaceName, string>> = {
  mine: '9',
  bank: '10',
  'general-store': 'J',
  saloon: 'Q',
  sheriff: 'K',
};

/** Return the dice of a player that everybody can see. */
export const openDice = (player: DiceTownPlayerView): string[] => [...player.dice, ...player.fresh];
