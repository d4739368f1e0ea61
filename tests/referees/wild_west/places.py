"""The referee's checks of two actions at every place (WW-10 to WW-16, WW-20 to WW-27)."""

from __future__ import annotations

from collections.abc import Callable

from ..dice_town.decisions import Share, decide
from ..dice_town.doc import remedies, take_remedy
from ..dice_town.hands import hand_of, strength
from ..dice_town.phase_two import FACE, NOTHING, Paid, Places
from .bandits import chase, hire
from .indians import trade
from .river import pan
from .saloon import Theft
from .west import West

ACTIONS = {
    "mine": ("dig", "pan"),
    "bank": ("rob_the_bank", "hold_up_the_stagecoach"),
    "general-store": ("go_shopping", "see_doc"),
    "saloon": ("look_for_a_victim", "hire"),
    "sheriff": ("take_the_badge", "chase"),
    "town-hall": ("take_claims", "court_the_mayors_wife"),
}


class WesternPlaces(Places):
    """The checks of the places of a round: first place chooses an action, second place does the
    other."""

    ledger: West

    def play(self) -> None:
        for place in ACTIONS:
            self.visit(place)
            if place == "bank":
                self.stagecoach_arrives()

    # First and second place.

    def standing(self, place: str, seat: int) -> tuple[int, ...]:
        """Return the number of dice or the poker hand by which the place is won (DT-21, WW-11)."""
        if place == "town-hall":
            kind, ranks = strength(self.dice[seat])
            return 1 + kind, *ranks
        return (self.dice[seat].count(FACE[place]),)

    def best(self, place: str, but: int | None = None) -> list[int]:
        seats = [seat for seat in range(self.ledger.seats) if seat != but]
        most = max(self.standing(place, seat) for seat in seats)
        return [seat for seat in seats if most[0] and self.standing(place, seat) == most]

    def tell_standing(self, kind: str, place: str, seat: int) -> None:
        if place == "town-hall":
            hand = hand_of(self.dice[seat])[0]
            self.ledger.take(kind, seat=seat, place=place, hand=hand, dice=self.dice[seat])
        else:
            self.ledger.take(kind, seat=seat, place=place, count=self.count(place, seat))

    def visit(self, place: str) -> None:
        """Check a place: who is first and second, and their actions (WW-10 to WW-14, WI-4)."""
        west, shares = self.ledger, list[Share]()
        both = west.second_acts and west.war_path != place
        leaders = self.best(place)
        if not leaders:
            if place == "sheriff":
                west.take("sheriff_stayed", seat=west.sheriff, place=place)
            else:
                west.take("nobody_won", place=place)
            return
        first = leaders[0]
        if len(leaders) > 1:
            if not self.worth_deciding(ACTIONS[place], leaders):
                west.take("nothing_to_decide", place=place, seats=tuple(leaders))
                return
            first, more = decide(west, place, "first" if both else "winner", leaders)
            shares += more
        self.tell_standing("won", place, first)
        seconds = self.best(place, but=first) if both else []
        if len(seconds) == 1:
            self.tell_standing("came_second", place, seconds[0])
        chosen = self.choose(place, first, both and len(seconds) != 1, len(seconds) > 1)
        other = next(action for action in ACTIONS[place] if action != chosen)
        if len(seconds) > 1:
            if self.worth_deciding((other,), seconds):
                second, more = decide(west, place, "second", seconds)
                shares += more
                seconds = [second]
                self.tell_standing("came_second", place, second)
            else:
                west.take("nothing_to_decide", place=place, seats=tuple(seconds))
                seconds = []
        self.act_in_order(place, [(first, chosen), *((seat, other) for seat in seconds)], shares)

    def choose(self, place: str, first: int, announced: bool, tied: bool) -> str:
        """Return the action of first place: a possible one, by choice if both are (WW-14). The
        choice is announced if second place is still open; otherwise the action itself shows it.
        Where there is nothing to choose, the action is told before those who are `tied` for second
        place bid (WW-12)."""
        west, actions = self.ledger, ACTIONS[place]
        sure = [action for action in actions if self.possible(action, first)]
        can = [action for action in actions if action in sure or self.perhaps(action, first)]
        if announced and west.story.next == "chose_the_action":
            west.must(len(can) == 2, "there is nothing to choose")
            chosen = west.take("chose_the_action", seat=first, place=place)["action"]
            west.story.moved(first)
        elif announced:
            west.must(len(sure) < 2, "the choice is told")
            action = (sure or list(actions))[0]
            if tied:
                west.take("must_act", seat=first, place=place, action=action)
            return action
        else:
            chosen = west.story.coming.get("action", "")
        west.must(chosen in (can or actions[:1]), f"he can choose {can}")
        return str(chosen)

    def act_in_order(self, place: str, order: list[tuple[int, str]], shares: list[Share]) -> None:
        """Check that first place acts completely before second place (WW-10)."""
        west = self.ledger
        before = [(player.claims, player.ranches) for player in west.players]
        for seat, action in order:
            west.take("acts", seat=seat, place=place, action=action)
            if self.possible(action, seat) or self.perhaps(action, seat):
                self.pay_shares(seat, shares, self.acting[action](self, seat))
            else:
                west.take("found_nothing", seat=seat, place=place, action=action)
        if place == "town-hall" and west.indians:
            seats = [seat for seat, _ in order]
            claims = {s: west.players[s].claims - before[s][0] for s in seats}
            trade(west, seats, claims, {s: west.players[s].ranches - before[s][1] for s in seats})

    # Possible actions, and their checks.

    def worth_deciding(self, actions: tuple[str, ...], seats: list[int]) -> bool:
        """True if any of these actions is possible for any of these seats (DT-28, WW-12)."""
        each = [(action, seat) for action in actions for seat in seats]
        if any(self.possible(action, seat) for action, seat in each):
            return True
        perhaps = any(self.perhaps(action, seat) for action, seat in each)
        return perhaps and self.ledger.story.next != "nothing_to_decide"

    def perhaps(self, action: str, seat: int) -> bool:
        """True if an action may be possible: a player who may hold Whiskey can perhaps steal
        although no hand can be robbed (WW-67)."""
        west = self.ledger
        ranches = any(west.players[other].ranches for other in west.can_be_robbed(seat))
        return action == "look_for_a_victim" and ranches and west.players[seat].store > 0

    def possible(self, action: str, seat: int) -> bool:
        """True if the action certainly has something to act on (WW-14)."""
        west = self.ledger
        return {
            "dig": west.mine > 0,
            "pan": west.river.total() > 0,
            "rob_the_bank": west.bank > 0,
            "hold_up_the_stagecoach": west.stagecoach > 0,
            "go_shopping": west.store_deck + west.discards > 0,
            "see_doc": bool(remedies(west, seat, self.dice[seat])),
            "look_for_a_victim": bool(self.victims(seat)),
            "hire": bool(west.bandits),
            "take_the_badge": True,
            "chase": bool(west.wanted),
            "take_claims": bool(west.row),
            "court_the_mayors_wife": west.claim_deck > 0,
        }[action]

    def pan(self, seat: int) -> Paid:
        self.won.add(seat)
        return pan(self.ledger, self.cards, seat)

    def hold_up_the_stagecoach(self, seat: int) -> Paid:
        """Check the dollars taken from the Stagecoach (WW-21)."""
        west = self.ledger
        dollars = min(self.count("bank", seat), west.stagecoach)
        west.take("held_up_the_stagecoach", seat=seat, place="stagecoach", dollars=dollars)
        west.stagecoach -= dollars
        west.players[seat].dollars += dollars
        self.won.add(seat)
        return dollars, 0

    def see_doc(self, seat: int) -> Paid:
        """Check that a remedy is taken (WW-22)."""
        self.won.add(seat)
        take_remedy(self.ledger, self.cards, seat, self.dice[seat])
        return NOTHING

    def steal(self, seat: int) -> Paid:
        """Check the theft, two with The Girls (DT-36, DT-76, WW-67)."""
        girls = self.doubling("girls", seat)
        for _ in range(self.times(girls)):
            theft = Theft(self.ledger, self.cards, seat, self.count("saloon", seat))
            if theft.commit():
                self.won.add(seat)
        self.cards.over(girls)
        return NOTHING

    def hire(self, seat: int) -> Paid:
        self.won.add(seat)
        hire(self.ledger, self.cards, seat)
        return NOTHING

    def chase(self, seat: int) -> Paid:
        """Check the chase; it counts as won even without a catch (WW-27)."""
        self.won.add(seat)
        chase(self.ledger, self.cards, seat, self.count("sheriff", seat))
        return NOTHING

    def court_the_mayors_wife(self, seat: int) -> Paid:
        self.won.add(seat)
        self.take_the_top_claim(seat)
        return NOTHING

    acting: dict[str, Callable[[WesternPlaces, int], Paid]] = {
        "dig": Places.dig,
        "pan": pan,
        "rob_the_bank": Places.rob_the_bank,
        "hold_up_the_stagecoach": hold_up_the_stagecoach,
        "go_shopping": Places.shop,
        "see_doc": see_doc,
        "look_for_a_victim": steal,
        "hire": hire,
        "take_the_badge": Places.take_the_badge,
        "chase": chase,
        "take_claims": Places.take_claims,
        "court_the_mayors_wife": court_the_mayors_wife,
    }
