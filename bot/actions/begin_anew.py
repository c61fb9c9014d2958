"""A game that has not been played yet is begun anew by its starter, by the entries of a form of rules."""

from typing import Any, TypeAlias

from bot.actions.begin import Plan
from bot.actions.board_choice import BoardChoice, WrongEntry
from bot.actions.refusals import refused
from bot.cards.rules_forms import FORMS, NONE, Filled, Form, Part, changes, forms_of
from bot.client import RicochetBot
from bot.games.live_game import LiveGame
from bot.store.guild_settings import GuildSettings
from bot.ui.replies import Problem, problem
from engine.games.match.handicap import handicaps_of
from engine.games.match.state import Match
from engine.rules.commands import why_not_begin_anew
from engine.rules.events import Player
from engine.rules.rules import Edition

Unplayed: TypeAlias = LiveGame[Any, Any, Any]
"""A game of a kind that has forms of rules."""


def check_unplayed(live: Unplayed, player: Player) -> None:
    """Raise `Refused` unless this player can begin a game anew."""
    if refusal := why_not_begin_anew(live.state, player):
        raise refused(refusal, live.kind, live.state, player)


def parts_of(kind: str, form: Form) -> tuple[Part, ...]:
    """Return the parts of a form. Raises `Refused` where there is no such form."""
    if form not in FORMS[kind]:
        raise problem(Problem.OLD_BUTTON)
    return tuple(FORMS[kind][form])


def changed_by(bot: RicochetBot, parts: tuple[Part, ...], filled: Filled, chosen: GuildSettings) -> dict[str, Any]:
    """Return the settings that a form changes. Raises `Refused` for values that it does not offer, and `WrongEntry`."""
    try:
        changed = changes(parts, filled, chosen, bot.config.times)
    except ValueError:
        raise problem(Problem.OLD_SETTING) from None
    edition = changed.get("edition", chosen.edition)
    if edition is not Edition.Y2013 and any(value != NONE for value in filled.get("fifth_robot", ())):
        raise WrongEntry("fifth_robot", problem(Problem.EDITION_LACKS, year=edition.year))
    return changed


def plan_anew(
    bot: RicochetBot, live: Unplayed, form: Form, filled: Filled, chosen: GuildSettings
) -> tuple[GuildSettings, Plan]:
    """Return the settings by a form, and the plan of the game that is begun anew by them.

    It is on the table that was described, or on its chosen board if that fits. Raises `Refused` and `WrongEntry`.
    """
    state = live.state
    parts = parts_of(forms_of(live.kind, state), form)
    asked = GuildSettings.model_validate(chosen.model_dump() | changed_by(bot, parts, filled, chosen))
    table = filled if form is Form.TABLE else {}
    entries = {part.name: text for part in parts if (text := "".join(table.get(part.name, ())).strip())}
    choice = BoardChoice(**entries)
    if form is Form.TABLE and not entries:
        raise WrongEntry("tiles", problem(Problem.TABLE_NEEDS_TILES))
    rules, setup = choice.resolve(asked, bot.config.times, bot.random)
    boards = [(one.letters, one.needs_diagonals, one.fifth_robot) for one in (rules, state.rules)]
    is_kept = form is not Form.TABLE and state.practice and boards[0] == boards[1]
    practice = is_kept or choice.is_chosen
    return asked, Plan(
        rules,
        state.setup if is_kept else setup,
        practice=practice,
        is_drawn=not practice,
        first_chip_is_open=choice.target is not None,
        bots=[bot.level for bot in getattr(state, "bots", ())],
        handicaps=handicaps_of(state) if isinstance(state, Match) and rules.handicaps else {},
        instead_of=live,
    )
