// The board of any game that has none of its own. It draws the game's view field by field; the
// questions have the general panels.
import { boardOf } from '@/games/board';
import OwnFacts from './OwnFacts.svelte';
import DefaultTable from './DefaultTable.svelte';

export const board = boardOf({
  Table: DefaultTable,
  Mine: OwnFacts,
  panels: {},
  beside: true,
  narration: {
    step: ({ kind }) => kind,
    climax: ({ kind, reveals }) => reveals || kind === 'ended',
  },
});
