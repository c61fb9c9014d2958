import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "bot", "render", "tests")

RULES = ROOT / "docs" / "rules.md"
CITATION = re.compile(r'docs/rules\.md[\s#]+("[^"\n]+"(?:(?:,| and|, and)\s+"[^"\n]+")*)')


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


def test_every_section_of_the_rules_that_is_cited_is_there():
    cited = list(_citations())
    headings = set(_headings())
    assert [(where, heading) for where, heading in cited if heading not in headings] == []
    assert len(cited) >= 30
