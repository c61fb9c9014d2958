from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.store.postgres import postgres, postgres_address
from tests.wire.process import Program
from tests.wire.table import Game, Table, open_table

__all__ = ["postgres", "postgres_address"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the programs of a module to one process of the tests: each that has a test of it would start them anew."""
    for item in items:
        if item.path.parent == Path(__file__).parent and {"shared", "divided", "measured"} & set(
            getattr(item, "fixturenames", ())
        ):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture
async def table(tmp_path: Path, kernels: None) -> AsyncIterator[Table]:  # noqa: ARG001
    """A table whose program may be killed."""
    async with open_table(tmp_path) as table:
        yield table


@pytest.fixture
async def started(tmp_path: Path, kernels: None) -> AsyncIterator[Table]:  # noqa: ARG001
    """The same, with a program that was not forked, but started as operators start it."""
    async with open_table(tmp_path, kind=Program) as table:
        yield table


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    kernels: None,  # noqa: ARG001
) -> AsyncIterator[Table]:
    """A table for all tests of a module, each with channels of its own: to start the program takes as long as a match.

    A module may have ``WAITS`` of its own.
    """
    waits = getattr(request.module, "WAITS", None)
    async with open_table(tmp_path_factory.mktemp("shared"), waits=waits) as table:
        yield table
        assert await table.program.stop() == 0
        assert not table.program.errors


@pytest.fixture
def game(shared: Table) -> Game:
    """A channel of one's own at the table that is shared."""
    return shared.game()
