"""The ways to leave or to end a game that are open to a person, each with its result: the same in a chat and on a board.

`bot.commands.leaving` shows them in a chat, and handles their buttons.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import discord

from bot.cards.buttons import vote_label
from bot.cards.post import GAME_ID, Part, Post, button_row, one_of
from bot.text import Texts
from engine.games.match.play import why_not_end, why_not_finish, why_not_stop
from engine.games.match.state import Match
from engine.games.race.play import is_end_a_vote
from engine.games.race.play import why_not_end as why_not_end_race
from engine.games.race.state import Race
from engine.games.rush.state import Rush
from engine.games.solo.state import SoloGame
from engine.rules.events import Player
from engine.rules.refusals import Refusal


class Way(Enum):
    """A way out of a game. The value is its word in a custom id, and on a page."""

    LEAVE = "leave"
    FINISH = "finish"
    """A vote to end a match."""
    END = "end"
    CANCEL = "stop"


WAY_OUT_ID = rf"out:{GAME_ID}:(?P<action>{one_of(Way)})"
"""The pattern of a button's custom id, which names the game."""


@dataclass(frozen=True, slots=True)
class WayOut:
    """A way that is open to a person: the words of its button, and its result."""

    way: Way
    label: str
    effect: str


def ways_out_of_match(say: Texts, match: Match, reader: Player, *, may_moderate: bool) -> Iterator[WayOut]:
    """Yield how the reader can leave or end a match."""
    if match.is_over:
        return
    if reader in match.known and reader not in match.left:
        yield WayOut(Way.LEAVE, say("button-leave"), say("stop-leave"))
    if why_not_finish(match, reader) is None and not match.end_called:
        yield WayOut(Way.FINISH, vote_label(say, match, reader), say("stop-finish"))
    if may_moderate and why_not_end(match, reader, may_moderate=may_moderate) is None:
        yield WayOut(Way.END, say("button-end"), say("stop-end"))
    if why_not_stop(match, reader, may_moderate=may_moderate) is None:
        yield WayOut(Way.CANCEL, say("button-stop"), say("stop-cancel"))


def ways_out_of_race(say: Texts, race: Race, reader: Player, *, may_moderate: bool) -> Iterator[WayOut]:
    """Yield how the reader can leave or end a race, or vote for its end: docs/rules.md "Who decides"."""
    if race.is_over:
        return
    if reader in race.known and reader not in race.left:
        yield WayOut(Way.LEAVE, say("web-leave"), say("stop-leave-race"))
    if why_not_end_race(race, reader, may_moderate=may_moderate) is not None:
        return
    if is_end_a_vote(race, may_moderate=may_moderate):
        yield WayOut(Way.END, vote_label(say, race, reader), say("stop-race-vote"))
    else:
        yield WayOut(Way.END, say("button-end-race"), say("stop-race", points="yes" if race.leaders else "no"))


def ways_out_of_solo(say: Texts, game: SoloGame, reader: Player, *, may_moderate: bool) -> Iterator[WayOut]:
    """Yield how the reader can end a solo game: their own, or an open one where they moderate."""
    if not game.is_over and (reader == game.player or may_moderate):
        yield WayOut(Way.END, say("button-solo-end"), say("stop-solo" if game.has_sand else "stop-practice"))


def ways_out_of_rush(say: Texts, rush: Rush, reader: Player, *, may_moderate: bool) -> Iterator[WayOut]:
    """Yield how its player can end a rush."""
    del may_moderate
    if not rush.is_over and reader == rush.player:
        what = "rush" if rush.cup is None else "cup"
        yield WayOut(Way.END, say(f"button-end-{what}"), say(f"stop-{what}"))


def _why_not_match(match: Match, reader: Player) -> Refusal | None:
    why = why_not_stop(match, reader, may_moderate=False)
    return why_not_end(match, reader, may_moderate=False) if why is Refusal.MAY_ONLY_END else why


def _why_not_race(race: Race, reader: Player) -> Refusal | None:
    return why_not_end_race(race, reader, may_moderate=False)


@dataclass(frozen=True, slots=True)
class Exits:
    """The ways out of a kind of game.

    ``ways`` yields those that are open to a reader, and ``why_none`` returns why there is none for a reader who does not
    moderate, from the state of the game.
    """

    ways: Callable[..., Iterator[WayOut]]
    why_none: Callable[[Any, Player], Refusal | None] = lambda *_: Refusal.NOT_YOURS


OF_MATCH, OF_RACE = Exits(ways_out_of_match, _why_not_match), Exits(ways_out_of_race, _why_not_race)
OF_SOLO, OF_RUSH = Exits(ways_out_of_solo), Exits(ways_out_of_rush)


def stop_card(say: Texts, games: Iterable[tuple[str, int, Sequence[WayOut]]]) -> Post:
    """Ask how to leave or end which of these games, each given by its kind, its id and its ways out."""
    parts = list[Part]()
    for kind, game_id, ways in games:
        lines = (f"**{one.label}** – {one.effect}" for one in ways)
        styles = {Way.END: discord.ButtonStyle.danger, Way.CANCEL: discord.ButtonStyle.danger}
        parts += [
            "\n".join((f"### {say(f'web-subject-{kind}')}", *lines)),
            button_row(*((one.label, f"out:{game_id}:{one.way.value}", styles.get(one.way)) for one in ways)),
        ]
    return Post(*parts)
