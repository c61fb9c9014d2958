"""Find code that no test checks: inject one fault after the other, and run the tests of the code concerned (mutation testing).

Works in a copy of the checkout, in a temporary folder. Faults are drawn by a seed: the same call tries the same ones as long
as the code is the same. Prints each fault, whether a test noticed it, and the share that was noticed. A fault without a
visible effect counts as not noticed: look at each before writing a test.

    python -m benchmarks.mutants --seed 1 --count 40
    python -m benchmarks.mutants --seed 1 --count 20 bot/store/sql bot/games/outbox.py

Folders and files must be within those of `TESTS`. ``--list`` only prints the faults. Tests that take four times as long as
without the fault, and at least a minute longer, are ended, and the fault counts as noticed.
"""

import argparse
import ast
import copy
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent

TESTS = {
    "bot/actions": ("tests/bot/web", "tests/bot/commands", "tests/bot/games", "tests/bot/scheduled"),
    "bot/actions/match.py": (
        "tests/bot/games/test_private_answers.py",
        "tests/bot/web",
        "tests/bot/games",
        "tests/bot/commands",
    ),
    "bot/actions/race.py": ("tests/bot/games/race", "tests/bot/web", "tests/bot/games", "tests/bot/commands"),
    "bot/actions/rush.py": ("tests/bot/games/rush", "tests/bot/web"),
    "bot/actions/solo.py": ("tests/bot/games/solo", "tests/bot/web"),
    "bot/cards": ("tests/bot/cards", "tests/bot/games", "tests/bot/commands", "tests/bot/scheduled", "tests/bot/text"),
    "bot/commands": ("tests/bot/commands", "tests/bot/games"),
    "bot/games": ("tests/bot/games", "tests/bot/commands", "tests/bot/ui"),
    "bot/store": ("tests/bot/store", "tests/bot/cli/test_backup.py", "tests/bot/games", "tests/bot/scheduled"),
    "bot/web": ("tests/bot/web",),
    "bot/web/daily.py": ("tests/bot/web/test_board_daily.py", "tests/bot/web"),
    "bot/web/daily_view.py": ("tests/bot/web/test_whole_views.py", "tests/bot/web/test_daily_view.py", "tests/bot/web"),
    "bot/web/match_view.py": ("tests/bot/web/test_whole_views.py", "tests/bot/web/test_view.py", "tests/bot/web"),
    "bot/web/race_view.py": ("tests/bot/web/test_whole_views.py", "tests/bot/web/test_race_view.py", "tests/bot/web"),
    "bot/web/rush_view.py": ("tests/bot/web/test_whole_views.py", "tests/bot/web/test_rush_view.py", "tests/bot/web"),
    "bot/web/solo_view.py": ("tests/bot/web/test_whole_views.py", "tests/bot/web/test_solo_view.py", "tests/bot/web"),
    "bot/web/study.py": ("tests/bot/web/test_board_study.py", "tests/bot/web"),
    "bot/web/study_view.py": ("tests/bot/web/test_whole_views.py", "tests/bot/web/test_board_study.py", "tests/bot/web"),
    "bot/web/tutorial.py": ("tests/bot/web/test_board_tutorial.py", "tests/bot/web"),
    "bot/web/tutorial_view.py": ("tests/bot/web/test_whole_views.py", "tests/bot/web/test_board_tutorial.py", "tests/bot/web"),
    "engine": ("tests/engine",),
    "engine/games/match": (
        "tests/engine/test_bidding.py",
        "tests/engine/test_ending.py",
        "tests/engine/test_match_machine.py",
        "tests/engine",
    ),
}
"""The tests of the code in a folder or file, those most likely to notice a fault first; what is named closest counts."""

_SWAPPED: dict[type[ast.cmpop] | type[ast.operator] | type[ast.boolop], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

_SQL = re.compile(r"\b(SELECT|UPDATE|INSERT|DELETE|WHERE)\b")
_SQL_SWAPPED = {
    ">=": ">",
    "<=": "<",
    ">": ">=",
    "<": "<=",
    "=": "<>",
    "<>": "=",
    "AND": "OR",
    "MAX": "MIN",
    "MIN": "MAX",
    "DESC": "ASC",
}
_SQL_OPERATOR = re.compile(r"<>|>=|<=|[<>=]|\b(?:AND|MAX|MIN|DESC)\b")

_TO_END = 30
"""Seconds that tests have to clean up."""

_SHORT = 150
"""Characters of code that are printed."""

_NO_TESTS_RUN = (4, 5)
"""Exit codes of pytest: it was called wrongly; it found no test."""

_NO_FAULTS_IN = ("annotation", "returns", "decorator_list", "type_params")
"""Parts of the syntax whose faults no test can notice, or pyright does."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One change of a file: bytes from ``start`` to ``end`` become ``after``."""

    path: Path
    line: int
    kind: str
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.kind}: {_short(self.before)}  ->  {_short(self.after)}"


