"""Writes docs/commands.md from the command tree and the English texts: `python -m tests.commands_page`."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from discord import AppCommandOptionType, AppCommandType, app_commands

from bot.app import make_bot
from bot.cards.buttons import AHEAD_OF_BOTS
from bot.cards.more import MATCH, RACE, RUSH, SOLO, match_label
from bot.cards.race import race_label
from bot.cards.rules_forms import FORMS
from bot.cards.settings import Page
from bot.cards.solo import solo_label
from bot.run.config import Config
from bot.text import Texts
from engine import RULES_2013, Setup
from engine.games.match.play import start
from engine.games.match.state import replay
from engine.rules.bots import Level
from tests.bot.world import EASY

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"

PANELS = {
    "ricochet me": ("me-language", "me-theme", "button-me-stats", "button-me-privacy", "button-me-delete"),
    "ricochet stop": (
        *("button-leave", "button-finish", "button-end", "button-stop", "web-leave", "button-end-race"),
        *("button-solo-end", "button-end-rush"),
    ),
    "ricochet rules": ("button-fair",),
    "ricochet study": ("button-tiles", "button-results"),
    "ricochet settings": (
        *(f"settings-page-{page.value}" for page in Page),
        "button-check",
    ),
}
"""The texts of what commands show to press or to choose, beside the buttons of cards."""

_INTRODUCTION = """# Commands

For players: all commands of the bot.
`uv run --group tests python -m tests.commands_page` writes this page.
Where the bot speaks your Discord's language, commands below `/ricochet` and options have names in it. What an option means in a
game is in [the rules](rules.md).
"""

_TYPES = {"string": "text", "boolean": "yes or no", "user": "a member", "integer": "a number"}


def page() -> str:
    """Return the text of the page."""
    say = Texts.of("en")
    tree = make_bot(Config()).tree
    lines = [_INTRODUCTION, "| Command | What it does | Buttons of its panel |", "| --- | --- | --- |"]
    commands = [one for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    for command in commands:
        pressed = ", ".join(f"*{_plain(say(key))}*" for key in PANELS.get(command.qualified_name, ()))
        lines.append(f"| `/{command.qualified_name}` | {command.description} | {pressed} |")
    lines += ["", "## Options", "", "| Option | What it does | Values |", "| --- | --- | --- |"]
    for command in commands:
        lines += (
            f"| `/{command.qualified_name} {one.display_name}:` | {one.description} | {_values(one)} |"
            for one in command.parameters
        )
    lines += ["", "## Buttons behind *More…*", "", "Each while it can be used, for who may use it.", ""]
    lines += ["| On the card of | Buttons |", "| --- | --- |", *_rare(say)]
    lines += [
        "",
        "## Context menus",
        "",
        "Under *Apps*, in the menu of a message or a member.",
        "",
        "| Menu | Of |",
        "| --- | --- |",
    ]
    lines += _menus(tree)
    return "\n".join(lines) + "\n"


def _rare(say: Texts) -> Iterator[str]:
    match = replay(start(RULES_2013, Setup.from_code(EASY), 0, 0.0, Random(1), bots=[Level.EASY] * len(AHEAD_OF_BOTS)))
    own = {
        "match": (match_label(say, action, match, 0) for action in MATCH),
        "race": (race_label(say, action) for action in RACE),
        "solo": (solo_label(say, action) for action in SOLO),
        "rush": (say(f"pad-{key.name.lower()}") for key in RUSH),
    }
    for kind, labels in own.items():
        forms = ["button-other-rules"] if kind in FORMS else []
        studied = [] if kind == "rush" else ["button-study-open"]
        shown = [*(label.removesuffix(": 0") for label in labels), *map(say, (*forms, *studied, "button-rules", "web-stop"))]
        yield f"| {say(f'web-subject-{kind}')} | {', '.join(f'*{label}*' for label in shown)} |"


def _menus(tree: Any) -> Iterator[str]:
    for kind, of in ((AppCommandType.message, "a message"), (AppCommandType.user, "a member")):
        for menu in tree.get_commands(type=kind):
            needed = menu.default_permissions
            only = ", for members with *Manage Messages*" if needed and needed.manage_messages else ""
            yield f"| *{menu.name}* | {of}{only} |"


def _values(option: app_commands.Parameter) -> str:
    """Return the choices of an option, those of numbers as people see them, or its bounds."""
    if option.choices:
        shown = (choice.name if isinstance(choice.value, int) else choice.value for choice in option.choices)
        return ", ".join(f"`{one}`" for one in shown)
    if option.type is not AppCommandOptionType.string and option.min_value is not None:
        return f"{option.min_value} to {option.max_value}"
    return "suggested" if option.autocomplete else _TYPES[option.type.name]


def _plain(text: str) -> str:
    """Return what a text begins with in bold, or all of it."""
    return text.removeprefix("**").partition("**")[0]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
