import type { Board } from '../registry';
import Dice from './Dice.svelte';
import PlayOn from './PlayOn.svelte';
import Sheets from './Sheets.svelte';

export const board: Board = { Table: Sheets, Mine: Dice, panels: { play_on: PlayOn }, beside: true };
