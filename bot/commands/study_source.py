"""What a study is of, as its custom ids name it: a round of a stored game, or a position by its code."""

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
    """What names a position and the rule by which it is solved, in fifteen characters."""
    letter = next(letter for letter, rule in _RULES.items() if rule is ricochet)
    return position.code.replace("-", "") + letter


async def study_at(interaction: Interaction, named: re.Match[str]) -> Study:
    """What a custom id names, for whoever has pressed it.

    Raises `Refused` where it cannot be read any more, and as long as it may not be studied: asked with each press, since
    another game may have come to it.
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
