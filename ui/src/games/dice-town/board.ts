import { boardOf } from '@/games/board';
import type { DiceTownEvent, DiceTownView } from '@/net/wire';
import CardWindow from '@/games/dice-town/panels/CardWindow.svelte';
import Discover from '@/games/dice-town/panels/Discover.svelte';
import { faces } from './cards/cardFaces';
import { curve } from './scoreCurve';
import { outlook } from './cards/possiblePoints';
import { flights } from './flights';
import { narration } from './narration';
import KeepDice from '@/games/dice-town/panels/KeepDice.svelte';
import MyPlace from '@/games/dice-town/mine/MyPlace.svelte';
import SheriffScale from '@/games/dice-town/mine/SheriffScale.svelte';
import SheriffPanel from '@/games/dice-town/panels/SheriffPanel.svelte';
import OfferPanel from '@/games/dice-town/panels/OfferPanel.svelte';
import PassInAdvance from '@/games/dice-town/panels/PassInAdvance.svelte';
import RobPanel from '@/games/dice-town/panels/RobPanel.svelte';
import TurnDie from '@/games/dice-town/panels/TurnDie.svelte';
import Town from '@/games/dice-town/street/Town.svelte';

export const board = boardOf<DiceTownView, DiceTownEvent>({
  Table: Town,
  Mine: MyPlace,
  Context: SheriffScale,
  panels: {
    keep_dice: KeepDice,
    make_offer: OfferPanel,
    raise_offer: OfferPanel,
    name_one: SheriffPanel,
    play_or_pass: CardWindow,
    rob_somebody: RobPanel,
    say_anew: RobPanel,
    pass_in_advance: PassInAdvance,
    shamans_blessing: TurnDie,
    set_a_trap: TurnDie,
    discover: Discover,
  },
  confirms: ['name_one'],
  faces,
  flights,
  curve,
  outlook,
  narration,
});
