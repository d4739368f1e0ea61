"""A game whose class is written in the `__init__` of its package, beside other packages."""

from __future__ import annotations

from fivecups.engine import Game, Rules, State, data

rules: Rules[InAPackageState] = Rules()


@data
class InAPackageState(State):
    rules = rules


@rules.step
def wave(s: InAPackageState) -> None:
    s.tell("waved", "IP-1")


class InAPackage(Game[InAPackageState]):
    name = "in-a-package"
    state = InAPackageState
    rules = rules
    seat_counts = range(2, 3)


IN_A_PACKAGE = InAPackage()
