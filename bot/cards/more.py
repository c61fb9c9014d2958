"""The panel behind *More…* on the card of a game: what is rare in it, as its reader may do it now.

There is a table for each kind of game, of its rare actions and of when each is offered. A button of the panel has the custom id
that it would have on the card, so what handles it does not know where it was pressed.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.cards import buttons, race, solo
from bot.cards.buttons import Action
from bot.cards.ending import OF_MATCH, OF_RACE, OF_RUSH, OF_SOLO, Exits
from bot.cards.pad import Key, Pad, fresh_pad, pad_state
from bot.cards.post import GAME_ID, Button, Post, button_row
from bot.cards.race import RaceAction
from bot.cards.rules_forms import FORMS, panel_button
from bot.cards.solo import SoloAction
from bot.cards.study import study_button
from bot.text import Texts
from engine.games.match.handicap import next_choice
from engine.games.match.state import OPEN_TO_BIDS, Match, Phase
from engine.games.race.state import Race
from engine.games.rush.state import Rush
from engine.games.solo.state import SoloGame, SoloPhase
from engine.rules.bots import is_bot
from engine.rules.commands import why_not_begin_anew
from engine.rules.events import Player
from engine.rules.game import Contest

HOW_TO_PLAY_ID = "rules:play"
"""The custom id of the button that shows the rules."""

STOP_ID = rf"stop:{GAME_ID}"
"""The pattern of the custom id of the button that asks how to leave or to end a game."""

_ROW = 5
"""Buttons that a row has room for, by Discord's rules."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The person who reads a panel; ``may_moderate``: they may manage the messages of the channel."""

    player: Player
    may_moderate: bool = False


_When = Callable[[Any, Reader], bool]


def _plays(match: Match, reader: Reader) -> bool:
    return reader.player not in match.left and not match.is_removed(reader.player)


def _is_starter(contest: Contest[Any], reader: Reader) -> bool:
    return reader.player == contest.starter and reader.player not in contest.removed


def _may_skip(match: Match, reader: Reader) -> bool:
    prover = match.round.prover if match.phase is Phase.PROVING else None
    return prover is not None and not is_bot(prover.player) and prover.player != reader.player and _plays(match, reader)


def _may_want(action: Action) -> _When:
    level = buttons.HINTS[action]

    def when(match: Match, reader: Reader) -> bool:
        is_next = match.phase in OPEN_TO_BIDS and level is match.round.next_hint
        return is_next and not match.rules.tournament and _plays(match, reader)

    return when


def _may_handicap(action: Action) -> _When:
    bot = buttons.AHEAD_OF_BOTS[action]

    def when(match: Match, reader: Reader) -> bool:
        plays = any(one.player == bot for one in match.bots)
        return plays and next_choice(match, bot) is not None and _is_starter(match, reader)

    return when


def _may_take(action: SoloAction) -> _When:
    level = solo.HINTS[action]
    return lambda game, reader: _is_own(game, reader) and _may_take_hints(game) and level is game.round.next_hint


def _may_take_hints(game: SoloGame) -> bool:
    return game.phase is SoloPhase.CHIP_UP


def _may_name_length(game: SoloGame, reader: Reader) -> bool:
    """Return whether the reader practises, and may ask for a chip of another length now."""
    return not game.has_sand and _is_own(game, reader) and (game.is_between or game.may_begin_anew)


def _is_own(game: SoloGame | Rush, reader: Reader) -> bool:
    return game.player == reader.player


MATCH: Mapping[Action, _When] = {
    Action.VOTE_TO_SKIP: _may_skip,
    Action.TURN: lambda match, reader: (
        match.phase is Phase.THINKING and reader.player in match.turners and _plays(match, reader)
    ),
    **{action: _may_want(action) for action in buttons.HINTS},
    Action.ZOOM: lambda match, _: match.phase in (*OPEN_TO_BIDS, Phase.PROVING),
    Action.SHORTEN: lambda match, reader: match.may_shorten and _is_starter(match, reader),
    Action.ADD_BOT: lambda match, reader: match.may_add_bot and _is_starter(match, reader),
    Action.AHEAD: lambda match, reader: next_choice(match, reader.player) is not None and _plays(match, reader),
    **{action: _may_handicap(action) for action in buttons.AHEAD_OF_BOTS},
}
"""The rare actions of a match."""

RACE: Mapping[RaceAction, _When] = {
    RaceAction.ZOOM: lambda race, _: race.is_open,
    RaceAction.ADD_BOT: lambda race, reader: race.may_add_bot and _is_starter(race, reader),
}
"""The rare actions of a race."""

