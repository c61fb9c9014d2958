"""A match that cannot be read keeps neither the program from starting nor another match from going on."""

import sqlite3
from contextlib import closing

import pytest

from tests.wire.loopback.faults import SEND, FaultKind
from tests.wire.table import ASKED, Game, Table, together

ASIDE = "can't be read any more"


def damage(game: Game, data: str) -> None:
    """Write something else than an event in the place of the first chip of a match; the program must not run."""
    newest = "(SELECT MAX(id) FROM match WHERE channel_id = ?)"
    with closing(sqlite3.connect(game.table.program.database)) as connection, connection:
        connection.execute(f"UPDATE event SET data = ? WHERE match_id = {newest} AND number = 1", (data, game.channel.id))


@pytest.mark.parametrize("data", ["{", '{"at":1.5,"target":"Xx"}', '{"target":"Rm"}'])
async def test_a_match_that_cannot_be_read_is_set_aside_and_told_once(table: Table, data: str) -> None:
    damaged, other = table.games("damaged", "other")
    await together(damaged.to_bidding(), other.to_bidding())
    await table.program.kill()
    damage(damaged, data)
    damaged.fail(SEND, FaultKind.STATUS, ASIDE, status=503)
    for _ in range(2):
        await table.program.start()
        await damaged.news(ASIDE)
        await table.program.kill()
    await table.program.start()
    await other.done()
    await other.news(ASKED)
    assert len(damaged.saying(ASIDE)) == 1
    assert "starts a match" in await damaged.ben.slash("ricochet start")
