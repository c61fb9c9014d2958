"""A player who is erased from a race that is on, and one that is over."""

from bot.store import Score, Span
from tests.bot.games.race.play import INTERMISSION, LONGER, MINUTES, begin, begin_drawn, best, race_of, results, submit
from tests.bot.games.test_forgetting import everything
from tests.bot.seen import answer, buttons_of, press, said, stop, text_of, through_me
from tests.bot.world import SOLUTION, Member, World


async def forget(world: World, name: str) -> None:
    player = world.player(name)
    await press(player, await through_me(player, "delete", world.channel), "Forget me")


async def test_an_erased_player_leaves_a_running_race_and_their_open_solution_is_withdrawn(world: World) -> None:
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
    assert f"1. <@{ben.id}>" in told
    assert "forgotten" not in told


async def test_an_erased_player_is_on_no_leaderboard_of_races(world: World, ada: Member, ben: Member) -> None:
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


async def test_who_was_removed_stays_out_of_the_race_though_they_were_forgotten(world: World, ada: Member, ben: Member) -> None:
    boss = world.player("boss", manage_messages=True)
    await begin(world, ada)
    await submit(world, ben, SOLUTION)
    await boss.slash(world.channel, "ricochet remove", member=ben)
    await forget(world, "ben")
    assert "took you out" in said(await submit(world, ben, SOLUTION))
    await submit(world, ada, LONGER)
    await world.later(MINUTES)
    assert f"1. <@{ada.id}>" in results(world.channel)[-1]


async def test_a_starter_who_is_behind_votes_about_the_end_of_a_race(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    await submit(world, ben, SOLUTION)
    await world.later(MINUTES)
    asked = await ada.slash(world.channel, "ricochet stop")
    assert "Once more than half of those who are present and have submitted a solution want it" in said(asked)
    assert "You voted to end the race: 1 of 2." in said(await press(ada, asked, "Vote to end · 1 of 2"))
    told = world.channel.history()[-1]
    assert f"{ada.mention} votes to end the race now" in text_of(told)
    assert "**1 of 2** votes to end the race" in text_of(told)
    assert buttons_of(answer(await ada.slash(world.channel, "ricochet stop"))) == ["Leave the race"]
    assert "The race is over" in said(await stop(ben, world.channel, "Vote to end"))
    assert f"<@{ben.id}>" in text_of(world.channel.history()[-1])
