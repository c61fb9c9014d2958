"""The options of a solo game."""

from engine.rules.rules import MAX_BID, Difficulty, Edition
from engine.solver import Solution, solve
from tests.bot.games.solo.play import begin_alone, state
from tests.bot.seen import answer, text_of
from tests.bot.world import Member, World


async def test_solo_is_played_with_the_tiles_of_1999_where_that_is_asked_for(world: World, ada: Member) -> None:
    opening = await begin_alone(ada, world.channel, rules="1999")
    game = state(world, world.channel, ada)
    assert game.rules.edition is Edition.Y1999
    assert {face[1] for face in game.setup.faces} <= {"A", "B"}
    assert "1999 edition" in text_of(answer(opening))


async def test_solo_takes_the_hardest_chip_first_where_that_is_asked_for(world: World, ada: Member) -> None:
    opening = await begin_alone(ada, world.channel, difficulty="very hard")
    game = state(world, world.channel, ada)
    assert game.rules.difficulty is Difficulty.VERY_HARD
    assert "the hardest chips first" in text_of(answer(opening))
    lengths = {
        chip: len(found.moves) if isinstance(found := solve(game.position.with_target(chip)), Solution) else MAX_BID
        for chip in game.setup.chips
    }
    assert lengths[game.position.chip] > sorted(lengths.values())[len(lengths) // 2]
