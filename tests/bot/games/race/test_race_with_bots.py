"""Bots in a race, as people see them in a channel."""

from bot.store import Score, Span
from tests.bot.games.race.play import INTERMISSION, MINUTES, begin, begin_drawn, best, newest, race_of, submit
from tests.bot.seen import buttons_of, choose, news, offers, said, text_of
from tests.bot.world import SHOWN, SOLUTION, Member, World

FENN, RUNE, BRUM = "🦊 Fenn (bot)", "🦉 Rune (bot)", "🐻 Brum (bot)"


async def test_bots_are_asked_in_at_the_start_and_marked_as_bots(world: World, ada: Member) -> None:
    begun = await begin_drawn(world, ada, bots=2, level="hard")
    assert begun.response
    assert "practice with bots until a second person has a solution" in text_of(begun.response.message)
    assert f"{FENN} · {RUNE} – hard" in text_of(newest(world.channel))


async def test_a_level_can_be_typed_by_its_name(world: World, ada: Member) -> None:
    await begin(world, ada, bots=1, level="easy – looks long, and misses much")
    assert [bot.level.value for bot in race_of(world).bots] == ["easy"]


async def test_who_has_started_adds_bots_by_a_button_until_the_first_chip_is_won(world: World, ada: Member, ben: Member):
    await begin(world, ada)
    assert "🤖 Add a bot" not in await offers(ben, newest(world.channel))
    await choose(ada, newest(world.channel), "🤖 Add a bot")
    await world.later(SHOWN)
    assert f"{FENN} – medium" in text_of(newest(world.channel))
    await submit(world, ben, SOLUTION)
    await world.later(SHOWN)
    assert "🤖 Add a bot" in await offers(ada, newest(world.channel))
    await world.later(MINUTES + INTERMISSION)
    assert "I'm done" in buttons_of(newest(world.channel))
    assert "🤖 Add a bot" not in await offers(ada, newest(world.channel))


async def test_a_bot_submits_is_counted_and_placed_and_shows_its_line(world: World, ada: Member) -> None:
    await begin(world, ada, bots=1, level="hard", chips=1)
    while not race_of(world).round.entries:
        await world.later(1)
    await world.later(SHOWN)
    card = text_of(newest(world.channel))
    assert "One player has a solution" in card
    assert FENN in card, "who plays is no secret, and who has a solution is"
    await world.later(MINUTES)
    told = news(world.channel)[-1]
    assert f"1. {FENN} – " in told
    assert f"{FENN}'s way" in told
    assert f"{FENN} wins the race!" in told


async def test_a_race_with_bots_counts_once_two_people_have_solutions(world: World, ada: Member, ben: Member) -> None:
    await begin_drawn(world, ada, chips=3, bots=1)
    await submit(world, ada, best(world))
    assert (await world.bot.store.statistics(world.guild.id, ada.id)).races == 0
    await submit(world, ben, best(world))
    assert (await world.bot.store.statistics(world.guild.id, ada.id)).races == 1
    while world.bot.games.find("race", world.channel.id):
        await submit(world, ada, best(world))
        await world.later(MINUTES)
        await world.later(20)
    board = await world.bot.store.leaderboard(world.guild.id, Score.RACES, Span(), limit=5)
    assert [line.player for line in board.lines] == [ada.id]


async def test_a_race_against_bots_alone_says_where_it_counts(world: World, ada: Member) -> None:
    await begin_drawn(world, ada, chips=1, bots=1)
    await submit(world, ada, best(world))
    await world.later(MINUTES)
    assert world.bot.games.find("race", world.channel.id) is None
    end = next(text for text in reversed(news(world.channel)) if "Play this board again" in text)
    assert "Beside bots alone this was practice" in end
    assert "Races against bots: 1, won: " in said(await ada.slash(world.channel, "ricochet stats"))
