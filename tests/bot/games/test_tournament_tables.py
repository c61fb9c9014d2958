"""One board at several tables at once: docs/rules.md "Tournaments"."""

import pytest
from simcord.builders import ChannelHandle

from bot.store.guild_settings import GuildSettings
from engine.board.notation import format_moves
from tests.bot.forged import press_forged
from tests.bot.games.solo.play import begin_alone
from tests.bot.scheduled.test_leaderboard import alt_of
from tests.bot.seen import answer, buttons_of, news, said, stop, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, Member, World, solution_of

LONGER = f"Y-up Y-down {SOLUTION.split(' ', 1)[1]}"
TOLD = 10.0
"""Within so many seconds each table knows that the others are over."""


async def win(world: World, channel: ChannelHandle, winner: Member, moves: str | None = None) -> str:
    """Let a player win the chip at a table. Return the news."""
    shown = moves or format_moves(solution_of(world.match(channel).position))
    await winner.slash(channel, "bid", moves=len(shown.split()))
    await world.later(HOURGLASS)
    assert "That's it" in said(await winner.slash(channel, "prove", moves=shown))
    return news(channel)[-1]


def everything(channel: ChannelHandle) -> str:
    """Return all that a channel has read, also of pictures."""
    shown = channel.history()
    files = [file.description or file.filename for message in shown for file in message.attachments]
    return "\n".join([*map(text_of, shown), *files])


async def test_a_table_joins_with_the_same_board_while_nothing_has_been_shown(world: World, ada: Member, ben: Member) -> None:
    other = world.guild.create_text_channel("other")
    first = text_of(answer(await world.start(ada, tournament=True, chips=3)))
    assert "as the first table of a tournament: others join with `/ricochet start tournament:True`" in first
    second = text_of(answer(await ben.slash(other, "ricochet start", tournament=True)))
    assert "as table 2 of a tournament, on the same board" in second
    assert world.match(other).setup == world.match().setup
    assert world.match(other).rules == world.match().rules, "with the rules of the first table"
    assert world.match(other).round.target == world.match().round.target
    assert not world.match(other).practice


async def test_after_the_first_proof_another_tournament_begins(world: World, ada: Member, ben: Member) -> None:
    other = world.guild.create_text_channel("other")
    await world.start(ada, tournament=True)
    await win(world, world.channel, ada)
    assert "as the first table" in text_of(answer(await ben.slash(other, "ricochet start", tournament=True)))
    assert world.match(other).setup != world.match().setup


async def test_no_table_tells_a_best_solution_before_all_are_over(world: World) -> None:
    ada, ben = world.player("ada", manage_messages=True), world.player("ben")
    other = world.guild.create_text_channel("other")
    await world.start(ada, tournament=True, chips=1, code=EASY)
    await ben.slash(other, "ricochet start", tournament=True, chips=1, code=EASY)
    won = await win(world, world.channel, ada, LONGER)
    assert f"{ada.mention} wins the match!" in won
    assert "follow when all tables of the tournament are over" in won
    await world.later(60)
    told = everything(world.channel)
    assert "possible" not in told
    assert f"`{SOLUTION}`" not in told
    assert EASY not in told, "with the code anybody could have the board solved"
    assert not any("Study" in label for message in world.channel.history() for label in buttons_of(message))
    refused = said(await press_forged(ada, world.channel, "results:1"))
    assert "Other tables of the tournament still play this board" in refused

    await win(world, other, ben, SOLUTION)
    await world.later(TOLD)
    for channel in (world.channel, other):
        line = next(text for text in news(channel) if "All tables of the tournament are over" in text)
        assert f"/ricochet start code:{EASY}" in line
        assert f"could have been won in 4 moves: `{SOLUTION}`" in news(channel)[-1]
        assert "🔬 Study" in "".join(buttons_of(channel.history()[-1]))
    shown = answer(await press_forged(ada, world.channel, "results:1"))
    assert [file.filename for file in shown.attachments] == ["match-1.csv", "match-1.json"]


