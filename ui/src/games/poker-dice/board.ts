import { boardOf } from '@/games/board';
import type { PokerDiceEvent, PokerDiceView } from '@/net/wire';
import type { Narration } from '@/play/narration';
import { curve } from './scoreCurve';
import { outlook } from './sheet/possibleScores';
import TurnDice from './TurnDice.svelte';
import TurnPanel from './TurnPanel.svelte';
import OwnSheet from './sheet/OwnSheet.svelte';
import Sheets from './sheet/Sheets.svelte';
import { isTaken, takeOver } from './turn.svelte';

/** Each roll is a step of the narration; writing a box and its points form one step. */
const narration: Narration<PokerDiceView, PokerDiceEvent> = {
  step: ({ kind }) => (kind === 'poker_plus' || kind === 'upper_bonus' ? null : kind),
  climax: ({ kind }) => kind === 'ended',
};

export const board = boardOf<PokerDiceView, PokerDiceEvent>({
  Table: Sheets,
  Own: OwnSheet,
  Mine: TurnDice,
  panels: { play_on: TurnPanel },
  taking: { take: takeOver, isTaken },
  beside: true,
  curve,
  outlook,
  narration,
});
