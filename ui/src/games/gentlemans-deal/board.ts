import { boardOf } from '@/games/board';
import type { GentlemansDealEvent, GentlemansDealView } from '@/net/wire';
import DemandPanel from '@/games/gentlemans-deal/panels/DemandPanel.svelte';
import { curve } from './scoreCurve';
import { outlook } from './progress';
import { faces } from './cardFaces';
import { flights } from './flights';
import { narration } from './narration';
import MakeOffer from '@/games/gentlemans-deal/panels/MakeOffer.svelte';
import NothingToAdd from '@/games/gentlemans-deal/panels/NothingToAdd.svelte';
import DockSeat from '@/games/gentlemans-deal/round/DockSeat.svelte';
import OwnSeat from '@/games/gentlemans-deal/round/OwnSeat.svelte';
import RoundTable from '@/games/gentlemans-deal/round/RoundTable.svelte';
import TalkPanel from '@/games/gentlemans-deal/panels/TalkPanel.svelte';
import VotePanel from '@/games/gentlemans-deal/panels/VotePanel.svelte';

export const board = boardOf<GentlemansDealView, GentlemansDealEvent>({
  Table: RoundTable,
  Own: OwnSeat,
  Mine: DockSeat,
  panels: {
    first_offer: MakeOffer,
    final_offer: MakeOffer,
    nothing_to_add: NothingToAdd,
    demand: DemandPanel,
    talk: TalkPanel,
    vote: VotePanel,
  },
  within: ['confirm_offer'],
  faces,
  flights,
  curve,
  outlook,
  narration,
  beside: true,
});
