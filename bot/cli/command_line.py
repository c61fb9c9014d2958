"""The command line of ``ricochet``.

For a fast ``--help`` each task imports what it needs, and help texts are English literals, as argparse's own are.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.run.output import OutputFailed, TaskFailed, end_output, note, prepare_output, print_line, terminal_texts
from engine.board.pieces import TARGETS
from engine.board.proof import Ricochet

if TYPE_CHECKING:
    from bot.run.start import Factory
    from bot.text import Texts


def run(arguments: Sequence[str] | None, factory: "Factory") -> int:
    """Run the task that the arguments name, by default those of the process; ``factory`` creates the bot.

    Returns the exit code: 0; 1 if the doctor found a fault, or Discord or the database's server is out of reach; 2 for another
    failure, with the reason on standard error; 141, silently, if the reader of standard output has closed it. Raises
    `SystemExit` after help, and for invalid arguments.
    """
    prepare_output()
    try:
        chosen = _parser().parse_args(arguments)
        if chosen.version:
            from importlib.metadata import version

            print_line(f"ricochet {version('ricochet')}")
            return 0
        return _run_task(terminal_texts(), chosen, factory)
    except OutputFailed as failed:
        if not failed.is_closed:
            note(terminal_texts()("program-output", why=failed.reason))
        return failed.code
    except TaskFailed as error:
        note(str(error))
        return error.code
    except KeyboardInterrupt:
        return 0
    finally:
        end_output()


class _Parser(argparse.ArgumentParser):
    def print_help(self, file: Any = None) -> None:
        """Print help. Unlike argparse, raise `OutputFailed` if it cannot be written."""
        del file
        print_line(self.format_help().rstrip())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="ricochet", description="Play Ricochet Robots on Discord, or in your browser.")
    about = "play in the browser, even if DISCORD_TOKEN is set; before a task, use the database of that game"
    parser.add_argument("--local", action="store_true", help=about)
    parser.add_argument("--version", action="store_true", help="print which version this is")
    tasks = parser.add_subparsers(dest="task", title="other things to do")

    def task(name: str, about: str) -> argparse.ArgumentParser:
        return tasks.add_parser(name, help=about, description=about)

    solve = task("solve", "find shortest solutions for boards and positions")
    solve.add_argument(
        "position",
        nargs="?",
        help="the code of a board or of a position; as -, or without it, positions are read from standard input: drawings, each"
        " ended by a blank line, or on each line a code, the JSON of a position, or a game ID of DriftingDroids",
    )
    solve.add_argument(
        "--target",
        choices=[target.letters for target in TARGETS],
        help="the chip to solve instead of the first one, or of the position's own: the letters of its robot and its symbol,"
        " as in Gp for the green planet",
    )
    solve.add_argument(
        "--ricochet",
        choices=[rule.value for rule in Ricochet],
        default=Ricochet.TURN.value,
        help="whether the robot must turn between two of its moves (the default), or only a single move is no solution",
    )
    forms = solve.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="print each answer as a JSON object on a line")
    about = "write a picture of the solution to this file (PNG), and solve the first position only"
    forms.add_argument("--picture", type=Path, metavar="FILE", help=about)
    gallery = task("gallery", "draw one of everything into a folder, with a page to view it")
    gallery.add_argument("folder", type=Path, help="the folder, created if it doesn't exist")
    take_up = task("take-up", "restore a quarantined game, once its events can be read again")
    take_up.add_argument("game", type=int, help="the number of the game, as the log names it")
    doctor = task(
        "doctor", "see whether this machine, the database and Discord let the bot play, and what to do where they do not"
    )
    doctor.add_argument("--json", action="store_true", help="print what was found as JSON")
    backup = task("backup", "copy the database to a file, also while the bot is playing")
    backup.add_argument("file", type=Path, help="the file of the copy, which must not exist yet")
    restore = task("restore", "put a backup in the place of the database; what was there is kept beside it")
    restore.add_argument("file", type=Path, help="the backup, which stays as it is")
    move = task("move-database", "copy everything from one database to another, empty one, and compare; stop the bot before")
    move.add_argument("source", metavar="FROM", help="the path of a file, or the address of a database, postgresql://…")
    move.add_argument("target", metavar="TO", help="the same; a file is made, a database must exist")
    return parser


def _run_task(say: "Texts", chosen: argparse.Namespace, factory: "Factory") -> int:
    """Run a task, and return its exit code. Raises `TaskFailed`."""
    match chosen.task:
        case "solve":
            _solve(say, chosen)
        case "gallery":
            _draw_gallery(say, chosen.folder)
        case "take-up":
            from bot.cli.database import take_up_game

            print_line(take_up_game(say, chosen.game, local=chosen.local))
        case "doctor":
            from bot.cli import doctor

            findings = doctor.examine(say, local=chosen.local)
            print_line(doctor.as_json(findings) if chosen.json else doctor.in_words(say, findings))
            return int(doctor.has_faults(findings))
        case "backup":
            from bot.cli.database import back_up_to

            print_line(back_up_to(say, chosen.file, local=chosen.local))
        case "restore":
            from bot.cli.database import restore_from

            print_line(restore_from(say, chosen.file, local=chosen.local))
        case "move-database":
            from bot.cli.database import move

            print_line(move(say, chosen.source, chosen.target))
        case _:
            from bot.run.start import start

            start(say, factory, local=chosen.local)
    return 0


def _solve(say: "Texts", chosen: argparse.Namespace) -> None:
    from bot.cli.solve import Wish, solve_all

    is_piped = chosen.position == "-" or not (chosen.position or sys.stdin.isatty())
    lines = sys.stdin if is_piped else [chosen.position] if chosen.position else []
    solve_all(say, lines, Wish(chosen.target, Ricochet(chosen.ricochet), chosen.json, chosen.picture))


def _draw_gallery(say: "Texts", folder: Path) -> None:
    from bot.cli.gallery import write_gallery

    try:
        page = write_gallery(say, folder)
    except OSError as error:
        raise TaskFailed(say("program-gallery-unwritable", folder=str(folder), why=error.strerror or "")) from error
    print_line(say("program-gallery-done", page=str(page)))
