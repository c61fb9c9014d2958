"""Tables of a tournament go in step: what one shows is no help at another. docs/rules.md "Tournaments"."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.cards.match import closed_pad
from bot.cards.news import is_news
from bot.games.giveaway import in_play
from bot.games.live_game import LiveGame
from bot.games.match import LiveMatch
from bot.store import Place, Shard
from bot.text import Texts
from bot.web.match_view import match_view
from engine import RULES_2013, format_moves, parse_moves
from engine.games.match.events import BidMade, ChipWon, Ending, Event, MatchEnded, ProverAsked
from engine.games.match.play import EndStep, start
from engine.games.match.state import Phase
from engine.games.match.tournament import AWAY_AFTER
from engine.rules.giveaway import InPlay
from tests.bot.forged import press_forged
from tests.bot.games.test_tournament_tables import everything
from tests.bot.seen import answer, buttons_of, card, cards, is_card, news, said, stop, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, THINKING_TIME, Member, World, solution_of
from tests.engine.first_round import ANN, BEN, IN_FIVE, IN_THREE
from tests.engine.match_driver import MatchDriver

LONGER = f"Y-up Y-down {SOLUTION.split(' ', 1)[1]}"
STEP = 6.0
"""Within so many seconds each table knows that the others have gone on."""
ON = "Next round"
WAITS = "when all tables have played this chip"
SHOWN = "The other tables are not waited for any more."


@pytest.fixture
def other(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("other")


@pytest.fixture
def third(world: World) -> ChannelHandle:
    return world.guild.create_text_channel("third")


async def tables(world: World, *others: ChannelHandle) -> list[Member]:
    """Begin a tournament on a board that is known, and return a player of each table."""
    people = [world.player(name, manage_messages=True) for name in ("ada", "ben", "cleo")][: 1 + len(others)]
    await world.start(people[0], tournament=True, code=EASY)
    for person, channel in zip(people[1:], others, strict=True):
        await person.slash(channel, "ricochet start", tournament=True, code=EASY)
    return people


async def win(world: World, channel: ChannelHandle, winner: Member, moves: str | None = None) -> str:
    """Let a player win the chip at a table; return the moves."""
    shown = moves or format_moves(solution_of(world.match(channel).position))
    await winner.slash(channel, "bid", moves=len(shown.split()))
    await world.later(HOURGLASS)
    await winner.slash(channel, "prove", moves=shown)
    return shown


async def asked_for(channel: ChannelHandle, person: Member) -> str:
    """Return all that a person is answered who asks for it at a table."""
    told = [await person.slash(channel, "ricochet board", format=form) for form in ("picture", "text", "moves")]
    told.append(await person.slash(channel, "ricochet my-games"))
    told += [await press_forged(person, channel, f"results:{match_id}") for match_id in (1, 2)]
    return "\n".join(map(all_of, map(answer, told)))


def all_of(message: discord.Message) -> str:
    """Return all text of a message, also of its pictures and buttons."""
    files = [file.description or file.filename for file in message.attachments]
    return "\n".join((text_of(message), *files, *buttons_of(message)))


def page(world: World, channel: ChannelHandle, viewer: int | None) -> str:
    """Return all that the board shows of a table."""
    table = world.bot.games.match_in(channel.id)
    assert table is not None
    view = match_view(Texts.of("en"), table.game_id, table.state, viewer, {}, may_try=True)
    return repr(view)


async def test_a_table_tells_who_has_won_and_nothing_else_before_the_other_has_played(world: World, other: ChannelHandle):
    ada, ben = await tables(world, other)
    start = world.match().round.start
    await win(world, world.channel, ada, LONGER)
    await world.later(2 * INTERMISSION)
    assert f"{ada.mention} wins the" in news(world.channel)[-1]
    assert "in 5 moves" in news(world.channel)[-1]
    assert WAITS in card(world.channel)
    assert len(cards(world.channel)) == 1, "the next chip is not shown"
    pad = closed_pad(Texts.of("en"), 1, world.match(), ben.id, 1)
    assert pad is not None
    told = everything(world.channel) + page(world, world.channel, ben.id) + str(pad.view.to_components())
    for person in (ada, ben):
        told += await asked_for(world.channel, person)
    for way in (LONGER, LONGER.replace(" ", ", "), repr(tuple(LONGER.split())), "Shown in", "Study", "⏭️ Next round"):
        assert way not in told, way
    ends = {robot: cell.label for robot, cell in world.match().position.robots.items() if cell != start.robots[robot]}
    assert ends, "the proof has moved robots"
    plain = told.replace("**", "").lower()
    for robot, cell in ends.items():
        assert not re.search(rf"{robot.word}(?: robot)? on {cell.lower()}\b", plain), "where the proof left it"

    await win(world, other, ben, SOLUTION)
    await world.later(STEP)
    for channel, shown in ((world.channel, LONGER), (other, SOLUTION)):
        assert any(SHOWN in text and f"`{shown}`" in text for text in news(channel))
        assert "Shown in" in everything(channel)
        assert ON in card(channel)
    await world.later(INTERMISSION)
    assert [world.match(channel).round.number for channel in (world.channel, other)] == [2, 2]
    assert all(everything(channel).count(SHOWN) == 1 for channel in (world.channel, other))


async def test_a_proof_that_failed_is_kept_as_well_but_not_from_its_prover(world: World, other: ChannelHandle) -> None:
    ada, ben = await tables(world, other)
    await world.close_bids((ada, 4))
    failing = SOLUTION.replace("G-up", "G-left")
    why = said(await ada.slash(world.channel, "prove", moves=failing))
    assert "G-left" in why or "target" in why
    told = everything(world.channel)
    assert f"{ada.mention} showed no solution" in told
    assert failing not in told
    assert "Shown in" not in told
    assert not any(message.attachments for message in world.channel.history() if not is_card(message))
    assert failing not in page(world, world.channel, ben.id)


async def test_the_slowest_of_three_is_waited_for_as_long_as_its_time_is(
    world: World, other: ChannelHandle, third: ChannelHandle
) -> None:
    ada, ben, _ = await tables(world, other, third)
    await win(world, world.channel, ada, LONGER)
    await win(world, other, ben)
    await world.later(THINKING_TIME - 2 * HOURGLASS)
    assert [world.match(one).round.number for one in (world.channel, other, third)] == [1, 1, 1]
    assert world.match(third).phase is Phase.LAST_CALL
    await world.later(HOURGLASS + STEP)
    for channel in (world.channel, other):
        assert everything(channel).count(SHOWN) == 1
    assert SHOWN not in everything(third), "there is nothing to show"
    await world.later(INTERMISSION)
    assert [world.match(one).round.number for one in (world.channel, other, third)] == [2, 2, 2]


async def test_a_table_that_is_cancelled_is_not_waited_for(world: World, other: ChannelHandle, third: ChannelHandle) -> None:
    ada, ben, cleo = await tables(world, other, third)
    await win(world, world.channel, ada)
    await stop(cleo, third)
    assert SHOWN not in everything(world.channel)
    await stop(ben, other)
    await world.later(STEP)
    assert everything(world.channel).count(SHOWN) == 1
    await world.later(INTERMISSION)
    assert world.match().round.number == 2


async def test_a_table_that_is_idle_is_not_waited_for_and_waits_when_it_plays_again(world: World, other: ChannelHandle) -> None:
    ada, ben = await tables(world, other)
    for _ in range(2):
        await win(world, world.channel, ada)
        await world.later(THINKING_TIME + HOURGLASS + INTERMISSION + STEP)
    assert world.match(other).phase is Phase.IDLE
    assert world.match().round.number == 3
    await win(world, world.channel, ada)
    await world.later(STEP)
    assert everything(world.channel).count(SHOWN) == 3
    await world.later(INTERMISSION)
    await ben.click(cards(other)[-1], label="Resume")
    assert world.match(other).round.number == 3
    await win(world, world.channel, ada)
    await win(world, other, ben)
    await world.later(STEP)
    assert SHOWN in everything(other), "its chip was won at the first table before"
    assert everything(world.channel).count(SHOWN) == 3, "its chip is still to come at the other"
    await world.later(INTERMISSION + THINKING_TIME + HOURGLASS + AWAY_AFTER)
    assert everything(world.channel).count(SHOWN) == 4, "which holds it for no longer than a round"


async def test_a_proof_stays_kept_across_a_restart_and_is_shown_once(world: World, other: ChannelHandle) -> None:
    ada, ben = await tables(world, other)
    await win(world, world.channel, ada, LONGER)
    await world.restart_bot(after=THINKING_TIME * 3)
    await world.later(STEP)
    assert LONGER not in everything(world.channel), "the other table's time was given back"
    assert world.match(other).phase is Phase.THINKING
    await win(world, other, ben, SOLUTION)
    await world.restart_bot(killed=True)
    await world.later(STEP + INTERMISSION)
    for channel, shown in ((world.channel, LONGER), (other, SOLUTION)):
        assert everything(channel).count(f"`{shown}`") == 1
        assert world.match(channel).round.number == 2


async def test_the_proof_that_ends_a_match_is_kept_too(world: World, other: ChannelHandle) -> None:
    ada, ben = world.player("ada", manage_messages=True), world.player("ben", manage_messages=True)
    await world.start(ada, tournament=True, code=EASY, chips=1)
    await ben.slash(other, "ricochet start", tournament=True, code=EASY, chips=3)
    await win(world, world.channel, ada, LONGER)
    await world.later(STEP)
    assert f"{ada.mention} wins the match!" in everything(world.channel)
    assert LONGER not in everything(world.channel)
    await world.restart_bot()
    await win(world, other, ben)
    await world.later(STEP)
    assert everything(world.channel).count(f"`{LONGER}`") == 1
    assert "All tables of the tournament are over" not in everything(world.channel)
    await stop(ben, other, "Vote to end")
    await world.later(STEP)
    assert everything(world.channel).count("All tables of the tournament are over") == 1
    assert everything(world.channel).count(f"`{LONGER}`") == 1


async def test_nobody_plays_the_second_chip_before_the_first_is_played_at_both_tables(world: World, other: ChannelHandle):
    """One person at two tables won the second chip at one with the proof that the other had shown."""
    ada, ben = await tables(world, other)
    await win(world, world.channel, ada, SOLUTION)
    await world.later(INTERMISSION)
    assert WAITS in said(await ada.slash(world.channel, "bid", moves=3))
    assert world.match().round.number == 1
    await win(world, other, ben, SOLUTION)
    await world.later(STEP + INTERMISSION)
    second = await win(world, world.channel, ada)
    await world.later(INTERMISSION)
    assert world.match(other).position == world.match(other).round.start
    assert second not in everything(world.channel)


def test_that_a_round_is_over_at_all_tables_is_news_where_a_proof_was_kept() -> None:
    driver = MatchDriver(replace(RULES_2013, tournament=True))
    driver.bid(ANN, 3, path=IN_THREE)
    driver.time_up()
    driver.do(EndStep(), at=100)
    assert is_news(driver.outcome)
    driver.time_up()
    while driver.match.deadline is not None:
        driver.time_up()
    driver.do(EndStep(), at=1000)
    assert not is_news(driver.outcome)


def test_what_is_refused_to_others_does_not_depend_on_a_proof_that_is_kept() -> None:
    judged = list[InPlay]()
    for path in (IN_THREE, IN_FIVE):
        driver = MatchDriver(replace(RULES_2013, tournament=True))
        driver.bid(ANN, len(path.split()), path=path)
        driver.time_up()
        judged.append(in_play(driver.match))
    assert judged[0] == judged[1]
    driver.do(EndStep(), at=100)
    assert in_play(driver.match) != judged[1]


async def test_a_table_that_cannot_be_resumed_holds_nobody_for_good(
    world: World, other: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = await tables(world, other)
    await win(world, world.channel, ada, LONGER)
    table, resume = world.bot.games.match_in(other.id), LiveGame.resume
    assert table is not None
    stuck = table.game_id

    async def stays_away(game: LiveMatch) -> None:
        if game.game_id == stuck:
            message = "it cannot be resumed"
            raise RuntimeError(message)
        await resume(game)

    await world.stop_bot()
    monkeypatch.setattr(LiveGame, "resume", stays_away)
    await world.later(2 * THINKING_TIME)
    await world.start_bot()
    await world.later(STEP)
    assert everything(world.channel).count(f"`{LONGER}`") == 1


class TestATableOfAnotherProcess:
    """It is read from the store every few seconds."""

    @pytest.fixture
    async def there(self, world: World) -> Callable[..., Awaitable[None]]:
        """Begin a table on another shard, and return a function that goes on there."""
        shard = next(shard for shard in (Shard(0, 2), Shard(1, 2)) if shard.has(world.guild.id))
        world.bot.store.shard = shard  # pyright: ignore[reportAttributeAccessIssue] - here it has one that may be set
        place = Place(next(guild_id for guild_id in (1 << 22, 2 << 22) if not shard.has(guild_id)), 1)
        ada = world.player("ada", manage_messages=True)
        await world.start(ada, tournament=True, code=EASY)
        began = world.match()
        events = start(began.rules, began.setup, BEN, began.round.began, Random(1))
        table = await world.bot.store.begin(place, events)

        async def go_on(*more: Event) -> None:
            await world.bot.store.append(table, len(await world.bot.store.events_of(table)), more)

        return go_on

    async def test_is_waited_for(self, world: World, there: Callable[..., Awaitable[None]]) -> None:
        now = world.match().round.began
        await win(world, world.channel, world.player("ada"), LONGER)
        await world.later(STEP)
        assert LONGER not in everything(world.channel)
        await there(BidMade(now, BEN, 4), ProverAsked(now + 60, BEN), ChipWon(now + 60, BEN, parse_moves(SOLUTION)))
        await world.later(STEP)
        assert everything(world.channel).count(f"`{LONGER}`") == 1

    async def test_is_not_waited_for_any_more_where_that_process_has_stopped(
        self, world: World, there: Callable[..., Awaitable[None]]
    ) -> None:
        del there
        await win(world, world.channel, world.player("ada"), LONGER)
        await world.later(THINKING_TIME)
        assert LONGER not in everything(world.channel)
        await world.later(60 + AWAY_AFTER)
        assert everything(world.channel).count(f"`{LONGER}`") == 1
        await world.later(INTERMISSION)
        assert world.match().round.number == 2

    async def test_is_not_waited_for_once_it_is_over(self, world: World, there: Callable[..., Awaitable[None]]) -> None:
        await win(world, world.channel, world.player("ada"), LONGER)
        await there(MatchEnded(world.match().round.began, Ending.STOPPED, ()))
        await world.later(STEP)
        assert everything(world.channel).count(f"`{LONGER}`") == 1
