import type { Board } from '@/games/board';
import { curve } from './curve';
import Dice from './Dice.svelte';
import PlayOn from './PlayOn.svelte';
import Sheets from './Sheets.svelte';

export const board: Board = {
  Table: Sheets,
  Mine: Dice,
  panels: { play_on: PlayOn },
  beside: true,
  curve,
};
