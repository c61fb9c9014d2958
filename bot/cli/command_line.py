"""The command line: what ``ricochet`` can be asked to do.

Reading it loads next to nothing, and each task loads what it needs once it was asked for. Help is written here in English, as
argparse's own words around it are: loading the texts of the bot takes several times as long as printing help.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.run.failure import TaskFailed
from bot.run.output import OutputFailed, end_output, note, prepare_output, tell
from engine.pieces import TARGETS
from engine.proof import Ricochet

if TYPE_CHECKING:
    from bot.run.start import Maker
    from bot.text import Texts


def run(arguments: Sequence[str] | None, maker: "Maker[Any]") -> int:
    """Do the task that is named by arguments, or by those of the process for None; ``maker`` makes the bot that plays.

    Answers the exit code: 1 where the doctor found a fault, or Discord or the server of the database is out of reach, and 2
    where the task could not be done for another reason; a line on standard error says why. Without a word it is 141 where what
    reads standard output has closed it. Raises `SystemExit` after printing help, and for arguments that name no task.
    """
    prepare_output()
    try:
        return _run(arguments, maker)
    except OutputFailed as failed:
        if not failed.is_closed:
            from bot.run.terminal import terminal_texts

            note(terminal_texts()("program-output", why=failed.reason))
        return failed.code
    finally:
        end_output()


def _run(arguments: Sequence[str] | None, maker: "Maker[Any]") -> int:
    chosen = _parser().parse_args(arguments)
    if chosen.version:
        return _tell_version()
    from bot.run.terminal import terminal_texts

    say = terminal_texts()
    try:
        match chosen.task:
            case "solve":
                _solve(say, chosen.code, chosen.target, Ricochet(chosen.ricochet), chosen.picture)
            case "gallery":
                _draw_gallery(say, chosen.folder)
            case "take-up":
                _take_up(say, chosen.game)
            case "doctor":
                return _examine(say, as_json=chosen.json)
            case "backup":
                _back_up(say, chosen.file)
            case "restore":
                _restore(say, chosen.file)
            case "move-database":
                _move_database(say, chosen.source, chosen.target)
            case _:
                _play(say, maker, local=chosen.local)
    except TaskFailed as error:
        note(str(error))
        return error.code
    except KeyboardInterrupt:
        return 0
    return 0


class _Parser(argparse.ArgumentParser):
    def print_help(self, file: Any = None) -> None:
        """Tell how to use the program. argparse itself says nothing where that cannot be written."""
        del file
        tell(self.format_help().rstrip())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="ricochet", description="Play Ricochet Robots on Discord, or in your browser.")
    parser.add_argument("--local", action="store_true", help="play in the browser, even if DISCORD_TOKEN is set")
    parser.add_argument("--version", action="store_true", help="print which version this is")
    tasks = parser.add_subparsers(dest="task", title="other things to do")
    about = "find a shortest solution for the board of a code"
    solve = tasks.add_parser("solve", help=about, description=about)
    solve.add_argument("code", help="the code of a board")
    solve.add_argument(
        "--target",
        choices=[target.letters for target in TARGETS],
        help="the chip to solve instead of the first one: the robot's letter and the symbol's, as in Gp for the green planet",
    )
    solve.add_argument(
        "--ricochet",
        choices=[rule.value for rule in Ricochet],
        default=Ricochet.TURN.value,
        help="whether the robot must turn between two of its moves (the default), or only a single move is no solution",
    )
    solve.add_argument("--picture", type=Path, metavar="FILE", help="write a picture of the solution to this file (PNG)")
    about = "draw one of everything into a folder, with a page to view it"
    gallery = tasks.add_parser("gallery", help=about, description=about)
    gallery.add_argument("folder", type=Path, help="the folder, created if it doesn't exist")
    about = "let a game go on that was set aside, once its events can be read again"
    take_up = tasks.add_parser("take-up", help=about, description=about)
    take_up.add_argument("game", type=int, help="the number of the game, as the log names it")
    about = "see whether this machine, the database and Discord let the bot play, and what to do where they do not"
    doctor = tasks.add_parser("doctor", help=about, description=about)
    doctor.add_argument("--json", action="store_true", help="print what was found as JSON")
    about = "copy the database to a file, also while the bot is playing"
    backup = tasks.add_parser("backup", help=about, description=about)
    backup.add_argument("file", type=Path, help="the file of the copy, which must not exist yet")
    about = "put a backup in the place of the database; what was there is kept beside it"
    restore = tasks.add_parser("restore", help=about, description=about)
    restore.add_argument("file", type=Path, help="the backup, which stays as it is")
    about = "copy everything from one database to another, empty one, and compare; stop the bot before"
    move = tasks.add_parser("move-database", help=about, description=about)
    move.add_argument("source", metavar="FROM", help="the path of a file, or the address of a database, postgresql://…")
    move.add_argument("target", metavar="TO", help="the same; a file is made, a database must exist")
    return parser


def _tell_version() -> int:
    from importlib.metadata import version

    tell(f"ricochet {version('ricochet')}")
    return 0


def _solve(say: "Texts", code: str, target: str | None, ricochet: Ricochet, picture: Path | None) -> None:
    from bot.cli.solve import save_picture, solve_code

    answer = solve_code(say, code, target, ricochet)
    tell(answer.tell(say))
    if picture:
        save_picture(say, answer, picture)


def _draw_gallery(say: "Texts", folder: Path) -> None:
    from bot.cli.gallery import write_gallery

    try:
        page = write_gallery(say, folder)
    except OSError as error:
        raise TaskFailed(say("program-gallery-unwritable", folder=str(folder), why=error.strerror or "")) from error
    tell(say("program-gallery-done", page=str(page)))


def _take_up(say: "Texts", game: int) -> None:
    from bot.cli.take_up import take_up_game

    tell(take_up_game(say, game))


def _examine(say: "Texts", *, as_json: bool) -> int:
    from bot.cli import doctor

    findings = doctor.examine(say)
    tell(doctor.as_json(findings) if as_json else doctor.in_words(say, findings))
    return int(doctor.has_faults(findings))


def _back_up(say: "Texts", file: Path) -> None:
    from bot.cli.backup import back_up_to

    tell(back_up_to(say, file))


def _restore(say: "Texts", file: Path) -> None:
    from bot.cli.backup import restore_from

    tell(restore_from(say, file))


def _move_database(say: "Texts", source: str, target: str) -> None:
    from bot.cli.move_database import move

    tell(move(say, source, target))


def _play(say: "Texts", maker: "Maker[Any]", *, local: bool) -> None:
    from bot.run.start import start

    start(say, maker, local=local)
