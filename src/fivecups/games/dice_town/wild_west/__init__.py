"""The expansions Wild West and the Indians (rulebooks WW and WI): the River, the Bandits, the
Ranches and the Indian die. Importing this package plugs them into the game."""

from ..course.expansion_hooks import (
    BEFORE_A_ROLL,
    BEFORE_THE_PLACES,
    END_OF_THE_ROUND,
    LAYING_OUT,
    OPENING,
)
from ..decisions.offer_parts import PARTS_IN_THE_WEST
from ..goods.thefts import AFTER_A_THEFT
from ..winning.place import plug_in
from . import effects as effects  # importing the module registers the effects
from .bandits import HIRE, ask_for_bandits
from .chase import CHASE
from .effects import insure_the_victim
from .indians import close_the_round, roll_if_somebody_has_it, trade_with_the_indians
from .ranch_and_bandit_offers import OFFERED_BANDITS, OFFERED_RANCHES
from .river_cards import PAN
from .second_actions import COURT_THE_MAYORS_WIFE, HOLD_UP_THE_STAGECOACH, SEE_DOC
from .setup import lay_out_the_west, open_the_west

LAYING_OUT.append(lay_out_the_west)
OPENING.append(open_the_west)
BEFORE_A_ROLL.append(ask_for_bandits)
BEFORE_THE_PLACES.append(roll_if_somebody_has_it)
END_OF_THE_ROUND.append(close_the_round)

AFTER_A_THEFT.append(insure_the_victim)
PARTS_IN_THE_WEST.extend((OFFERED_RANCHES, OFFERED_BANDITS))

plug_in("mine", PAN)
plug_in("bank", HOLD_UP_THE_STAGECOACH)
plug_in("general-store", SEE_DOC)
plug_in("saloon", HIRE)
plug_in("sheriff", CHASE)
plug_in("town-hall", COURT_THE_MAYORS_WIFE, afterwards=trade_with_the_indians)
