import type { Board } from '../registry';
import DemandPanel from './DemandPanel.svelte';
import { flights } from './flights';
import MakeOffer from './MakeOffer.svelte';
import RoundTable from './RoundTable.svelte';
import TalkPanel from './TalkPanel.svelte';
import VotePanel from './VotePanel.svelte';

export const board: Board = {
  Table: RoundTable,
  panels: { first_offer: MakeOffer, final_offer: MakeOffer, demand: DemandPanel, talk: TalkPanel, vote: VotePanel },
  flights,
  beside: true,
};