async def test_a_proof_that_is_best_counts_when_all_tables_are_over(world: World) -> None:
    ada, ben = world.player("ada", manage_messages=True), world.player("ben")
    other = world.guild.create_text_channel("other")
    await world.start(ada, tournament=True, chips=1, code=EASY)
    await ben.slash(other, "ricochet start", tournament=True, chips=1)
    await ben.slash(world.channel, "bid", moves=9)
    await win(world, world.channel, ada, SOLUTION)

    async def best() -> str:
        return alt_of(answer(await ada.slash(world.channel, "ricochet leaderboard", by="best")))

    async def chips() -> str:
        return alt_of(answer(await ada.slash(world.channel, "ricochet leaderboard")))

    assert "First place: ada, one chip" in await chips(), "it counts as any other match"
    assert "ada" not in await best()
    await stop(ben, other)
    await world.later(TOLD)
    assert "ada" in await best()


async def test_a_table_that_is_over_waits_for_the_others_across_a_restart(world: World) -> None:
    ada, ben = world.player("ada", manage_messages=True), world.player("ben")
    other = world.guild.create_text_channel("other")
    await world.start(ada, tournament=True, chips=1, code=EASY)
    await ben.slash(other, "ricochet start", tournament=True)
    await win(world, world.channel, ada, LONGER)
    await world.restart_bot()
    await world.later(TOLD)
    assert "All tables" not in everything(world.channel)
    await stop(ben, other)
    await world.later(TOLD)
    assert f"could have been won in 4 moves: `{SOLUTION}`" in news(world.channel)[-1]
    assert everything(world.channel).count("All tables") == 1


async def test_one_table_alone_is_told_at_once(world: World, ada: Member) -> None:
    await world.start(ada, tournament=True, chips=1)
    await win(world, world.channel, ada)
    await world.later(TOLD)
    assert "All tables of the tournament are over" in "\n".join(news(world.channel))


async def test_a_board_that_was_chosen_is_for_practice_unless_a_moderator_starts_it(world: World) -> None:
    ada, mod = world.player("ada"), world.player("mod", manage_messages=True)
    other = world.guild.create_text_channel("other")
    await world.start(ada, tournament=True, code=EASY)
    assert world.match().practice, "whoever chose it may know it"
    await mod.slash(other, "ricochet start", tournament=True, code=EASY)
    assert not world.match(other).practice


async def test_a_match_that_is_no_tournament_is_refused_beside_one(world: World, ada: Member, ben: Member) -> None:
    other = world.guild.create_text_channel("other")
    await world.start(ada, tournament=True, code=EASY)
    assert "would give solutions away" in said(await ben.slash(other, "ricochet start", code=EASY))
    assert "is the position of the game in" in said(await begin_alone(ben, other, code=EASY))


@pytest.mark.parametrize("options", [{"chips": 2}, {"rules": "1999"}, {"length": "short"}])
async def test_who_joins_plays_by_the_rules_of_the_tournament(world: World, options: dict[str, object]) -> None:
    ada, ben = world.players("ada", "ben")
    other = world.guild.create_text_channel("other")
    await world.start(ada, tournament=True, chips=3)
    assert "plays by other rules" in said(await ben.slash(other, "ricochet start", tournament=True, **options))
    assert world.bot.games.match_in(other.id) is None
    await ben.slash(other, "ricochet start", tournament=True, chips=3)
    assert world.match(other).setup == world.match().setup


async def test_a_tournament_has_the_shuffle_of_the_rulebook(world: World, ada: Member) -> None:
    assert "the rulebook's shuffle" in said(await world.start(ada, tournament=True, difficulty="easy"))
    await world.start(ada, tournament=True)
    match = world.match()
    assert match.round.target == match.setup.chips[0]


async def test_a_rematch_is_no_tournament(world: World, ada: Member) -> None:
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(theme="dark"), 0)
    await world.start(ada, tournament=True, chips=1)
    await win(world, world.channel, ada)
    end = next(message for message in reversed(world.channel.history()) if "🔁 Rematch" in buttons_of(message))
    await world.later(INTERMISSION)
    await ada.click(end, label="🔁 Rematch")
    assert not world.match().rules.tournament
