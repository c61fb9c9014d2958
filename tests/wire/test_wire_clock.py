"""The system clock is set while matches are played: no player wins or loses sand."""

from pathlib import Path

import pytest

from engine.games.match.state import Phase
from engine.rules.events import ClockSet
from tests.wire.process import WAITS
from tests.wire.table import ASKED, Game, open_table

pytestmark = pytest.mark.at_length

_HOUR = 3600.0


def _set_clock(file: Path, ahead: float) -> None:
    new = file.with_suffix(".new")
    new.write_text(str(ahead), encoding="ascii")
    new.replace(file)


async def _times_set(game: Game, times: int) -> float:
    """Return when the sand will have run out, once the clock was set so many times."""
    await game.table.until_stored(lambda: sum(isinstance(event, ClockSet) for event in game.events) == times)
    assert game.match.phase is Phase.BIDDING
    return game.match.deadline or 0.0


@pytest.mark.usefixtures("kernels")
async def test_sand_runs_on_where_the_clock_is_set_back_and_does_not_run_out_where_it_is_set_ahead(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    async with open_table(
        tmp_path, WIRE_CLOCK=str(clock), waits={**WAITS, "bot.client.HEARTBEAT": 0.2, "engine.rules.rules.SHORT_SAND": 5.0}
    ) as table:
        short, long = table.games("short", "long")
        await short.start(length="short")
        await long.to_bidding()
        ends = long.match.deadline or 0.0
        await short.bid()
        _set_clock(clock, -_HOUR)
        await short.news(ASKED)
        assert await _times_set(long, 1) == pytest.approx(ends - _HOUR, abs=1)
        _set_clock(clock, _HOUR)
        assert await _times_set(long, 2) == pytest.approx(ends + _HOUR, abs=1)
        assert not table.program.errors
