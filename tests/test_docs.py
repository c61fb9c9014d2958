import ast
import doctest
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.board.pieces import Robot
from engine.board.tiles import LETTERS, MARKS, faces

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "bot", "render", "tests")

ARCHITECTURE = ROOT / "docs" / "architecture.md"
CHANGES = ROOT / "CHANGELOG.md"
DOCS = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
NAMED = re.compile(r"`([\w./-]+(?:\.(?:py|txt|ftl|js|sql|md)|/))`")
FLOOR = re.compile(r"^  \d   (.{40})", re.MULTILINE)
LINKED = re.compile(r"""(?:\]\(|(?:src|href)=")(?!https?:|mailto:|#)([^)\s"#]+)""")
ANCHORED = re.compile(r"\]\(([^)#\s:]*)#([^)\s]+)\)")

WORDS = {
    "README.md": 900,
    "docs/operations.md": 1_600,
    "docs/web.md": 1_400,
    "docs/machines.md": 1_650,
    "docs/architecture.md": 2_300,
    "CONTRIBUTING.md": 1_650,
    "docs/board.md": 1_050,
    "docs/bots.md": 1_000,
    "docs/daily.md": 900,
    "docs/performance.md": 950,
    "docs/library.md": 1_200,
    "docs/solver.md": 650,
    "docs/world.md": 550,
    "docs/rules.md": 5_500,
    "docs/rules.en.md": 1_650,
    **{f"docs/rules.{language}.md": 1_900 for language in ("ca", "de", "es", "fr", "nl", "pt-BR")},
}
"""The most words that a page may have; ALL_WORDS are those of all pages together, without the notices on privacy and terms."""
ALL_WORDS = 40_000

RULES = ROOT / "docs" / "rules.md"
CITATION = re.compile(r'docs/rules\.md[\s#]+("[^"\n]+"(?:(?:,| and|, and)\s+"[^"\n]+")*)')

ROUNDABOUT = re.compile(r"\A(What|How|Who|Whose|Whoever|Where)\b|\b(so\s+(many|much)|by\s+which|as\s+far\s+as)\b")
KERNELS = ROOT / "engine" / "solver" / "kernels"
"""The libraries of the solver belong to a checksum of these sources: a changed word would ask for new libraries."""

DIFFERENT = ROOT / "docs" / "decisions" / "rulebooks.md"
PLAYED = ROOT / "tests" / "data" / "statements.md"
VERDICT = re.compile(r"(played|option `\w+(: [^`]+)?`)($|[:;,] \w)|otherwise: \w")
UNSHOWN = "–"
"""Stands for a test where there is nothing of the kind to play."""


def _headings() -> list[str]:
    lines = RULES.read_text(encoding="utf-8").splitlines()
    return [line.lstrip("#").strip() for line in lines if line.startswith("#")]


def _citations() -> Iterator[tuple[str, str]]:
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            for cited in CITATION.finditer(text):
                where = f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, cited.start()) + 1}"
                yield from ((where, heading) for heading in re.findall(r'"([^"]+)"', cited[1]))


def test_every_heading_of_the_rules_is_there_once():
    headings = _headings()
    assert len(headings) == len(set(headings))


def test_every_section_of_the_rules_is_cited_in_a_test():
    headings = _headings()
    sections = {*headings} - {"Rules", "Options"}
    cited = {heading for where, heading in _citations() if where.startswith("tests/")}
    assert sorted(sections - cited) == []
    assert len(sections) >= 20


def test_every_citation_of_the_rules_says_where_they_are():
    """A citation in another form would not be looked up."""
    paths = [path for room in ROOMS for path in (ROOT / room).rglob("*.py") if path != Path(__file__)]
    assert [path for path in paths if 'RULES "' in path.read_text(encoding="utf-8")] == []


def test_every_section_of_the_rules_that_is_cited_is_there():
    cited = list(_citations())
    headings = set(_headings())
    assert [(where, heading) for where, heading in cited if heading not in headings] == []
    assert len(cited) >= 30


def _rows_of(part: str) -> list[list[str]]:
    """Return the cells of each row of the tables in a part of a page, without their headers."""
    lines = part.splitlines()
    headers = {number - 1 for number, line in enumerate(lines) if line.startswith("| ---")}
    rows = [line for number, line in enumerate(lines) if line.startswith("|") and not headers & {number - 1, number}]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def _statements() -> tuple[list[list[str]], list[list[str]]]:
    """Return the rows of keys, and those of statements: books, statement, verdict, tests."""
    keys, _, different = DIFFERENT.read_text(encoding="utf-8").partition("\n\n| books |")
    return _rows_of(keys), _rows_of("| books |" + different) + _rows_of(PLAYED.read_text(encoding="utf-8"))


