"""The table of how each kind of game is played in Discord, by their names in `bot.store.KINDS`.

A command that several kinds know looks up here what it does in the game that `bot.commands.which_game` chooses.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.actions import Answer, Pressed, contest
from bot.actions import match as matches
from bot.actions import race as races
from bot.actions import rush as rushes
from bot.actions import solo as solos
from bot.cards.ending import OF_MATCH, OF_RACE, OF_RUSH, OF_SOLO, Exits
from bot.cards.match import headline
from bot.cards.race import race_headline
from bot.cards.rush import rush_headline
from bot.cards.solo import solo_headline
from bot.commands import play, race, rush, solo
from bot.commands.acting import act
from bot.commands.interaction import Interaction
from bot.commands.match_buttons import MATCH_PAD, bid_form, match_button
from bot.commands.race_buttons import RACE_PAD, race_button
from bot.commands.rematch import begin_race_again, begin_rematch
from bot.commands.rush_buttons import cup_button, press_rush_pad, rush_button
from bot.commands.solo_buttons import SOLO_PAD, solo_button
from bot.store import GameEvent
from bot.text import Texts
from bot.ui.handlers import Handler, Named
from bot.ui.replies import Problem, problem

_Done = Coroutine[Any, Any, None]
_Do = Callable[[Interaction, Any], _Done]


async def _has_one_player(*_: Any) -> Answer:
    """Refuse to take a player out of a game of one person."""
    raise problem(Problem.NO_MATCH_HERE)


@dataclass(frozen=True, slots=True)
class Controls:
    """The controls of a kind of game in Discord; functions get the `LiveGame`.

    ``items`` handle its buttons, ``pad`` those of its move pad, and ``forms`` its forms other than that for moves. ``current``
    returns the game with an id, of whose round a form is; None if that was answered in its place. ``headline`` returns the
    headline of its state. ``show`` is for `/ricochet board`; ``enter`` shows moves that were typed, for `/prove` and the form;
    ``pass_turn`` is for `/pass`, and ``remove`` is an action. ``exits`` are the ways to leave or end the game, and ``ways_out``
    the actions for them, by the words of their buttons. ``again`` maps words in custom ids of buttons to functions that begin
    another game like the one with these events.
    """

    items: tuple[Handler, ...]
    current: Callable[[Interaction, int, int], Coroutine[Any, Any, Any]]
    headline: Callable[[Texts, Any], str]
    show: _Do
    enter: Callable[[Interaction, Any, str], _Done]
    pass_turn: _Do
    exits: Exits
    ways_out: Mapping[str, Pressed]
    pad: Callable[[Interaction, Named], _Done] | None = None
    remove: Callable[..., Coroutine[Any, Any, Answer]] = _has_one_player
    again: Mapping[str, Callable[[Interaction, Sequence[GameEvent]], _Done]] = field(default_factory=dict)
    forms: tuple[Handler, ...] = ()


KINDS: dict[str, Controls] = {
    "match": Controls(
        (match_button,),
        play.current,
        headline,
        pad=MATCH_PAD.press,
        show=play.show,
        enter=play.enter_proof,
        pass_turn=lambda interaction, live: act(interaction, live, matches.pass_turn),
        exits=OF_MATCH,
        ways_out=matches.WAYS_OUT,
        remove=contest.remove,
        again={
            "rematch": begin_rematch,
            "board": partial(begin_rematch, same=True),
            "proposed": partial(begin_rematch, proposed=True),
        },
        forms=(bid_form,),
    ),
    "solo": Controls(
        (solo_button,),
        solo.current,
        solo_headline,
        pad=SOLO_PAD.press,
        show=solo.show_again,
        enter=solo.enter_solution,
        pass_turn=lambda interaction, live: act(interaction, live, solos.give_up),
        exits=OF_SOLO,
        ways_out=solos.WAYS_OUT,
        again={"solo": solo.play_again},
    ),
    "race": Controls(
        (race_button,),
        race.current,
        race_headline,
        pad=RACE_PAD.press,
        show=race.show_race,
        enter=race.enter_solution,
        pass_turn=lambda interaction, live: act(interaction, live, races.say_done),
        exits=OF_RACE,
        ways_out=races.WAYS_OUT,
        remove=contest.remove,
        again={"race": begin_race_again},
    ),
    "rush": Controls(
        (rush_button, cup_button),
        rush.current,
        rush_headline,
        pad=press_rush_pad,
        show=rush.show_rush,
        enter=rush.enter_solution,
        pass_turn=lambda interaction, live: act(interaction, live, rushes.pass_chip),
        exits=OF_RUSH,
        ways_out=rushes.WAYS_OUT,
        again={"rush": lambda interaction, _: rush.open_rush(interaction)},
    ),
}
"""All kinds by their names."""
