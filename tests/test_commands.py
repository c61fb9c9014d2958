"""Each command of README.md and of the pages for operators is run by a test, or has a reason why it is not."""

import os
import re
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.cli.command_line import run
from bot.run.config import Config
from bot.store import SqliteStore

ROOT = Path(__file__).parents[1]
PAGES = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/operations.md", "docs/machines.md")}
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
RICOCHET = Path(sys.executable).with_name("ricochet")

PROGRAMS = "ricochet uv docker sudo git python3 pipx brew winget cd install cp systemctl journalctl ssh"
STARTS = rf"(?:{PROGRAMS.replace(' ', '|')}|\.venv/\S+|/opt/ricochet/\S+) "
"""How a command in the text begins, when it is followed by anything."""

NOT_RUN = {
    "Docker is not there": ["docker ", "git pull && docker "],
    "it downloads packages": [
        "apt-get ",
        "brew ",
        "git clone ",
        "git pull",
        "pipx ",
        "python3 -m pip ",
        "python3 -m venv ",
        "/opt/ricochet/.venv/bin/pip ",
        ".venv/bin/pip ",
        "uv run --extra ",
    ],
    "it changes the machine, or asks its system": [
        "cd /",
        "certbot ",
        "cp ",
        "install ",
        "journalctl ",
        "nginx ",
        "ssh ",
        "sudo ",
        "systemctl ",
    ],
    "it is for Windows": ["$env:", "winget "],
    "it needs Discord": ["DISCORD_TOKEN=… "],
    "it is the beginning of others": ["python3 -m uv"],
}
"""Why commands are not run that begin like this; the longest beginning counts, here and below."""

RUN_ELSEWHERE = {
    "tests/test_readme.py": ["uv run ricochet", "uv run --group tests ", "ricochet solve "],
    "tests/bot/cli/test_take_up.py": ["ricochet take-up "],
    "tests/bot/store/test_move_database.py": ["ricochet move-database "],
    "tests/bot/cli/test_gallery.py": ["ricochet gallery "],
}
"""Where commands are run that begin like this."""

BEGINNINGS = {beginning: way for ways in (NOT_RUN, RUN_ELSEWHERE) for way, ones in ways.items() for beginning in ones}


def lines_of(page: str) -> list[str]:
    """Return the lines of the blocks of commands on a page."""
    found = re.findall(r"^ *```(?:sh|powershell)\n(.*?)^ *```$", page, re.MULTILINE | re.DOTALL)
    return [line.strip() for block in found for line in block.splitlines() if line.strip()]


def spans_of(page: str) -> list[str]:
    """Return the commands within the text of a page."""
    return [span for span in re.findall(r"`([^`\n]+)`", page) if re.match(STARTS, span)]


COMMANDS = sorted({command for page in PAGES.values() for command in (*lines_of(page), *spans_of(page))})


def beginning_of(command: str) -> str:
    """Return the longest beginning above that a command has, or nothing."""
    return max((one for one in BEGINNINGS if command.startswith(one)), key=len, default="")


def is_setting(command: str) -> bool:
    return bool(re.fullmatch(r"[A-Z_]+=\S+", command))


def is_run_here(command: str) -> bool:
    return bool(re.match(r"ricochet (--local )?(doctor|backup|restore)", command))


def test_each_command_is_run_or_has_a_reason_why_it_is_not() -> None:
    ways = {command: [is_setting(command), is_run_here(command), bool(beginning_of(command))] for command in COMMANDS}
    assert {command: kinds for command, kinds in ways.items() if sum(kinds) != 1} == {}
    assert len(COMMANDS) >= 40


def test_each_reason_and_each_test_is_needed() -> None:
    assert {*map(beginning_of, COMMANDS)} - {""} == BEGINNINGS.keys()
    assert [test for test in RUN_ELSEWHERE if not (ROOT / test).is_file()] == []


def test_each_setting_is_read_by_the_program_or_by_compose() -> None:
    read = {name.upper() if name.startswith("discord") else f"RICOCHET_{name.upper()}" for name in Config.model_fields}
    read |= {"COMPOSE_PROFILES", *re.findall(r"\$\{(\w+)", COMPOSE)}
    assert {command.partition("=")[0] for command in COMMANDS if is_setting(command)} - read == set()


def test_the_tasks_of_containers_are_those_of_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    in_containers = [command for command in COMMANDS if command.startswith("docker ")]
    tasks = {task for command in in_containers for task in re.findall(r" (?:\"?ricochet|bot) ([a-z][a-z-]+)", command)}
    assert tasks == {"doctor", "restore", "take-up"}
    for task in tasks:
        with suppress(SystemExit):
            run([task, "--help"], factory=None)  # pyright: ignore[reportArgumentType] - help makes no bot
        assert capsys.readouterr().out.startswith(f"usage: ricochet {task}")


async def test_the_commands_run_one_after_the_other_where_a_bot_has_played(tmp_path: Path) -> None:
    """In the order of the page: the doctor, a backup, and its return."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("RICOCHET_", "DISCORD_"))}
    environment = {**kept, "PATH": f"{RICOCHET.parent}{os.pathsep}{kept['PATH']}"}
    (tmp_path / "backups").mkdir()

    def done(command: str) -> str:
        here = shlex.split(command.replace("/backups", "backups"))
        finished = subprocess.run(here, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert finished.returncode == 0, f"{command}: {finished.stdout}{finished.stderr}"
        return finished.stdout

    async with await SqliteStore.open(tmp_path / "ricochet.db"):
        pass
    commands = [command for command in lines_of(PAGES["docs/operations.md"]) if is_run_here(command)]
    assert [command.split()[1] for command in commands] == ["doctor", "backup", "restore"]
    said = [done(command) for command in commands]
    assert "The bot can play." in said[0]
    assert (tmp_path / "ricochet.db.before-restore-1").exists()
