"""A match that cannot be read stops neither the program nor another match."""

import sqlite3
from contextlib import closing

from tests.wire.loopback.faults import SEND, FaultKind
from tests.wire.table import ASKED, Game, Table, together

ASIDE = "can't be read any more"
UNREADABLE = ["{", '{"at":1.5,"target":"Xx"}', '{"target":"Rm"}']


def damage(game: Game, data: str) -> None:
    """Write something else than an event in the place of the first chip of a match; the program must not run."""
    newest = "(SELECT MAX(id) FROM match WHERE channel_id = ?)"
    with closing(sqlite3.connect(game.table.program.database)) as connection, connection:
        connection.execute(f"UPDATE event SET data = ? WHERE match_id = {newest} AND number = 1", (data, game.channel.id))


async def test_matches_that_cannot_be_read_are_set_aside_and_told_once(table: Table) -> None:
    *damaged, other = table.games(*["damaged"] * len(UNREADABLE), "other")
    await together(*(game.to_bidding() for game in (*damaged, other)))
    await table.program.kill()
    for game, data in zip(damaged, UNREADABLE, strict=True):
        damage(game, data)
        game.fail(SEND, FaultKind.STATUS, ASIDE, status=503)
    for _ in range(2):
        await table.program.start()
        await together(*(game.news(ASIDE) for game in damaged))
        await table.program.kill()
    await table.program.start()
    await other.done()
    await other.news(ASKED)
    for game in damaged:
        assert len(game.saying(ASIDE)) == 1
        assert "starts a match" in await game.ben.slash("ricochet start")
