"""docs/commands.md is made from the command tree, and every page and text names commands that there are."""

import re
from pathlib import Path

import pytest
from discord import app_commands

from bot.app import make_bot
from bot.run.config import Config
from tests.commands_page import PAGE, page

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md")]
SOURCES = [*ROOT.glob("bot/**/*.py"), *ROOT.glob("web/src/*.ts"), *ROOT.glob("bot/text/*.ftl")]
TRANSLATED = re.compile(r"rules\.[a-z]{2}")


def subcommands() -> set[str]:
    """Return the names of what is below `/ricochet`."""
    tree = make_bot(Config()).tree
    return {one.name for one in tree.walk_commands() if isinstance(one, app_commands.Command) and one.parent}


def test_the_page_is_what_the_program_makes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: uv run --group tests python -m tests.commands_page"


@pytest.mark.parametrize("files", [PAGES, SOURCES], ids=["pages", "sources"])
def test_no_page_and_no_docstring_names_a_command_that_is_not_there(files: list[Path]) -> None:
    known, named = subcommands(), set[tuple[str, str]]()
    for file in files:
        if not TRANSLATED.match(file.name):
            written = file.read_text(encoding="utf-8")
            found = re.findall(r"`/ricochet ([a-z][a-z-]+)\b", written) + re.findall(r"\{ command-name-([a-z-]+) \}", written)
            named |= {(file.name, name) for name in found}
    assert {(file, name) for file, name in named if name not in known} == set()
    assert len(named) > 20