def _short(code: str) -> str:
    return textwrap.shorten(code, _SHORT, placeholder="...")


def faults_in(path: Path, root: Path) -> list[Fault]:
    """Return all possible faults of a file, in its order. Those that give the same code are listed once."""
    source = (root / path).read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = dict[tuple[int, int, str], Fault]()
    for node, kind, after in _changes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        fault = Fault(path, node.lineno, kind, start, end, source[start:end].decode(), after)
        found.setdefault((start, end, after), fault)
    return sorted(found.values(), key=lambda fault: (fault.start, fault.end, fault.after))


def _changes(tree: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """Yield nodes, the description of a fault, and the code that replaces the node."""
    for node in _walk(tree):
        match node:
            case ast.Compare(ops=[operator, *_]) if type(operator) in _SWAPPED:
                yield node, "comparison", _with(node, ops=[_SWAPPED[type(operator)](), *node.ops[1:]])
            case ast.BinOp(op=operator) | ast.BoolOp(op=operator) if type(operator) in _SWAPPED:
                yield node, "operator", _with(node, op=_SWAPPED[type(operator)]())
            case ast.Constant(value=bool(value)):
                yield node, "constant", str(not value)
            case ast.Constant(value=int(value) | float(value)):
                yield node, "constant", f"{value + 1}"
            case ast.Constant(value=str(value)) if _SQL.search(value):
                yield from ((node, "query", repr(changed)) for changed in _changed_queries(value))
            case ast.JoinedStr() if _SQL.search(ast.unparse(node)):
                yield from ((node, "query", changed) for changed in _changed_formatted(node))
            case ast.expr() | ast.stmt():
                yield from ((node, kind, after) for kind, after in _left_out(node))
            case _:
                pass
        for condition in _conditions(node):
            yield condition, "condition", f"(not ({ast.unparse(condition)}))"
    yield from _swapped_texts(tree)


def _left_out(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the description of a fault, and the code, for all that can be left out of a node, or the node itself."""
    match node:
        case ast.Call(keywords=[_, *_]):
            for keyword in node.keywords:
                if keyword.arg:
                    yield f"argument {keyword.arg} left out", _without_keyword(node, keyword)
        case ast.List(elts=[_, *_], ctx=ast.Load()) | ast.Tuple(elts=[_, *_], ctx=ast.Load()):
            for place in range(len(node.elts)):
                less = [*node.elts[:place], *node.elts[place + 1 :]]
                yield f"item {place + 1} left out", ast.unparse(type(node)(less, ast.Load()))
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.AugAssign() | ast.Delete():
            yield "statement left out", "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "statement left out", "pass"
        case _:
            pass


def _swapped_texts(tree: ast.AST) -> Iterator[tuple[ast.expr, str, str]]:
    """Yield for each name of a text that is said the next one, by the alphabet, of those that the file says."""
    said = [
        text
        for node in _walk(tree)
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).rpartition(".")[2] == "say"
        for text in node.args[:1]
        if isinstance(text, ast.Constant)
    ]
    names = sorted({str(text.value) for text in said})
    if len(names) > 1:
        for text in said:
            yield text, "text", repr(names[(names.index(str(text.value)) + 1) % len(names)])


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and its descendants that may have faults: not docstrings, log lines, or parts of f-strings."""
    if isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or "_log." in ast.unparse(node)):
        return
    yield node
    if isinstance(node, ast.JoinedStr):
        return
    for field, value in ast.iter_fields(node):
        is_types = field == "slice" and isinstance(value, ast.Tuple)
        if field not in _NO_FAULTS_IN and not is_types:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _walk(child)


def _conditions(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not isinstance(test, ast.Constant):
            return [test]
        case ast.comprehension(ifs=ifs):
            return ifs
        case ast.match_case(guard=ast.expr() as guard):
            return [guard]
        case _:
            return []


def _with(node: ast.Compare | ast.BinOp | ast.BoolOp, **fields: object) -> str:
    """Return the code of a node with another operator, in brackets."""
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return f"({ast.unparse(changed)})"


def _without_keyword(call: ast.Call, keyword: ast.keyword) -> str:
    return ast.unparse(ast.Call(call.func, call.args, [other for other in call.keywords if other is not keyword]))


def _changed_queries(text: str) -> Iterator[str]:
    for found in _SQL_OPERATOR.finditer(text):
        yield text[: found.start()] + _SQL_SWAPPED[found[0]] + text[found.end() :]


def _changed_formatted(node: ast.JoinedStr) -> Iterator[str]:
    """Yield faults of an f-string, in its literal parts."""
    for place, part in enumerate(node.values):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            for text in _changed_queries(part.value):
                yield ast.unparse(ast.JoinedStr([*node.values[:place], ast.Constant(text), *node.values[place + 1 :]]))


def draw(places: Sequence[str], seed: int, count: int) -> list[Fault]:
    """Draw so many faults of these folders and files, uniformly."""
    paths = [path for place in places for path in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("*.py"))]
    faults = [fault for path in sorted(set(paths)) for fault in faults_in(path.relative_to(ROOT), ROOT)]
    return Random(seed).sample(faults, min(count, len(faults)))


@contextmanager
def copied() -> Iterator[Path]:
    """Copy the tracked and new files of the checkout, and delete the copy at the end of the block."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"],  # noqa: S607 - whichever made the checkout
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    with tempfile.TemporaryDirectory(prefix="ricochet-mutants-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # tests that run as root try some things as another user
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, Path(folder) / name)
        yield Path(folder)


class Trial:
    """Runs tests in a copy of the checkout."""

    def __init__(self, checkout: Path, workers: int) -> None:
        self._checkout, self._workers = checkout, workers
        self._usual = dict[str, float]()

    def passes_without_faults(self, tests: Sequence[str]) -> None:
        """Run tests without a fault, to know how long they take. Raises `SystemExit` if they fail."""
        for folder in tests:
            if folder not in self._usual:
                before = time.perf_counter()
                if failed := self._failed(folder, None):
                    message = f"{failed}\n{folder} fails without any fault: nothing can be said by it"
                    raise SystemExit(message)
                self._usual[folder] = time.perf_counter() - before

    def notices(self, fault: Fault, tests: Sequence[str]) -> bool:
        """Return whether any of these tests fails with a fault, or hangs."""
        file = self._checkout / fault.path
        source = file.read_bytes()
        file.write_bytes(source[: fault.start] + fault.after.encode() + source[fault.end :])
        try:
            return any(self._failed(folder, max(4 * self._usual[folder], self._usual[folder] + 60)) for folder in tests)
        finally:
            file.write_bytes(source)

    def _failed(self, folder: str, seconds: float | None) -> str:
        """Run tests. Return pytest's report of failures, or that they hang; an empty text if all pass."""
        options = ("-x", "-q", "-p", "no:cacheprovider", "-m", "")  # with what the suite leaves to CI
        command = [sys.executable, "-m", "pytest", "-n", str(self._workers), *options, folder]
        # A file that changes twice in a second may keep its time and size, so bytecode must not be cached.
        env = {**os.environ, "PYTHONPATH": str(self._checkout), "PYTHONDONTWRITEBYTECODE": "1"}
        running = subprocess.Popen(  # noqa: S603 - tests of our own
            command,
            cwd=self._checkout,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            output, _ = running.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            _end(running)
            return f"no end after {seconds:.0f} seconds"
        if running.returncode in _NO_TESTS_RUN:
            raise SystemExit(output)
        return output if running.returncode else ""


def _end(running: "subprocess.Popen[str]") -> None:
    """End tests that hang: by SIGINT, so that they clean up, and then by force."""
    for how in (signal.SIGINT, signal.SIGKILL):
        os.killpg(running.pid, how)
        with suppress(subprocess.TimeoutExpired):
            running.communicate(timeout=_TO_END)
            return


def folder_of(path: str) -> str:
    """Return the file, or the innermost folder of it, that `TESTS` names. Raises `SystemExit` if there is none."""
    if named := [folder for folder in TESTS if Path(path).is_relative_to(folder)]:
        return max(named, key=len)
    message = f"{path} is in none of {', '.join(TESTS)}"
    raise SystemExit(message)


def main() -> None:
    """Try faults, and print which were not noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="*", default=list(TESTS), help="folders and files to inject faults into")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=30, help="how many faults are tried")
    parser.add_argument("--workers", type=int, default=2, help="processes that run tests")
    parser.add_argument("--tests", nargs="+", help="tests to run instead of those of `TESTS`: faster, but less thorough")
    parser.add_argument("--list", action="store_true", help="print the faults without trying them")
    chosen = parser.parse_args()
    faults = [(fault, folder_of(str(fault.path))) for fault in draw(chosen.places, chosen.seed, chosen.count)]
    if chosen.list:
        print(*(fault for fault, _ in faults), sep="\n")
        return
    tried, noticed = Counter[str](), Counter[str]()
    with copied() as checkout:
        trial = Trial(checkout, chosen.workers)
        tests = {folder: chosen.tests or TESTS[folder] for _, folder in faults}
        for concerned in tests.values():
            trial.passes_without_faults(concerned)
        for number, (fault, folder) in enumerate(faults, start=1):
            tried[folder] += 1
            was_noticed = trial.notices(fault, tests[folder])
            noticed[folder] += was_noticed
            print(f"{number}/{len(faults)} {'noticed    ' if was_noticed else 'NOT NOTICED'} {fault}", flush=True)
    for folder in sorted(tried):
        print(f"{folder}: {noticed[folder]} of {tried[folder]} noticed")
    print(f"seed {chosen.seed}: {noticed.total()} of {tried.total()} noticed, {noticed.total() / tried.total():.0%}")


if __name__ == "__main__":
    main()
