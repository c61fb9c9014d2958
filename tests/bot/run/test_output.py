"""The program's output: with an encoding that lacks characters, on a full disk, into a closed pipe."""

import codecs
import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO

import pytest
import structlog

from bot.run.logs import set_up_logs
from bot.run.output import prepare_output
from bot.text import languages
from tests.bot.world import EASY, PATIENCE, SOLUTION

ROOT = Path(__file__).parents[3]
FULL = Path("/dev/full")
ENCODINGS = ("cp1252", "cp437", "ascii")
WRITERS = (
    (("--help",), ""),
    (("--version",), "1"),
    (("solve", EASY), ""),
    (("solve", EASY), "1"),
    (("--local",), ""),
    (("--local",), "1"),
)
"""Tasks that write, by the parser, at their end and while they run, and whether Python buffers nothing of it."""
TERMINAL = re.compile(
    r"^(?:(?:program|backup|restore|move|doctor|solve|take-up|local-ready|setting-wrong|setting-address)"
    r"|settings-(?:unreadable|folder|no-text))\b.*(?:\n +.*)*",
    re.MULTILINE,
)
"""A text of the bot that goes to a terminal."""
LITTLE_ROOM = """
import resource, sys
sys.dont_write_bytecode = True  # a module cut off there would be read by the next process
from bot.__main__ import main
resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
sys.exit(main(sys.argv[1:]))
"""
"""The program, where no file may be longer: to it that is a disk that gets full."""

UNREACHABLE = """
from discord.http import Route
from bot.__main__ import leave, main
Route.BASE = "http://127.0.0.1:9"
leave(main([]))
"""
"""Run the program with no server at Discord's address."""

needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
pytestmark = pytest.mark.usefixtures("kernels")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder, and no settings. Python buffers what is written, as it does by itself."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "RICOCHET_DATABASE", "PYTHONUNBUFFERED", "LC_ALL", "LC_MESSAGES", "BROWSER", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "LANG": "en_GB.UTF-8", **changes}


def ricochet(
    *arguments: str, out: int = subprocess.PIPE, err: int = subprocess.PIPE, script: str = "", **changes: str
) -> "subprocess.CompletedProcess[bytes]":
    """Run the program, or that script, as a process."""
    command = [sys.executable, *(("-c", script) if script else ("-m", "bot")), *arguments]
    return subprocess.run(command, env=environment(**changes), stdout=out, stderr=err, check=False)


@contextmanager
def closed_pipe() -> Iterator[int]:
    """The end of a pipe of which the other one was closed."""
    read, write = os.pipe()
    os.close(read)
    try:
        yield write
    finally:
        os.close(write)


@contextmanager
def full_disk() -> Iterator[int]:
    with FULL.open("wb", buffering=0) as file:
        yield file.fileno()


@pytest.mark.parametrize(
    ("task", "encoding"),
    [(("move-database", "--help"), "cp1252"), (("doctor", "--json"), "cp437"), (("solve", EASY), "ascii")],
)
def test_a_task_is_done_in_any_encoding(encoding: str, task: tuple[str, ...]) -> None:
    done = ricochet(*task, PYTHONIOENCODING=encoding, LANG="fr_FR.UTF-8")
    assert done.returncode == 0, done.stderr
    told = done.stdout.decode(encoding)
    assert told
    if "--json" in task:
        assert {"subject", "state", "text"} == json.loads(told)[0].keys()


def told_until_ready(output: IO[bytes], encoding: str) -> list[str]:
    """Return the lines up to the page's address; others than the usual ones say which port another program has."""
    lines: list[str] = []
    while not lines or "http://127.0.0.1:" not in lines[-1]:
        lines.append(output.readline().decode(encoding))
        assert lines[-1], "the program has ended"
    return lines


