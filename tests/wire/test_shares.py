"""Three processes share eight shards; some are lost and others start, and players hardly notice."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engine.games.match.events import BidMade, ProverAsked
from tests.bot.store.postgres import url_of, with_own_tables
from tests.wire.divided import SHARDS, DividedTable, Matches, open_divided
from tests.wire.linked import LinkedProgram
from tests.wire.loopback.faults import FOLLOW_UP, FaultKind
from tests.wire.loopback.server import PATIENCE
from tests.wire.players import Player
from tests.wire.table import ASKED, Game, together

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.at_length]

ALWAYS = 1_000_000


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def divided(
    tmp_path_factory: pytest.TempPathFactory,
    postgres: str,
    kernels: None,  # noqa: ARG001
) -> AsyncIterator[DividedTable]:
    """A table at which three processes play, before each test and after it."""
    async with open_divided(tmp_path_factory.mktemp("divided"), url_of(with_own_tables(postgres))) as table:
        table.discord.state.max_concurrency = 4  # so that processes have to wait for each other
        await table.plays(*await table.launch(3))
        table.discord.state.max_concurrency = len(SHARDS)
        yield table


async def test_each_process_plays_the_servers_of_its_shards(divided: DividedTable) -> None:
    assert sorted(len(process.shards) for process in divided.playing()) == [2, 3, 3]
    await (await Matches(divided).begin()).end()
    assert divided.acts_alone()


async def test_commands_are_sent_to_discord_once(divided: DividedTable) -> None:
    assert divided.discord.counts["PUT /applications/{application_id}/commands", 200] == 1


async def test_who_watches_them_sees_on_how_many_shards_people_can_play_and_on_how_many_they_should(divided: DividedTable):
    async with asyncio.timeout(PATIENCE):
        for process in divided.playing():
            while f"ricochet_playing {len(process.shards)}.0\nricochet_shards 8.0" not in await measured(process):  # noqa: ASYNC110 - it polls
                await asyncio.sleep(0.05)


async def measured(process: LinkedProgram) -> str:
    """Return what it measures, a line for each series."""
    return "\n".join(line for line in (await process.served("/metrics")).splitlines() if not line.startswith("#"))


async def test_a_board_that_another_process_plays_is_neither_studied_nor_played(divided: DividedTable) -> None:
    here, there = (process.shards[0] for process in divided.playing()[:2])
    played, asking = divided.game("played", here), divided.game("asking", there)
    await played.start()
    code = played.setup.code
    assert "played elsewhere" in await asking.ada.slash("ricochet study", code=code)
    assert "played elsewhere" in await asking.ada.slash("ricochet start", difficulty="any", code=code)


async def test_who_was_forgotten_by_one_process_is_forgotten_by_the_others(divided: DividedTable) -> None:
    here, there = (divided.game("game", process.shards[0]) for process in divided.playing()[:2])
    again = Player(divided.discord, "ada", there.channel, here.ada.user)
    await together(here.to_bidding(), there.start())
    await again.slash("bid", moves=7)
    await there.ben.slash("bid", moves=8)

    def forgotten(game: Game) -> list[bool]:
        return [event.player < 0 for event in game.events if isinstance(event, BidMade)]

    asked = here.ada.forge_button("me:delete")
    await here.ada.told(asked)
    assert "I've forgotten you" in await here.ada.press(asked.messages[0], "Forget me")
    assert forgotten(here) == [True]
    await divided.until_stored(lambda: forgotten(there) == [True, False])
    assert str(again.user.id) not in str(there.events)
    await there.done(there.ben)
    assert there.ben.user.id in (await there.news(ASKED)).pings


async def test_another_process_is_left_its_share_and_when_it_stops_the_others_have_it_again(divided: DividedTable) -> None:
    old, matches = divided.playing(), await Matches(divided).begin()
    (new,) = await divided.launch(1)
    await divided.plays(*old, new)
    assert len(new.shards) == 2
    assert await new.stop() == 0
    await divided.plays(*old)
    await matches.end()
    assert not any(process.errors for process in (*old, new))


async def test_others_go_on_for_those_that_are_killed_paused_or_without_network(divided: DividedTable) -> None:
    """Processes that return do not act for their former shards, although one had a message pending."""
    killed, cut, paused = divided.playing()
    others = await divided.launch(3)
    await divided.plays(killed, cut, paused, *others)
    matches, untold = Matches(divided), divided.game("untold", paused.shards[0])
    await together(matches.begin(), untold.to_bidding())
    fault = untold.fail(FOLLOW_UP, FaultKind.STATUS, ASKED, status=503, times=ALWAYS)
    await together(untold.done(), untold.stored(ProverAsked))
    await divided.discord.until(lambda: fault.met)
    before, lost = matches.events(), [*killed.shards, *cut.shards, *paused.shards]
    await killed.kill()
    cut.to_discord.cut()
    cut.to_database.cut()
    paused.send(signal.SIGSTOP)
    since = time.time()

    await divided.plays(*others)
    divided.discord.faults.clear()  # by now a request that was on its way from the paused process has met them
    assert max(matches.lost(before, since, lost)) <= 0
    await untold.news(ASKED)
    await matches.end()
    cut.to_discord.mend()
    cut.to_database.mend()
    paused.send(signal.SIGCONT)
    await divided.plays(cut, paused, *others)
    assert len(untold.saying(ASKED)) == 1
    assert [await process.stop() for process in (cut, paused)] == [0, 0]
    await divided.plays(*others)


async def test_one_after_the_other_can_be_replaced_by_another_process(divided: DividedTable) -> None:
    matches, playing = await Matches(divided).begin(), divided.playing()
    for old in divided.playing():
        playing += await divided.launch(1)
        await divided.plays(*playing)
        assert await old.stop() == 0
        assert not old.errors
        playing.remove(old)
        await divided.plays(*playing)
    await matches.end()


async def test_whoever_has_lost_all_shards_takes_its_share_again(divided: DividedTable) -> None:
    """One process is killed and started again, one is paused, and one loses its database, all for longer than a lease."""
    matches = await Matches(divided).begin()
    killed, silent, paused = divided.playing()
    before = matches.events()
    await killed.kill()
    silent.to_database.silence()
    paused.send(signal.SIGSTOP)
    since = time.time()
    await divided.leased(0)
    calls = len(divided.discord.calls)
    await killed.launch()
    await divided.plays(killed)
    assert max(matches.lost(before, since)) <= 0
    assert not [call for call in divided.discord.calls[calls:] if call.host != killed.to_discord.host]

    silent.to_database.mend()
    paused.send(signal.SIGCONT)
    await divided.plays(killed, silent, paused)
    await matches.end()
    assert divided.acts_alone()
