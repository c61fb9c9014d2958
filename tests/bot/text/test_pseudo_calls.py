"""Each text that the code uses, with the values it passes: in an invented language, nothing is in English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bot
from bot.actions.refusals import refused
from bot.ui.replies import Problem
from engine.games.solo import play
from tests.bot.text.pseudo import pseudo_texts
from tests.bot.text.test_languages import cases, uses
from tests.bot.text.watch import left_in_english
from tests.engine.match_driver import refusals_named_in
from tests.engine.test_solo import Game

HELPERS = {"say", "texts", "localised", "of"}
"""What texts are asked of, or named with, by their key: also `Texts.of(language)(key)`."""


def asked() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return the keys of all texts that the code uses, with their literal values."""
    for path in Path(bot.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                written = {
                    word.arg.replace("_", "-"): word.value.value
                    for word in node.keywords
                    if word.arg and isinstance(word.value, ast.Constant)
                }
                yield from ((key, written) for key in keys_of(node))


def keys_of(call: ast.Call) -> list[str]:
    function, first = call.func.func if isinstance(call.func, ast.Call) else call.func, call.args[0]
    name = getattr(function, "attr", getattr(function, "id", ""))
    if name == "problem" and isinstance(first, ast.Attribute):
        return [f"problem-{Problem[first.attr].value}"]
    if name in HELPERS and isinstance(first, ast.Constant) and first.value in uses("en"):
        return [str(first.value)]
    if name in HELPERS and isinstance(first, ast.JoinedStr):
        pattern = "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in first.values)
        return [key for key in uses("en") if re.fullmatch(pattern, key)]
    return []


def neutral(key: str, name: str, value: Any) -> Any:
    """Return a value that is no word, unless a variant is chosen by it."""
    chosen_by = set[str]().union(*(uses("en")[part].variants[name] for part in (key, *uses("en")[key].texts)))
    return "C7" if isinstance(value, str) and value not in chosen_by - {"other"} else value


def test_every_text_is_said_in_the_language() -> None:
    calls = list(asked())
    assert {key for key, _ in calls} >= {
        f"problem-{problem.value}" for problem in Problem if problem is not Problem.NOT_NOTATION
    }
    said = set[tuple[str, str]]()
    for key, written in (*calls, *((key, {}) for key in uses("en"))):
        for values in cases(key):
            given = {name: written.get(name, neutral(key, name, value)) for name, value in values.items()}
            said.add((key, pseudo_texts()(key, **{name.replace("-", "_"): value for name, value in given.items()})))
    assert [(key, text) for key, text in said if left_in_english(text)] == []


def test_solo_refusals() -> None:
    game = Game().state
    texts = [refused(why, "solo", game, game.player).text(pseudo_texts()) for why in refusals_named_in(play)]
    assert [text for text in texts if left_in_english(text)] == []
