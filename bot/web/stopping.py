"""What the board's *Stop* offers: the ways to leave a game or to end it that are open to a reader, each with what it does.

They are what `/ricochet leave`, `finish` and `stop` do on Discord, and pure functions of the game and its reader.
"""

from collections.abc import Iterator

from bot.cards.ending import Ending, race_ending, rush_ending, solo_ending
from bot.text import Texts
from bot.web import protocol
from engine.events import Player
from engine.match import Match
from engine.play import why_not_end, why_not_finish, why_not_stop
from engine.race import Race
from engine.race_play import why_not_end_race
from engine.rush import Rush
from engine.solo import SoloGame

LEAVE, FINISH, END, CANCEL = "leave", "finish", "end", "stop"
"""The names of what is done, as a page sends them."""


def ways_out_of_match(say: Texts, match: Match, reader: Player, *, may_moderate: bool) -> Iterator[protocol.Choice]:
    """Yield how the reader can leave or end a match."""
    if match.is_over:
        return
    if reader in match.known and reader not in match.left:
        yield _choice(say, LEAVE, "button-leave", "stop-leave")
    if why_not_finish(match, reader) is None and not match.end_called:
        yield _choice(say, FINISH, "button-finish", "stop-finish")
    if why_not_end(match, reader, may_moderate=may_moderate) is None:
        yield _choice(say, END, "button-end", "stop-end")
    if why_not_stop(match, reader, may_moderate=may_moderate) is None:
        yield _choice(say, CANCEL, "button-stop", "stop-cancel")


def ways_out_of_race(say: Texts, race: Race, reader: Player, *, may_moderate: bool) -> Iterator[protocol.Choice]:
    """Yield how the reader can leave or end a race."""
    if race.is_over:
        return
    if reader in race.known and reader not in race.left:
        yield _choice(say, LEAVE, "web-leave", "stop-leave-race")
    if why_not_end_race(race, reader, may_moderate=may_moderate) is None:
        yield _ends(race_ending(say, race))


def ways_out_of_solo(say: Texts, game: SoloGame, reader: Player, *, may_moderate: bool) -> Iterator[protocol.Choice]:
    """Yield how the reader can end a solo game: their own, or an open one where they moderate."""
    if not game.is_over and (reader == game.player or may_moderate):
        yield _ends(solo_ending(say))


def ways_out_of_rush(say: Texts, rush: Rush) -> Iterator[protocol.Choice]:
    """Yield how its player can end a rush."""
    if rush.is_running:
        yield _ends(rush_ending(say))


def _ends(ending: Ending) -> protocol.Choice:
    return protocol.Choice(what=END, label=ending.label, effect=ending.effect)


def _choice(say: Texts, what: str, label: str, effect: str) -> protocol.Choice:
    return protocol.Choice(what=what, label=say(label), effect=say(effect))
