"""A player's studies: a round of a stored game, or the code of a position, with the result of the moves that they try."""

import re
from collections.abc import Sequence

from bot.actions.access import events_seen
from bot.actions.in_play import check_not_in_play
from bot.cards.flaws import explain
from bot.cards.phrases import moves_text
from bot.cards.study import RULE_LETTERS
from bot.client import RicochetBot
from bot.store import GameId, Place, kind_of, replayed
from bot.text import Texts
from bot.ui.replies import Problem, problem
from engine.board.codes import CodeError
from engine.board.moves import Move
from engine.board.position import Position
from engine.rules.events import Player
from engine.rules.study import Study
from engine.solver import AllSolutions

_LOOKED_AT = 3
"""The number of latest matches that are searched for a round to study."""

_CLOCK_TOLERANCE = 2.0
"""The most seconds that this machine's clock may be ahead of Discord's; a pause between rounds is longer."""


async def study_at(bot: RicochetBot, source: re.Match[str], player: Player | None, place: Place) -> Study:
    """Return the study that a match of `bot.cards.study.SOURCE` names.

    Raises `Refused` if it cannot be read, and while it may not be studied; this is checked each time, since another game may
    have reached the position.
    """
    if source["code"]:
        position = _read(source["code"])
        rule = RULE_LETTERS[source["rule"]]
        await check_not_in_play(bot, position, player, place)
        return Study(position, rule)
    game_id = int(source["game_id"])
    events = await events_seen(bot, game_id, player, place.channel_id)
    try:
        study = kind_of(events).study(events, int(source["round"]), player or 0)
    except ValueError:
        raise problem(Problem.GAME_GONE) from None
    if study is None:
        raise problem(Problem.STUDY_TOO_SOON)
    await check_not_in_play(bot, study.start, player, place, beside=game_id)
    return study


async def rounds_to_study(bot: RicochetBot, game_id: GameId, player: Player | None, channel_id: int | None) -> Sequence[int]:
    """Return the numbers of the rounds of a game that a person may study, in order. Raises `Refused` as `study_at` does."""
    events = await events_seen(bot, game_id, player, channel_id)
    try:
        study, last = kind_of(events).study, replayed(events).round.number
        return [number for number in range(1, last + 1) if study(events, number, player or 0)]
    except ValueError:
        raise problem(Problem.GAME_GONE) from None


async def rounds_beside(
    bot: RicochetBot, game_id: GameId, number: int, player: Player | None, channel_id: int | None
) -> tuple[int, int]:
    """Return the rounds before and after one of a game that a person may study, 0 for none. Raises `Refused` as `study_at`."""
    rounds = await rounds_to_study(bot, game_id, player, channel_id)
    before = max((other for other in rounds if other < number), default=0)
    return before, min((other for other in rounds if other > number), default=0)


async def latest_round(bot: RicochetBot, place: Place, player: Player | None) -> str:
    """Return the source of the latest round in a channel that a person may study; empty if there is none."""
    for game_id in await _latest_matches(bot, place):
        if rounds := await rounds_to_study(bot, game_id, player, place.channel_id):
            return f"{game_id}.{rounds[-1]}"
    return ""


async def round_at(bot: RicochetBot, place: Place, player: Player | None, sent: float) -> str:
    """Return the source of the round that was played in a channel when a card was sent; empty if it is not known.

    It is looked for in the running match and the latest ones.
    """
    for game_id in await _latest_matches(bot, place):
        events = await events_seen(bot, game_id, player, place.channel_id)
        if before := [event for event in events if event.at <= sent + _CLOCK_TOLERANCE]:
            return f"{game_id}.{replayed(before).round.number}"
    return ""


async def _latest_matches(bot: RicochetBot, place: Place) -> Sequence[GameId]:
    live = bot.games.match_in(place.channel_id)
    over = [game_id for game_id, _ in await bot.store.matches_over(place, _LOOKED_AT)]
    return [live.game_id, *over] if live else over


async def try_out(bot: RicochetBot, say: Texts, study: Study, moves: tuple[Move, ...]) -> tuple[str, bool]:
    """Return what moves from a studied position come to, in words, and whether they are a solution."""
    line = study.start.play(moves)
    if flaw := line.flaw(ricochet=study.ricochet):
        return say("try-flaw", why=explain(say, flaw)), False
    found = await bot.solver.all_of(study.start, study.ricochet, patience=0)
    known = isinstance(found, AllSolutions)
    best = "unknown" if not known else "yes" if len(line.slides) <= len(found.solutions[0]) else "no"
    return say("try-solved", count=len(line.slides), moves=moves_text(say, line.moves), best=best), True


def _read(code: str) -> Position:
    try:
        position = Position.from_code(code)
    except CodeError:
        raise problem(Problem.OLD_BUTTON) from None
    if position.target is None:
        raise problem(Problem.OLD_BUTTON)
    return position
