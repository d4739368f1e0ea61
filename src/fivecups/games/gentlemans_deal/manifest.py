"""The manifest of Gentleman's Deal."""

from ..manifest import Lesson, Manifest

MANIFEST = Manifest(
    name="gentlemans-deal",
    game="fivecups.games.gentlemans_deal:GENTLEMANS_DEAL",
    minutes=(30, 45),
    quick_seats=5,
    draws=True,
    picture=True,
    bots="fivecups.bots.gentlemans_deal:BOTS",
    encoding="fivecups.research.games.gentlemans_deal:ENCODING",
    lesson=Lesson(
        seats=5,
        level="regular",
        secret=1,
        options={"first_dealer": 0, "talk_seconds": None, "vote_seconds": None},
    ),
)
