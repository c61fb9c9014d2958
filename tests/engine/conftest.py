import pytest

from tests.engine.match_driver import MatchDriver


@pytest.fixture
def driver() -> MatchDriver:
    return MatchDriver()
