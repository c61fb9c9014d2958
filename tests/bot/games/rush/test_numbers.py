"""What is left of a rush: a personal best in the player's own statistics, and no more."""

from engine.games.rush.state import SECONDS
from tests.bot.games.rush.play import MINUTES, begin, prepare, rush_of, solve
from tests.bot.seen import answer, said
from tests.bot.world import Member, World


async def play(world: World, name: str, chips: int) -> str:
    """Let a player solve so many chips, and return the result."""
    player = world.player(name)
    begun = await begin(world, player)
    for _ in range(chips):
        await solve(world, player, begun)
    await world.later(MINUTES)
    return said(begun)


async def test_the_result_is_compared_with_the_best_before(world: World) -> None:
    assert "Short ways first" in await play(world, "ada", 0)
    assert "Your first result" in await play(world, "ada", 2)
    assert "Your personal best: **2**" in await play(world, "ada", 1)
    assert "As many as in your best rush" in await play(world, "ada", 2)
    assert "A new personal best!** Before: 2" in await play(world, "ada", 3)


async def test_a_personal_best_is_in_the_statistics_of_its_player_alone(world: World, ada: Member, ben: Member) -> None:
    assert "Rush" not in said(await ada.slash(world.channel, "ricochet stats"))
    await play(world, "ada", 2)
    shown = await ada.slash(world.channel, "ricochet stats")
    assert "⚡ Rush record: 2 chips in three minutes" in said(shown)
    (file,) = answer(shown).attachments
    assert "2 chips in a rush" in (file.description or "")
    assert "Rush" not in said(await ben.slash(world.channel, "ricochet stats", member=ada))


async def test_there_is_no_leaderboard(world: World) -> None:
    await play(world, "ada", 1)
    assert await world.bot.store.first_point(world.guild.id) is None


async def test_a_rush_is_listed_among_the_games_of_its_player(world: World, ada: Member) -> None:
    begun = await prepare(world, ada)
    assert "⚡ Rush" in said(await ada.slash(world.channel, "ricochet my-games"))
    assert "press **Go** to start the clock" in said(await ada.slash(world.channel, "ricochet my-games"))
    await ada.click(answer(begun), label="▶️ Go")
    deadline = rush_of(world, ada).deadline or SECONDS
    assert f"solve the chip by <t:{round(deadline)}:T>" in said(await ada.slash(world.channel, "ricochet my-games"))
