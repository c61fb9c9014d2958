"""Each command of README.md, and of the table for operators, is run where that needs no network, and otherwise checked."""

import os
import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from babel import Locale

from bot.cli.command_line import run
from bot.run.config import Config
from bot.text import languages

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
TASKS = OPERATIONS.partition("\n## Commands\n")[2].partition("\n\n`ricochet` stands")[0]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
UV = os.environ.get("UV") or shutil.which("uv")
WAYS = ["pipx install uv", "brew install uv", "winget install --id astral-sh.uv", "python3 -m pip install uv"]

needs_uv = pytest.mark.skipif(not UV, reason="uv is not in the PATH, and has not started the tests")


def blocks(language: str, page: str = README) -> list[str]:
    """Return the commands in blocks of a language, line by line."""
    found = re.findall(rf"^ *```{language}\n(.*?)^ *```$", page, re.MULTILINE | re.DOTALL)
    return [line.strip() for block in found for line in block.splitlines()]


def tasks() -> list[str]:
    """Return the commands of the table of the command line."""
    return [
        command
        for row in re.findall(r"^\| (`.*?) \|", TASKS, re.MULTILINE)
        for command in re.findall(r"`(ricochet[^`]*)`", row)
    ]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Nothing is installed, no browser opens, and no setting is left from elsewhere."""
    settings = {name.upper() for name in Config.model_fields} | {f"RICOCHET_{name.upper()}" for name in Config.model_fields}
    kept = {name: value for name, value in os.environ.items() if name not in settings}
    return kept | {
        "UV_NO_SYNC": "1",
        "BROWSER": "true",
        "RICOCHET_DATABASE": str(tmp_path / "ricochet.db"),
        "PATH": f"{Path(UV or '').parent}{os.pathsep}{os.environ['PATH']}",
    }


@needs_uv
def test_the_first_command_plays_in_the_browser(environment: dict[str, str]):
    first = blocks("sh")[0]
    assert first == "uv run ricochet"
    process = subprocess.Popen(shlex.split(first), cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        assert "in a browser" in next(line for line in process.stdout if "http://127.0.0.1:" in line)
    finally:
        process.terminate()
        process.communicate()


@needs_uv
def test_the_second_command_runs_the_tests(environment: dict[str, str]):
    last = blocks("sh")[-1]
    assert last == "uv run --group tests pytest"
    one = [*shlex.split(last), "-n", "0", "-q", "tests/engine/test_hints.py"]
    done = subprocess.run(one, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert re.search(r"\d+ passed", done.stdout)


def test_ci_runs_both_commands_of_the_set_up():
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert blocks("sh")[-1] in ci.splitlines()
    assert f"{blocks('sh')[-1]} -m at_length" in ci.splitlines(), "what that command leaves out"


def test_a_token_is_set_by_a_variable_that_the_program_reads():
    (with_token,) = (line for line in blocks("sh") if line.startswith("DISCORD_TOKEN"))
    variable, _, command = with_token.partition(" ")
    assert command == blocks("sh")[0]
    set_in_powershell, then = blocks("powershell", OPERATIONS)
    assert re.fullmatch(r'\$env:(\w+) = "…"', set_in_powershell)
    assert then == command
    assert {variable.removesuffix("=…"), set_in_powershell[5:18]} == {"DISCORD_TOKEN"}
    assert "discord_token" in Config.model_fields


def test_each_way_to_get_uv_has_a_line():
    for way in WAYS:
        assert f"`{way}" in README or f"&& {way}" in README


def test_without_uv_the_extra_and_the_program_are_those_of_the_project():
    (extra,) = {*re.findall(r'pip install "\.\[(local)\]"', README + OPERATIONS)}
    assert extra in PROJECT["project"]["optional-dependencies"]
    programs = {*re.findall(r"\.venv(?:/bin/|\\Scripts\\)(\w+)`", README + OPERATIONS)}
    assert programs == {*PROJECT["project"]["scripts"]}


@pytest.mark.parametrize("language", languages())
def test_a_language_of_the_bot_is_named(language: str):
    assert str(Locale.parse(language, sep="-").get_language_name("en")) in README


def test_the_pythons_that_are_named_are_those_of_the_project():
    (least, most) = re.findall(r"Python (3\.\d+) to (3\.\d+)", README)[0]
    assert PROJECT["project"]["requires-python"] == f">={least},<3.{int(most[2:]) + 1}"
    versions = [one.rpartition(" ")[2] for one in PROJECT["project"]["classifiers"]]
    assert versions == [f"3.{minor}" for minor in range(int(least[2:]), int(most[2:]) + 1)]


@pytest.mark.parametrize("command", tasks())
def test_each_task_of_the_table_is_one_of_the_program(command: str, capsys: pytest.CaptureFixture[str]):
    words = command.split()[1:2]
    with suppress(SystemExit):
        run([*words, "--help"], factory=None)  # pyright: ignore[reportArgumentType] - help makes no bot
    assert capsys.readouterr().out.startswith(" ".join(["usage: ricochet", *words]))


def test_each_option_of_the_table_is_one_of_its_task(capsys: pytest.CaptureFixture[str]):
    for row in re.findall(r"^\| `ricochet.*", TASKS, re.MULTILINE):
        with suppress(SystemExit):
            run([*row.split("`")[1].split()[1:2], "--help"], factory=None)  # pyright: ignore[reportArgumentType]
        told = capsys.readouterr().out
        assert all(option in told for option in re.findall(r"--[a-z-]+", row)), row


def test_the_code_of_the_table_is_solved(capsys: pytest.CaptureFixture[str]):
    (code,) = re.findall(r"Try `([0-9A-Z-]+)`", TASKS)
    assert run(["solve", code], factory=None) == 0  # pyright: ignore[reportArgumentType]
    assert "moves" in capsys.readouterr().out


def docker() -> Iterator[list[str]]:
    yield from (shlex.split(line) for line in blocks("sh") if line.startswith("docker"))


def test_the_image_is_built_and_started_as_the_dockerfile_has_it():
    build, both = docker()
    examine, start = both[: both.index("&&")], both[both.index("&&") + 1 :]
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert build[-1] == "."
    assert build[build.index("-t") + 1] == start[-1] == examine[-2]
    assert examine[-1] == "doctor", "a missing token ends here, and not in a container that restarts for ever"
    for command in (examine, start):
        assert f"VOLUME {command[command.index('-v') + 1].partition(':')[2]}" in dockerfile
        assert command[command.index("--env-file") + 1] == ".env"
