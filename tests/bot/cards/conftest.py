"""Fixtures for tests of cards."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.cards.charts import ChartCard
from render import charts
from render.lettering import TextLine
from render.theme import LIGHT, Theme


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Callable[[ChartCard], list[str]]:
    """What does not fit where a chart has room for it, and is cut."""
    found, fitted = list[str](), charts.fitted

    def watched(text: str, size: float, least: float, room: float, theme: Theme) -> TextLine:
        line = fitted(text, size, least, room, theme)
        found.extend(run.text for run in line._runs if run.text.endswith("…"))
        return line

    def drawn(chart: ChartCard) -> list[str]:
        rough = replace(LIGHT, oversample=1)  # the same text, with rough edges
        charts.draw_chart(chart.title, chart.sections, subtitle=chart.subtitle, theme=rough)
        return found

    monkeypatch.setattr(charts, "fitted", watched)
    return drawn
