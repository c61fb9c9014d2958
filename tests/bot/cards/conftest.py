"""What tests of cards share."""

import pytest

from render import charts
from render.lettering import TextLine
from render.theme import Theme


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What did not fit where a chart has room for it, and was cut."""
    found, fitted = list[str](), charts.fitted

    def watched(text: str, size: float, least: float, room: float, theme: Theme) -> TextLine:
        line = fitted(text, size, least, room, theme)
        found.extend(run.text for run in line._runs if run.text.endswith("…"))
        return line

    monkeypatch.setattr(charts, "fitted", watched)
    return found
