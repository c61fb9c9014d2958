"""A player who is erased from a race that is on, and one that is over."""

from bot.store import Score, Span
from tests.bot.games.race.play import INTERMISSION, LONGER, MINUTES, begin, begin_drawn, best, race_of, results, submit
from tests.bot.games.test_forgetting import everything
from tests.bot.world import SOLUTION, World, press


async def forget(world: World, name: str) -> None:
    player = world.player(name)
    await press(player, await player.slash(world.channel, "ricochet forget-me"), "Forget me")


async def test_an_erased_player_leaves_a_running_race_whose_solution_stays(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await begin(world, ada)
    await submit(world, ada, SOLUTION)
    await submit(world, ben, LONGER)
    await forget(world, "ada")

    assert str(ada.id) not in everything(world)
    race = race_of(world)
    assert (race.starter, race.players, race.present) == (-1, (-1, ben.id), (ben.id,))
    await world.later(MINUTES)
    told = results(world.channel)[-1]
    assert "1. *a forgotten player* – **4 moves** (3 points)" in told
    assert f"2. <@{ben.id}>" in told


async def test_an_erased_player_is_on_no_leaderboard_of_races(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await begin_drawn(world, ada, chips=3)
    for _ in range(3):
        await submit(world, ben, best(world))
        await submit(world, ada, best(world))
        await world.later(MINUTES)
        await world.later(INTERMISSION)
    board = await world.bot.store.leaderboard(world.guild.id, Score.RACES, Span(), limit=5)
    assert [line.player for line in board.lines] == [ben.id]
    await forget(world, "ben")
    board = await world.bot.store.leaderboard(world.guild.id, Score.RACES, Span(), limit=5)
    assert board.lines == ()
    assert str(ben.id) not in everything(world)
