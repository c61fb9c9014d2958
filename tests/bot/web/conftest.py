"""A board with its server, for all tests of pages."""

from .test_public import board as public_board  # noqa: F401 - a fixture
from .test_server import board  # noqa: F401 - a fixture
