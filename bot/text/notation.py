"""The vocabulary of notation and of real tables: words of all languages are read, and those of one are shown."""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType

from bot.text import Texts, languages
from bot.text.names import bare_target_name
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.notation import format_moves
from engine.board.pieces import COLOURED, TARGETS, VORTEX, Robot, Symbol, Target
from engine.board.vocabulary import Vocabulary, Words
from engine.rules.own_table import TableWords


@cache
def vocabulary() -> Vocabulary:
    """Return the words for robots and directions in all languages. Raises `ValueError` if a word has two meanings."""
    return Vocabulary(*(words_of(Texts.of(language)) for language in languages()))


@cache
def table_words() -> TableWords:
    """Return the words for robots, tiles and chips in all languages. Raises `ValueError` if a word has two meanings."""
    colours, symbols = zip(*(_chip_words(Texts.of(language)) for language in languages()), strict=True)
    return TableWords(vocabulary(), chain(*colours), chain(*symbols))


def _chip_words(say: Texts) -> tuple[list[tuple[str, Robot]], list[tuple[str, Symbol]]]:
    """Return the words for colours, and the names of symbols, in one language.

    In the names of targets, a symbol is what its four targets have in common.
    """
    names = {target: bare_target_name(say, target).lower() for target in TARGETS}
    colours = list[tuple[str, Robot]]()
    symbols = [(names[VORTEX], Symbol.VORTEX), *((name, symbol) for symbol in Symbol for name in other_names(say, symbol))]
    for symbol in set(Symbol) - {Symbol.VORTEX}:
        words = {robot: names[Target(symbol, robot)].split() for robot in COLOURED}
        shared = set[str].intersection(*map(set, words.values()))
        symbols += [(word, symbol) for word in shared]
        colours += [(word, robot) for robot, some in words.items() for word in some if word not in shared]
    return colours, symbols


def other_names(say: Texts, symbol: Symbol) -> tuple[str, ...]:
    """Return the names of a symbol in one language, in lower case, that are read and never shown."""
    return tuple(name.strip().lower() for name in say(f"notation-{symbol.word}").split(","))


@cache
def vocabulary_of(say: Texts) -> Vocabulary:
    """Return the words for robots and directions in English and one other language, as completion offers them."""
    return Vocabulary(words_of(say))


def words_of(say: Texts) -> Words:
    """Return the words for robots and directions in one language; the first of each is shown."""
    robots: Words = {robot: say(f"notation-{robot.word}").split() for robot in Robot}
    return robots | {direction: say(f"notation-{direction.value}").split() for direction in Direction}


@cache
def direction_words(say: Texts) -> Mapping[Direction, str]:
    """Return the word that is shown for each direction in one language."""
    words = words_of(say)
    return MappingProxyType({direction: words[direction][0] for direction in Direction})


def in_notation(say: Texts, moves: Iterable[Move]) -> str:
    """Return moves in the notation of one language, ``R-hoch G-links``, which is read in every language."""
    return format_moves(moves, direction_words(say))
