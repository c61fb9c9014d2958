"""The source of a study in its custom ids: a round of a stored game, or the code of a position."""

import re

from bot.commands.access import events_seen
from bot.commands.in_play import check_not_in_play
from bot.commands.interaction import Interaction
from bot.store import kind_of
from bot.ui.replies import Problem, problem
from engine.codes import CodeError
from engine.position import Position
from engine.proof import Ricochet
from engine.study import Study

_RULES = {"t": Ricochet.TURN, "m": Ricochet.ONE_MOVE}


def source_of(position: Position, ricochet: Ricochet) -> str:
    """Encode a position and its ricochet rule in fifteen characters."""
    letter = next(letter for letter, rule in _RULES.items() if rule is ricochet)
    return position.code.replace("-", "") + letter


async def study_at(interaction: Interaction, named: re.Match[str]) -> Study:
    """Return the study that a custom id names.

    Raises `Refused` if it cannot be read, and while it may not be studied; this is checked for each press, since another game
    may have reached the position.
    """
    if named["code"]:
        position = _read(named["code"])
        rule = _RULES[named["rule"]]
        await check_not_in_play(interaction, position, rule)
        return Study(position, rule)
    events = await events_seen(interaction, int(named["game_id"]))
    try:
        study = kind_of(events).study(events, int(named["round"]), interaction.user.id)
    except ValueError:
        raise problem(Problem.GAME_GONE) from None
    if study is None:
        raise problem(Problem.STUDY_TOO_SOON)
    await check_not_in_play(interaction, study.start, study.ricochet)
    return study


def _read(code: str) -> Position:
    try:
        position = Position.from_code(code)
    except CodeError:
        raise problem(Problem.OLD_BUTTON) from None
    if position.target is None:
        raise problem(Problem.OLD_BUTTON)
    return position
