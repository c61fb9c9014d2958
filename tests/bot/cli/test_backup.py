"""`ricochet backup` and `ricochet restore`, from the outside: their output, and the contents of the files."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import cast

import pytest

from bot.__main__ import main
from bot.run.config import DEFAULT_DATABASE, LOCAL_DATABASE
from bot.store import Place, SqliteStore
from bot.store.sqlite.file import EARLIER_ID, lock
from engine import RULES_2013, draw_setup
from engine.games.match.events import BidMade, Event
from engine.games.match.play import start
from engine.games.match.state import replay

OPENING: tuple[Event, ...] = start(RULES_2013, draw_setup(RULES_2013, Random(5)), starter=7, now=1000.0, random=Random(5))

MATCHES = 20


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RICOCHET_DATABASE", str(tmp_path / "ricochet.db"))
    return tmp_path / "ricochet.db"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    return tmp_path / "backup.db"


def bid(path: Path, *bids: int) -> None:
    """Begin a match in this database, if there is none yet, and let these be bid in it."""

    async def append() -> None:
        async with await SqliteStore.open(path) as store:
            games = await store.running()
            game = games[0].game_id if games else await store.begin(Place(1, 2), OPENING)
            number = len(await store.events_of(game))
            await store.append(game, number, [BidMade(1001.0, 7, moves) for moves in bids])

    asyncio.run(append())


def bids_in(path: Path) -> list[int]:
    """Return what was bid in the match of a database."""

    async def read() -> list[int]:
        async with await SqliteStore.open(path) as store:
            (game,) = await store.running()
        return [event.moves for event in game.events if isinstance(event, BidMade)]

    return asyncio.run(read())


@pytest.fixture
def only_local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where only the game in the browser was played."""
    monkeypatch.chdir(tmp_path)
    for name in ("RICOCHET_DATABASE", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    bid(LOCAL_DATABASE, 4)
    return LOCAL_DATABASE


def test_the_game_in_the_browser_is_backed_up_where_nothing_else_was_played(only_local: Path, backup: Path) -> None:
    assert main(["backup", str(backup)]) == 0
    bid(only_local, 3)
    assert main(["--local", "restore", str(backup)]) == 0
    assert bids_in(only_local) == [4]


@pytest.mark.usefixtures("only_local")
def test_beside_the_database_of_a_bot_that_of_the_browser_is_named_by_an_option(backup: Path) -> None:
    bid(DEFAULT_DATABASE, 9)
    assert main(["backup", str(backup)]) == 0
    assert main(["--local", "backup", str(backup.with_name("local.db"))]) == 0
    assert (bids_in(backup), bids_in(backup.with_name("local.db"))) == ([9], [4])


@pytest.mark.usefixtures("only_local")
def test_a_bot_with_a_token_never_means_the_database_of_the_browser(
    backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert main(["backup", str(backup)]) == 2
    assert "There's no file ricochet.db" in capsys.readouterr().err


async def play(store: SqliteStore, channel: int, begun: asyncio.Barrier, until: asyncio.Event) -> None:
    """Begin a match, and when all have begun bid in it, one event after the other, until that is set."""
    game, number = await store.begin(Place(1, channel), OPENING), len(OPENING)
    await begun.wait()
    while not until.is_set():
        await store.append(game, number, [BidMade(1000.0 + number, number, 5)])
        number += 1


async def test_a_backup_that_is_taken_under_load_replays_every_match(database: Path, backup: Path) -> None:
    async with await SqliteStore.open(database) as store:
        begun, enough = asyncio.Barrier(MATCHES + 1), asyncio.Event()
        playing = [asyncio.create_task(play(store, channel, begun, enough)) for channel in range(MATCHES)]
        await begun.wait()
        assert await asyncio.to_thread(main, ["backup", str(backup)]) == 0
        enough.set()
        await asyncio.gather(*playing)
    async with await SqliteStore.open(backup) as store:
        games = await store.running()
    assert len(games) == MATCHES
    for game in games:
        assert len(game.events) >= len(OPENING)
        replay(cast("tuple[Event, ...]", game.events))


def test_what_was_backed_up_comes_back_and_what_was_there_is_kept(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bid(database, 9)
    assert main(["backup", str(backup)]) == 0
    assert "games: 1, events: 3" in capsys.readouterr().out
    bid(database, 8)
    assert main(["restore", str(backup)]) == 0
    kept = database.with_name("ricochet.db.before-restore-1")
    assert str(kept) in capsys.readouterr().out
    assert bids_in(database) == [9]
    assert bids_in(kept) == [9, 8]

    assert main(["restore", str(kept)]) == 0
    assert bids_in(database) == [9, 8]
    assert bids_in(database.with_name("ricochet.db.before-restore-2")) == [9]


def test_what_a_killed_bot_has_not_brought_into_its_database_is_kept_with_it(
    database: Path, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bid(database, 9)
    assert main(["backup", str(backup)]) == 0
    with closing(sqlite3.connect(database)) as open_meanwhile:  # so that what is bid stays beside the database
        open_meanwhile.execute("SELECT * FROM event").fetchall()
        bid(database, 8)
        killed = Path(shutil.copytree(tmp_path, tmp_path / "killed")) / database.name
    assert killed.with_name("ricochet.db-wal").stat().st_size > 0
    monkeypatch.setenv("RICOCHET_DATABASE", str(killed))
    assert main(["restore", str(backup)]) == 0
    assert bids_in(killed) == [9]
    assert bids_in(killed.with_name("ricochet.db.before-restore-1")) == [9, 8]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_databases_are_for_their_owner_alone_and_keep_the_permissions_that_they_were_given(
    database: Path, backup: Path, tmp_path: Path
) -> None:
    def modes() -> dict[str, str]:
        return {file.name: f"{file.stat().st_mode & 0o777:o}" for file in tmp_path.iterdir()}

    bid(database, 9)
    with closing(sqlite3.connect(database)) as playing:
        playing.execute("UPDATE match SET private = 1")
        playing.commit()
        assert modes() == {database.name + suffix: "600" for suffix in ("", "-lock", "-wal", "-shm")}
    assert main(["backup", str(backup)]) == 0
    database.chmod(0o640)
    assert main(["restore", str(backup)]) == 0
    assert {name: mode for name, mode in modes().items() if not name.endswith("-lock")} == {
        database.name: "640",
        backup.name: "600",
        "ricochet.db.before-restore-1": "640",
    }


def test_a_backup_is_restored_where_there_is_no_database(database: Path, backup: Path, capsys: pytest.CaptureFixture[str]):
    bid(database, 9)
    database.rename(backup)
    assert main(["restore", str(backup)]) == 0
    assert "before" not in capsys.readouterr().out
    assert bids_in(database) == [9]


def test_nothing_is_restored_while_a_bot_plays_or_somebody_looks_into_its_database(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bid(database, 9)
    assert main(["backup", str(backup)]) == 0
    with closing(lock(database)):
        assert main(["restore", str(backup)]) == 2
    assert "Stop the bot" in capsys.readouterr().err
    with closing(sqlite3.connect(database)) as looking:
        looking.execute("BEGIN")
        looking.execute("SELECT * FROM event").fetchone()
        assert main(["restore", str(backup)]) == 2
    assert "Stop the bot" in capsys.readouterr().err
    assert bids_in(database) == [9]


def test_a_file_that_is_there_is_never_written_over(database: Path, backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bid(database, 9)
    backup.write_text("notes")
    assert main(["backup", str(backup)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert backup.read_text() == "notes"


def test_where_the_disk_fails_at_the_last_step_everything_is_as_it_was(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bid(database, 9)
    assert main(["backup", str(backup)]) == 0
    bid(database, 8)

    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "replace", fail)
    assert main(["restore", str(backup)]) == 2
    assert main(["backup", str(backup.with_name("other.db"))]) == 2
    assert "Input/output error" in capsys.readouterr().err
    monkeypatch.undo()
    assert bids_in(database) == [9, 8]
    assert not [path for path in database.parent.iterdir() if path.suffix == ".part" or path.name == "other.db"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"not a database at all, but some text that is long enough", "isn't a database of this bot"),
        ("a text that Windows has written".encode("utf-16"), "isn't a database of this bot"),
        (b"", "is damaged"),
        (None, "There's no file"),
        ("folder", "can't be used as a database: it is a folder"),
    ],
)
def test_what_is_no_backup_is_not_restored(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str], content: bytes | str | None, said: str
) -> None:
    bid(database, 9)
    if isinstance(content, bytes):
        backup.write_bytes(content)
    elif content:
        backup.mkdir()
    assert main(["restore", str(backup)]) == 2
    assert said in capsys.readouterr().err
    assert bids_in(database) == [9]


def test_a_backup_of_a_newer_version_is_not_restored(database: Path, backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bid(database, 9)
    assert main(["backup", str(backup)]) == 0
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    assert main(["restore", str(backup)]) == 2
    assert "newer version" in capsys.readouterr().err


def test_a_damaged_backup_is_not_restored_and_a_damaged_database_is_not_backed_up(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bid(database, *range(60, 2, -1))
    content = bytearray(database.read_bytes())
    for page in range(4096 * 3, len(content), 4096):
        content[page : page + 8] = b"\xff" * 8
    backup.write_bytes(content)
    assert main(["restore", str(backup)]) == 2
    assert f"{backup} is damaged" in capsys.readouterr().err
    assert bids_in(database) == list(range(60, 2, -1))

    database.write_bytes(content)
    assert main(["backup", str(backup.with_name("other.db"))]) == 2
    assert f"{database} is damaged" in capsys.readouterr().err


@pytest.mark.parametrize("length", [50, 100, 4096, 20_000])
def test_a_file_that_was_cut_is_said_to_be_damaged_by_every_task(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str], length: int
) -> None:
    bid(backup, 9)
    whole, cut = str(backup), str(database)
    database.write_bytes(backup.read_bytes()[:length])
    for task in (
        ["doctor"],
        ["take-up", "7"],
        ["backup", f"{whole}.2"],
        ["restore", cut],
        ["move-database", cut, f"{whole}.3"],
    ):
        assert main(task) == (1 if task == ["doctor"] else 2)
        printed = capsys.readouterr()
        assert f"{cut} is damaged: database disk image is malformed" in printed.out + printed.err
    assert main(["move-database", whole, cut]) == 2
    assert f"{cut} is damaged" in capsys.readouterr().err
    assert len(database.read_bytes()) == length


def test_a_database_of_before_1_0_is_refused_by_every_task_and_left_as_it_is(
    database: Path, backup: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bid(backup, 9)
    whole, earlier = str(backup), str(database.with_name("earlier.db"))
    with closing(sqlite3.connect(earlier)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE guild_settings (guild_id INTEGER PRIMARY KEY, data TEXT NOT NULL)")
        connection.execute(f"PRAGMA application_id = {EARLIER_ID}")
    before = Path(earlier).read_bytes()
    monkeypatch.setenv("RICOCHET_DATABASE", earlier)
    for task in (
        ["doctor"],
        ["take-up", "7"],
        ["backup", f"{whole}.2"],
        ["move-database", earlier, f"{whole}.3"],
        ["move-database", whole, earlier],
        ["restore", whole],
    ):
        assert main(task) == (1 if task == ["doctor"] else 2)
        printed = capsys.readouterr()
        assert f"{earlier} was written by a version before 1.0, which this one doesn't read: keep that" in (
            printed.out + printed.err
        )
    monkeypatch.setenv("RICOCHET_DATABASE", str(database))
    assert main(["restore", earlier]) == 2
    assert "before 1.0" in capsys.readouterr().err
    assert Path(earlier).read_bytes() == before
    assert [path.name for path in Path(earlier).parent.glob("earlier.db*")] == ["earlier.db"]


def test_a_path_that_the_system_does_not_take_is_named(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bid(database, 9)
    long = "x" * 300
    assert main(["restore", long]) == main(["move-database", long, "to.db"]) == main(["backup", long]) == 2
    monkeypatch.setenv("RICOCHET_DATABASE", long)
    assert main(["doctor"]) == 1
    told = capsys.readouterr()
    assert told.err.count("File name too long") == 3
    assert "File name too long" in told.out


def test_a_link_to_itself_is_no_database(database: Path, backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bid(backup, 9)
    database.symlink_to(database)
    assert main(["move-database", str(backup), str(database)]) == 2
    assert "can't be used as a database" in capsys.readouterr().err
    assert main(["move-database", str(database), str(backup)]) == 2
    assert "There's no database" in capsys.readouterr().err


def test_a_backup_on_a_disk_without_room_leaves_nothing(database: Path, backup: Path) -> None:
    bid(database, 9)
    script = "import resource, sys; from bot.__main__ import main; limit = (65536, 65536)"
    script += "; sys.dont_write_bytecode = True; resource.setrlimit(resource.RLIMIT_FSIZE, limit); sys.exit(main(sys.argv[1:]))"
    everything = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}
    command = [sys.executable, "-c", script, "backup", str(backup)]
    done = subprocess.run(command, env=everything, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{backup} can't be written: ")
    assert len(done.stderr.splitlines()) == 1
    assert not [path for path in backup.parent.iterdir() if path.name.startswith(backup.name)]


def test_a_damaged_database_gives_way_to_its_backup(database: Path, backup: Path) -> None:
    bid(database, 9)
    assert main(["backup", str(backup)]) == 0
    database.write_bytes(b"\0" * 4096)
    database.with_name("ricochet.db-wal").write_bytes(b"what a broken disk has left")
    assert main(["restore", str(backup)]) == 0
    assert bids_in(database) == [9]
