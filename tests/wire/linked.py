"""The program behind proxies of its own to Discord and to its database, so that either can be cut for it alone."""

from collections.abc import Mapping
from pathlib import Path
from typing import Self

from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tests.bot.store.postgres import url_of
from tests.wire.forked import ForkedProgram
from tests.wire.link import Link
from tests.wire.loopback.server import Discord, api_at
from tests.wire.loopback.state import gateway_at


class LinkedProgram(ForkedProgram):
    """A program whose requests Discord recognizes, since they come through its own proxy. A context manager.

    Its folder is its own as well; ``server`` is the address of the database that several of them share.
    """

    def __init__(
        self, discord: Discord, folder: Path, server: str, *, waits: Mapping[str, float] | None = None, **settings: str
    ) -> None:
        super().__init__(discord, folder, server, waits=waits, **settings)
        host, port = discord.host.split(":")
        self.to_discord = Link((host, int(port)))
        self.to_database = Link(Path(str(conninfo_to_dict(server)["host"])) / ".s.PGSQL.5432")
        self._server = server
        self.expect("Attempting a reconnect")  # what discord.py logs where a connection is cut

    async def __aenter__(self) -> Self:
        self._folder.mkdir(exist_ok=True)
        await self.to_discord.__aenter__()
        await self.to_database.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
        await self.to_database.__aexit__()
        await self.to_discord.__aexit__()

    @property
    def shards(self) -> list[int]:
        """The shards as which it is connected to Discord, in order."""
        return self._discord.gateway.shards_of(self.to_discord.host)

    def _places(self) -> dict[str, str]:
        host, port = self.to_database.host.split(":")
        database = url_of(make_conninfo(self._server, host=host, port=port))
        discord = self.to_discord.host
        return {"WIRE_API": api_at(discord), "WIRE_GATEWAY": gateway_at(discord), "RICOCHET_DATABASE": database}
