"""The kind of a game that is stored."""

from random import Random

import pytest

from bot.store import KINDS, kind_of
from engine.games.match.events import Event
from engine.games.solo.play import start
from engine.games.solo.state import SoloEvent
from engine.rules.rules import RULES_2013
from engine.rules.setup import draw_setup

ADA = 7


def alone(player: int) -> tuple[SoloEvent, ...]:
    return start(RULES_2013, draw_setup(RULES_2013, Random(2)), player, 1000.0, Random(2))


def test_the_first_event_says_of_which_kind_a_game_is(opening: tuple[Event, ...]) -> None:
    assert (kind_of(opening), kind_of(alone(ADA))) == (KINDS["match"], KINDS["solo"])
    for events in ((), opening[1:]):
        with pytest.raises(ValueError, match="a game begins with MatchStarted or SoloStarted"):
            kind_of(events)
