import type { Board } from '@/games/board';
import type { PokerDiceEvent } from '@/net/wire';
import type { Narration } from '@/play/narration';
import { curve } from './curve';
import { outlook } from './sheet/outlook';
import Dice from './Dice.svelte';
import PlayOn from './PlayOn.svelte';
import OwnSheet from './sheet/OwnSheet.svelte';
import Sheets from './sheet/Sheets.svelte';
import { isTaken, takeOver } from './turn.svelte';

/** Each roll is a step, and what is written with what it earns. */
const narration = {
  step: ({ kind }: PokerDiceEvent) =>
    kind === 'poker_plus' || kind === 'upper_bonus' ? null : kind,
  climax: ({ kind }: PokerDiceEvent) => kind === 'ended',
} as Narration;

export const board: Board = {
  Table: Sheets,
  Own: OwnSheet,
  Mine: Dice,
  panels: { play_on: PlayOn },
  taking: { take: takeOver, isTaken },
  beside: true,
  curve,
  outlook,
  narration,
};
