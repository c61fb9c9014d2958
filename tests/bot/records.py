"""Records everything that leaves the bot, for tests of secrets."""

import json
import logging
from collections.abc import Sequence

import pytest

from tests.bot.world import World


class Records:
    """All that leaves the bot: every request to Discord with its files, edited or deleted since or not, and its logs."""

    def __init__(self, world: World, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> None:
        self._world, self._capsys, self._caplog = world, capsys, caplog
        self._printed = list[str]()
        caplog.set_level(logging.DEBUG)

    def all(self) -> Sequence[str]:
        """Requests with their texts, alt texts, file names and custom ids, what can be read of files, and logs."""
        self._printed += self._capsys.readouterr()
        files = [data.decode("latin-1") for data in self._world.env.backend.cdn._blobs.values()]
        sent = [json.dumps(request.json, ensure_ascii=False) for request in self._world.env.http_requests]
        logged = [record.getMessage() for record in self._caplog.records]
        return [*sent, *files, *self._printed, *logged]
