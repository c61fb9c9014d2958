"""The options of commands that begin a game for its rules and its board, and the lists of their values."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Any

from discord.app_commands import Choice, locale_str

from bot.actions.solo import ANY, USUAL
from bot.cards.rules_forms import SETS, NamedSet
from bot.commands.interaction import Interaction
from bot.store.guild_settings import GuildSettings
from bot.text.escaping import quotable
from bot.text.names import bare_target_name, target_name
from bot.text.notation import other_names, table_words
from bot.ui.command_texts import localised, names_of
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem
from engine.board.pieces import FIFTH, TARGETS, Robot
from engine.board.proof import Ricochet
from engine.board.tiles import MARKS
from engine.games.solo.practice import LONGEST, SHORTEST
from engine.rules.bots import Level
from engine.rules.own_table import begun_tiles, fitting_faces
from engine.rules.rules import EASY, HARD, Difficulty, Edition

Listed = Mapping[str, Mapping[str, locale_str]]
"""Options that have a list of values, and the values with their names."""


@dataclass(frozen=True, slots=True)
class _Preset:
    """A value of the option ``rules``: a named set, and a fifth robot."""

    named: NamedSet
    fifth: Robot | None = None

    @property
    def value(self) -> str:
        return f"{self.named.value} {self.fifth.word}" if self.fifth else self.named.value

    @property
    def name(self) -> locale_str:
        robot = self.fifth.word if self.fifth else "none"
        return localised("form-set-value", edition=self.named.edition, diagonals=self.named.diagonals, robot=robot)


_FIFTH = {Edition.Y2013: (None, *FIFTH)}
_PRESETS = {
    one.value: one for named in SETS for fifth in _FIFTH.get(named.edition, (None,)) for one in (_Preset(named, fifth),)
}
_NUMBERS = [str(moves) for moves in range(SHORTEST, LONGEST + 1)]

LISTS: Listed = {
    "rules": {value: preset.name for value, preset in _PRESETS.items()},
    "ricochet": names_of("setting-ricochet-value", Ricochet),
    "difficulty": names_of("difficulty", Difficulty, easy=EASY, hard=HARD),
    "level": names_of("choice-level", Level),
    "practice": {value: localised("practice-value", value=value) for value in (USUAL, ANY, *_NUMBERS)},
}
"""All such options."""


def with_rules(interaction: Interaction, chosen: GuildSettings, typed: str | None) -> GuildSettings:
    """Return settings as the option ``rules`` changes them. Raises `Refused` for other text."""
    value = read_listed(interaction, "rules", typed)
    if value is None:
        return chosen
    preset = _PRESETS[value]
    return chosen.model_copy(update=preset.named.changes(chosen) | {"fifth_robot": preset.fifth})


_Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def completed(*options: str) -> dict[str, _Complete]:
    """Return the functions that offer the values of these options of `LISTS` while they are typed.

    `/ricochet` with all its options and choices has at most 8,000 characters, among which completed values do not count.
    """

    def completion(names: Mapping[str, locale_str]) -> _Complete:
        async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
            typed, named = current.strip().casefold(), _in_language(interaction, names)
            return [Choice(name=name, value=value) for value, name in named.items() if typed in f"{value} {name}".casefold()]

        return complete

    return {option: completion(LISTS[option]) for option in options}


def read_listed(interaction: Interaction, option: str, text: str | None) -> str | None:
    """Return the value of an option of `LISTS` that was chosen, or typed by its name. Raises `Refused` for other text."""
    if text is None:
        return None
    names = _in_language(interaction, LISTS[option])
    known = {name.casefold(): value for value, name in names.items()} | {value.casefold(): value for value in names}
    if (typed := text.strip().casefold()) not in known:
        raise problem(Problem.NOT_LISTED, text=quotable(text))
    return known[typed]


def _in_language(interaction: Interaction, names: Mapping[str, locale_str]) -> dict[str, str]:
    """Return values with their names in the user's language."""
    say = texts_of(interaction)
    return {value: say(name.extras["key"], **name.extras["values"]) for value, name in names.items()}


async def complete_tiles(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the faces that fit those typed so far; once there are four, these."""
    say = texts_of(interaction)
    del interaction
    named, rest = begun_tiles(current, table_words())
    typed, fitting = rest.strip().casefold(), fitting_faces(named)
    if len({face[0] for face in named}) < len(named):
        return []
    if not fitting and not typed:
        return [Choice(name=" ".join(named), value=" ".join(named))]
    words = {face: say("completion-tile", colour=MARKS[face[0]].word, letter=face[1]) for face in fitting}
    meant = [face for face in fitting if face.casefold().startswith(typed) or typed in words[face].casefold()]
    return [Choice(name=f"{' '.join((*named, face))} · {words[face]}", value=" ".join((*named, face))) for face in meant]


async def complete_target(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the target chips that match the text typed so far."""
    say = texts_of(interaction)
    del interaction
    typed = current.strip().casefold()
    names = {chip: f"{chip.letters} {target_name(say, chip)} {', '.join(other_names(say, chip.symbol))}" for chip in TARGETS}
    meant = [chip for chip, name in names.items() if typed in name.casefold()]
    return [Choice(name=target_name(say, chip), value=bare_target_name(say, chip)) for chip in meant]