SOLO: Mapping[SoloAction, _When] = {
    **{action: _may_take(action) for action in solo.HINTS},
    SoloAction.ZOOM: lambda game, _: game.is_chip_up,
    SoloAction.GIVE_UP: lambda game, reader: _is_own(game, reader) and game.is_chip_up,
    **dict.fromkeys(solo.WANTED, _may_name_length),
}
"""The rare actions of a solo game."""

RUSH: Mapping[Key, _When] = {
    Key.ZOOM: lambda rush, _: rush.is_running,
    Key.TYPE: lambda rush, _: rush.is_running and rush.cup is not None,  # its row on the card has no room
}
"""The rare actions of a rush."""


def match_label(say: Texts, action: Action, match: Match, player: Player) -> str:
    """Return the words of a button of a match for this player."""
    if action is Action.AHEAD or action in buttons.AHEAD_OF_BOTS:
        return buttons.ahead_label(say, action, match, player)
    return buttons.label(say, action)


@dataclass(frozen=True, slots=True)
class _Kind:
    """The panel of a kind of game: its table, the label of an action for its reader, and its custom id.

    A rush needs the pad for that. ``exits`` are the ways to leave or end it. ``studied`` returns the last round that may be
    studied, and whether it has a proof; None if there is none.
    """

    table: Mapping[Any, _When]
    label: Callable[[Texts, Any, Any, Player], str]
    custom_id: Callable[[int, Any, Any, Pad | None], str]
    exits: Exits
    studied: Callable[[Any], tuple[int, bool] | None] = lambda _: None


def _of_match(match: Match) -> tuple[int, bool] | None:
    return (match.round.number, True) if match.round.award and not match.awaits_tables else None


def _of_race(race: Race) -> tuple[int, bool] | None:
    last = race.results[-1] if race.results else None
    return (last.number, True) if last and last.line else None


def _of_solo(game: SoloGame) -> tuple[int, bool] | None:
    return (game.last_played.number, game.last_played.line is not None) if game.last_played else None


_KINDS: Mapping[str, _Kind] = {
    "match": _Kind(
        MATCH,
        match_label,
        lambda game_id, match, action, _: buttons.custom_id(game_id, match.round.number, action),
        OF_MATCH,
        _of_match,
    ),
    "race": _Kind(
        RACE,
        lambda say, action, *_: race.race_label(say, action),
        lambda game_id, state, action, _: race.race_id(game_id, state.round.number, action),
        OF_RACE,
        _of_race,
    ),
    "solo": _Kind(
        SOLO,
        lambda say, action, *_: solo.solo_label(say, action),
        lambda game_id, game, action, _: solo.solo_id(game_id, game.round.number, action),
        OF_SOLO,
        _of_solo,
    ),
    "rush": _Kind(
        RUSH,
        lambda say, key, *_: say(f"pad-{key.name.lower()}"),
        lambda game_id, rush, key, pad: (
            f"rush:{game_id}.{rush.round.number}:{key.value}{pad_state(pad or fresh_pad(rush.position))}"
        ),
        OF_RUSH,
    ),
}
"""The panels of all kinds of games."""


def rare_actions(kind: str, state: Any, reader: Reader) -> list[Any]:
    """Return the rare actions of a game that its reader is offered now, in their order."""
    return [action for action, when in _KINDS[kind].table.items() if when(state, reader)]


def more_panel(say: Texts, kind: str, game_id: int, state: Any, reader: Reader, pad: Pad | None = None) -> Post:
    """Render the panel of a game for its reader; ``pad`` is that of the rush from which it was opened."""
    offered = list(_offered(say.of_edition(state.rules.edition), kind, game_id, state, reader, pad))
    rows = [button_row(*offered[first : first + _ROW]) for first in range(0, len(offered), _ROW)]
    return Post(say("more-headline"), *rows)


def _offered(say: Texts, kind: str, game_id: int, state: Any, reader: Reader, pad: Pad | None) -> Iterator[Button]:
    panel = _KINDS[kind]
    for action in rare_actions(kind, state, reader):
        yield panel.label(say, action, state, reader.player), panel.custom_id(game_id, state, action, pad), None
    if kind in FORMS and why_not_begin_anew(state, reader.player) is None:
        yield panel_button(say, game_id)
    if studied := panel.studied(state):
        number, has_proof = studied
        yield study_button(say, game_id, number, has_proof=has_proof)
    yield say("button-rules"), HOW_TO_PLAY_ID, None
    if any(panel.exits.ways(say, state, reader.player, may_moderate=reader.may_moderate)):
        yield say("web-stop"), f"stop:{game_id}", None