def test_the_game_starts_in_french_where_the_encoding_lacks_its_signs() -> None:
    command = [sys.executable, "-m", "bot", "--local"]
    changed = environment(PYTHONIOENCODING="ascii", LANG="fr_FR.UTF-8")
    with subprocess.Popen(command, env=changed, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        try:
            lines = told_until_ready(program.stdout, "ascii")
            program.send_signal(signal.SIGTERM)
            _, complaints = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    assert "DISCORD_TOKEN n'est pas" in lines[0]
    assert "ricochet-local.db" in lines[1]
    assert (program.returncode, complaints) == (0, b"")


def test_what_an_encoding_lacks_has_a_plain_form() -> None:
    told = ricochet("doctor", PYTHONIOENCODING="ascii", LANG="fr_FR.UTF-8").stdout.decode("ascii")
    assert "+ Python" in told
    assert "DISCORD_TOKEN n'est pas defini : le bot" in told
    assert 'page " Bot "' in told


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", languages())
def test_no_text_for_a_terminal_loses_a_sign(encoding: str, language: str) -> None:
    prepare_output()
    source = (ROOT / "bot" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = TERMINAL.findall(source)
    assert len(told) > 50
    for text in told:
        plain = text.encode(encoding, "plain-signs").decode(encoding)
        assert plain.count("?") == text.count("?") + text.count("¿") - plain.count("¿"), text


def test_a_name_of_a_file_that_is_no_text_is_written_as_it_is(own_folder: Path) -> None:
    name = os.fsencode(own_folder / "x") + b"\xff.db"
    done = subprocess.run([sys.executable, "-m", "bot", "restore", name], env=environment(), capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr == b"There's no file " + name + b".\n"


def test_signs_that_have_no_plain_form_are_question_marks() -> None:
    prepare_output()
    assert "★ ↑ ½ 日 ❤️ é ﬁ".encode("ascii", "plain-signs") == b"* ^ 1?2 ? ? e fi"
    with pytest.raises(UnicodeDecodeError):
        codecs.decode(b"\xff", "utf-8", "plain-signs")


@needs_full
@pytest.mark.parametrize(("task", "unbuffered"), WRITERS)
def test_output_without_room_is_a_line_on_standard_error(task: tuple[str, ...], unbuffered: str) -> None:
    with full_disk() as out:
        done = ricochet(*task, out=out, PYTHONUNBUFFERED=unbuffered)
    assert done.returncode == 2
    assert done.stderr.decode() == "Nothing can be written to standard output: No space left on device.\n"


@pytest.mark.parametrize(("task", "unbuffered"), WRITERS)
def test_a_pipe_that_nobody_reads_ends_the_program_without_a_word(task: tuple[str, ...], unbuffered: str) -> None:
    with closed_pipe() as out:
        done = ricochet(*task, out=out, PYTHONUNBUFFERED=unbuffered)
    assert (done.returncode, done.stderr) == (141, b"")


@needs_full
@pytest.mark.parametrize(("output", "why"), [(full_disk, "No space left on device"), (closed_pipe, "Broken pipe")])
def test_a_bot_that_cannot_write_its_log_ends_as_it_would_otherwise(
    output: Callable[[], AbstractContextManager[int]], why: str
) -> None:
    with output() as out:
        done = ricochet(out=out, script=UNREACHABLE, DISCORD_TOKEN="MTIz.secret.token")
    assert done.returncode == 1, "so that it is started again"
    lines = done.stderr.decode().splitlines()
    assert lines[0] == f"The log can't be written: {why}."
    assert lines[1].startswith("Discord can't be reached")
    assert len(lines) == 2


@needs_full
@pytest.mark.parametrize("task", [("solve", "no-code"), ("solve",), ("restore", "nothing.db")], ids=" ".join)
def test_complaints_without_room_leave_the_exit_code_as_it_is(task: tuple[str, ...]) -> None:
    with full_disk() as err:
        assert ricochet(*task, err=err).returncode == 2
    with closed_pipe() as err:
        assert ricochet(*task, err=err).returncode == 2


def test_a_program_without_standard_output_does_its_task(own_folder: Path) -> None:
    without = "import os, sys\nfrom bot.__main__ import main\nsys.stdout = sys.stderr = None\nos._exit(main(sys.argv[1:]))"
    picture = own_folder / "picture.png"
    assert ricochet("solve", EASY, "--picture", str(picture), script=without).returncode == 0
    assert picture.exists()


def test_a_picture_without_room_leaves_no_part_and_the_picture_of_before(own_folder: Path) -> None:
    picture = own_folder / "picture.png"
    for _ in range(2):
        done = ricochet("solve", EASY, "--picture", str(picture), script=LITTLE_ROOM)
        assert done.returncode == 2
        assert SOLUTION in done.stdout.decode()
        assert done.stderr.decode() == f"{picture} can't be written: File too large.\n"
        assert [file.read_bytes() for file in own_folder.iterdir()] in ([], [b"of before"])
        picture.write_bytes(b"of before")


@needs_full
def test_a_picture_on_a_device_without_room_is_a_line() -> None:
    done = ricochet("solve", EASY, "--picture", str(FULL))
    assert done.returncode == 2
    assert done.stderr.decode() == f"{FULL} can't be written: No space left on device.\n"


@pytest.mark.at_length
def test_a_gallery_without_room_is_a_line(own_folder: Path) -> None:
    done = ricochet("gallery", str(own_folder / "gallery"), script=LITTLE_ROOM)
    assert done.returncode == 2
    assert done.stderr.decode().startswith(f"Can't write to {own_folder / 'gallery'}: File too large.")
    assert len(done.stderr.splitlines()) == 1


@needs_full
def test_a_log_without_room_is_noted_once_until_there_is_room(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    with FULL.open("w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        try:
            set_up_logs("INFO")
            for _ in range(3):
                root.warning("lost")
            (handler,) = root.handlers
            assert isinstance(handler, logging.StreamHandler)
            handler.stream = sys.__stderr__
            root.warning("written")
            handler.stream = full
            root.warning("lost")
        finally:
            root.handlers, root.level = handlers, level
            structlog.configure(**before)
        os.dup2(os.open(os.devnull, os.O_WRONLY), full.fileno())
    assert capsys.readouterr().err.splitlines() == ["The log can't be written: No space left on device."] * 2