def _tests_in(body: list[ast.stmt], within: str = "") -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests_in(node.body, f"{within}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield within + node.name


@cache
def _tests_of(end: str) -> frozenset[str]:
    """Return the tests in the file whose path ends so; none where there is no such file, or more than one."""
    paths = [path for path in (ROOT / "tests").rglob(Path(end).name) if f"/{path.as_posix()}".endswith(f"/{end}")]
    if len(paths) != 1:
        return frozenset()
    return frozenset(_tests_in(ast.parse(paths[0].read_text(encoding="utf-8")).body))


def _is_test(named: str) -> bool:
    end, _, test = named.strip("`").partition("::")
    return test in _tests_of(end)


def test_every_statement_of_the_rulebooks_has_a_verdict():
    _, rows = _statements()
    assert [row for row in rows if len(row) != 4 or not row[1] or not VERDICT.match(row[2])] == []
    assert len(rows) >= 100


def test_every_statement_of_the_rulebooks_has_a_test_that_is_there():
    _, rows = _statements()
    named = [(statement, verdict, test) for _, statement, verdict, tests in rows for test in tests.split(", ")]
    unshown = [row for row in named if not _is_test(row[2])]
    assert [row for row in unshown if row[2] != UNSHOWN or not row[1].startswith("otherwise: ")] == []


def test_every_key_of_a_rulebook_is_explained():
    keys, rows = _statements()
    assert {key for books, *_ in rows for key in books.split(", ")} == {key for key, book in keys if book}


def _exists(name: str) -> bool:
    """Return whether a file or folder has this path from the root, or a path that ends so."""
    return (ROOT / name).exists() or any(True for room in ROOMS for _ in (ROOT / room).rglob(name.rstrip("/")))


def test_every_file_that_a_page_names_is_there():
    pages = [page for page in DOCS if page != CHANGES]
    named = [(str(page.relative_to(ROOT)), name) for page in pages for name in NAMED.findall(page.read_text(encoding="utf-8"))]
    assert [(page, name) for page, name in named if not _exists(name)] == []
    assert len(named) >= 100


def test_no_page_has_more_words_than_is_set_for_it():
    pages = [page for page in DOCS if page.name not in {"PRIVACY.md", "TERMS.md"}]
    counts = {page.relative_to(ROOT).as_posix(): len(page.read_text(encoding="utf-8").split()) for page in pages}
    table = "\n".join(f"{words:6} {page}" for page, words in sorted(counts.items(), key=lambda item: -item[1]))
    over = {page: (counts[page], most) for page, most in WORDS.items() if counts[page] > most}
    assert not over, f"{over}\n{table}"
    assert sum(counts.values()) <= ALL_WORDS, f"{sum(counts.values())} words in all\n{table}"


def test_each_page_in_english_says_for_whom_it_is_in_its_first_line():
    notices = {CHANGES.name, "PRIVACY.md", "TERMS.md"}
    pages = [page for page in DOCS if page.name not in notices and not re.match(r"rules\.(?!en|md)", page.name)]
    firsts = {page.name: page.read_text(encoding="utf-8").splitlines()[2] for page in pages}
    assert {page: first for page, first in firsts.items() if not first.startswith("For ")} == {}
    assert len(firsts) >= 25


def _modules() -> list[Path]:
    return [path for room in ("engine", "render", "bot") for path in sorted((ROOT / room).rglob("*.py"))]


def test_every_module_says_in_one_line_what_it_is_for():
    docs = {path: ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "" for path in _modules()}
    unsaid = [path for path, doc in docs.items() if not re.match(r"[^\n]+[.:](\n\n|$)", doc)]
    assert [str(path.relative_to(ROOT)) for path in unsaid] == []


def _docstrings(path: Path) -> Iterator[str]:
    """Yield the docstrings of a module, and those below its names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Expr(ast.Constant(str(doc))):
                yield doc
            case _:
                pass


def test_docstrings_begin_with_a_noun_or_a_verb_and_name_their_parameters():
    docs = [(path, doc) for path in _modules() if KERNELS not in path.parents for doc in _docstrings(path)]
    assert [(str(path.relative_to(ROOT)), doc) for path, doc in docs if ROUNDABOUT.search(doc)] == []
    assert len(docs) > 4000


def test_every_local_link_leads_somewhere():
    links = [(path, link) for path in DOCS for link in LINKED.findall(path.read_text(encoding="utf-8"))]
    broken = [(str(path.relative_to(ROOT)), link) for path, link in links if not (path.parent / link).exists()]
    assert broken == []
    assert len(links) >= 30


def _anchors(page: Path) -> set[str]:
    """Return the anchors that Markdown gives to a page's headings."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def test_every_link_to_a_heading_finds_it():
    links = [(page, *found) for page in DOCS for found in ANCHORED.findall(page.read_text(encoding="utf-8"))]
    targets = [((page.parent / link).resolve() if link else page, anchor) for page, link, anchor in links]
    broken = [(target.name, anchor) for target, anchor in targets if target.suffix == ".md" and anchor not in _anchors(target)]
    assert broken == []
    assert len(links) >= 50


def test_the_picture_of_floors_is_what_import_linter_holds():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    held = next(contract["layers"] for contract in contracts if contract.get("containers") == ["bot"])
    shown = FLOOR.findall(ARCHITECTURE.read_text(encoding="utf-8"))
    assert [set(rooms.split()) for rooms in shown] == [set(floor.split(" | ")) for floor in held]


def test_the_table_of_red_symbols_tells_every_face_as_it_is():
    rows = re.findall(
        r"^\| (\d) (\w+), red (\w+) \| (..) \| (..) \| (..) \| (..) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE
    )
    told = {
        number + letter: (what, cell) for number, _, what, *cells in rows for letter, cell in zip(LETTERS, cells, strict=True)
    }
    shown = {
        name: (target.symbol.word, cell.label)
        for name, face in faces().items()
        for target, cell in face.targets.items()
        if target.robot is Robot.RED
    }
    assert told == shown
    assert {number: mark for number, mark, *_ in rows} == {number: robot.word for number, robot in MARKS.items()}
    assert len({(name[0], cell) for name, (_, cell) in shown.items()}) == len(shown), "the cell tells the letter"


def test_ci_runs_the_checks_that_pre_commit_runs():
    hooks = re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    run = re.findall(r"^ *uv run --group dev (.+)$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)
    assert run == hooks
    assert len(hooks) >= 5


@pytest.mark.usefixtures("kernels")
def test_the_examples_of_the_library_are_true():
    tried = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert (tried.failed, tried.attempted > 30) == (0, True)


def test_no_two_files_of_tests_have_one_name():
    names = Counter(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []
