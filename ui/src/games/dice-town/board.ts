import type { Board } from '../registry';
import CardWindow from './CardWindow.svelte';
import { flights } from './flights';
import KeepDice from './KeepDice.svelte';
import MyPlace from './MyPlace.svelte';
import NameOne from './NameOne.svelte';
import OfferPanel from './OfferPanel.svelte';
import PassInAdvance from './PassInAdvance.svelte';
import RobSomebody from './RobSomebody.svelte';
import TakeCard from './TakeCard.svelte';
import Town from './Town.svelte';

export const board: Board = {
  Table: Town,
  Mine: MyPlace,
  panels: {
    keep_dice: KeepDice,
    make_offer: OfferPanel,
    raise_offer: OfferPanel,
    name_one: NameOne,
    keep_a_card: TakeCard,
    keep_the_loot: TakeCard,
    play_or_pass: CardWindow,
    rob_somebody: RobSomebody,
    pass_in_advance: PassInAdvance,
  },
  flights,
};
