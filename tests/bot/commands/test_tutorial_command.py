"""`/ricochet tutorial`: four lessons, each solved with the controls of a match."""

import pytest
from simcord.builders import UserHandle
from simcord.results import InteractionResult

from bot.actions.tutorial import SAND, lessons
from bot.store.guild_settings import GuildSettings
from engine import NoRicochet, Proof, Ricochet, Robot, TargetMissed, parse_moves
from engine.rules.bots import Level
from tests.bot.commands.test_anywhere import places, use
from tests.bot.commands.test_pad import press_moves
from tests.bot.seen import answer, buttons_of, news, press, said, text_of
from tests.bot.world import Member, World

SOLUTIONS = ("R-up R-right", "G-down R-down R-left", "B-down B-right B-up", "Y-up Y-down")
FIRST_GAMES = ["Play against bots", "With friends", "Today's puzzle"]
DAY = 86400.0


async def solve(player: Member, shown: InteractionResult, moves: str) -> InteractionResult:
    return await press(player, await press_moves(player, shown, moves), "✅ Show moves")


async def next_lesson(world: World, player: Member | UserHandle, solved: InteractionResult, number: int) -> InteractionResult:
    """Go on from a lesson with this number; before the last one bid two moves, and wait for the sand to run out."""
    shown = await press(player, solved, "Next lesson")
    if number + 1 == len(SOLUTIONS):
        shown = await press(player, shown, "Bid 2")
        await world.later(SAND)
    return shown


async def typed(player: Member, shown: InteractionResult, moves: str) -> InteractionResult:
    form = await player.click(answer(shown), label="⌨️ Type")
    return await player.submit_modal(form, {"moves": moves})


def judged(number: int, moves: str) -> object:
    return lessons()[number - 1].check(parse_moves(moves))


@pytest.mark.parametrize("rule", Ricochet)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_lesson_has_its_solution(number: int, rule: Ricochet) -> None:
    assert isinstance(lessons()[number - 1].check(parse_moves(SOLUTIONS[number - 1]), ricochet=rule), Proof)


def test_what_a_lesson_warns_of_is_what_happens() -> None:
    assert isinstance(judged(2, "R-down R-left"), TargetMissed)
    assert isinstance(judged(3, "B-right"), NoRicochet)


def test_in_the_fourth_lesson_a_diagonal_lets_the_robot_pass_and_another_turns_it() -> None:
    lesson = lessons()[3]
    up, down = lesson.play(parse_moves(SOLUTIONS[3])).slides
    passed = [diagonal for cell in up.path if (diagonal := lesson.board.diagonals.get(cell))]
    assert [diagonal.robot for diagonal in passed] == [Robot.YELLOW, Robot.RED]
    assert [turn.diagonal.robot for turn in up.turns] == [Robot.RED]
    assert isinstance(judged(4, "Y-up"), TargetMissed)
    assert down.end == lesson.goal


async def test_the_lessons_are_pressed_from_the_first_to_the_last(world: World, ada: Member) -> None:
    shown = await ada.slash(world.channel, "ricochet tutorial")
    for number, solution in enumerate(SOLUTIONS, start=1):
        assert f"Lesson {number} of 4" in said(shown)
        assert [file.filename for file in answer(shown).attachments] == ["pad.png"]
        shown = await solve(ada, shown, solution)
        assert f"**That's it:** `{solution}`" in said(shown)
        if number < len(SOLUTIONS):
            shown = await next_lesson(world, ada, shown, number)
    assert "You know the game" in said(shown)
    assert buttons_of(answer(shown)) == FIRST_GAMES
    assert world.channel.history() == [], "nobody else has seen anything"


async def test_the_third_lesson_teaches_the_rule_of_the_server(world: World) -> None:
    """docs/rules.md "Reaching the target": what is taught is what is played here."""
    chosen = GuildSettings(ricochet=Ricochet.ONE_MOVE)
    await world.bot.store.set_guild_settings(world.guild.id, chosen, 0)
    shown = await third_lesson(world, world.player("ada"))
    assert "A single move is no solution, so one move straight to the 🔵🪐 blue planet doesn't count." in said(shown)
    assert "90°" not in said(shown)
    shown = await typed(world.player("ada"), shown, "B-right")
    assert "in one single move, and that never counts" in said(shown)
    shown = await typed(world.player("ada"), shown, "B-left B-right")
    assert "**That's it:** `B-left B-right`. It was more than one move, so the solution counts." in said(shown)


async def test_the_third_lesson_teaches_the_rule_of_the_match_in_the_channel(world: World, ada: Member) -> None:
    await world.start(ada, ricochet="one-move")
    assert "A single move is no solution" in said(await third_lesson(world, ada))


async def test_the_third_lesson_teaches_the_turn_otherwise(world: World) -> None:
    shown = await third_lesson(world, world.player("ada"))
    assert "must have turned 90° between two of its moves" in said(shown)
    shown = await typed(world.player("ada"), shown, "B-left B-right")
    assert "each of them went straight on, or straight back" in said(shown)
    assert "The robot turned on its way" in said(await typed(world.player("ada"), shown, SOLUTIONS[2]))


async def end(world: World, player: Member) -> InteractionResult:
    """Return the end of the tutorial."""
    shown = await player.slash(world.channel, "ricochet tutorial")
    for number, solution in enumerate(SOLUTIONS, start=1):
        shown = await typed(player, shown, solution)
        shown = shown if number == len(SOLUTIONS) else await next_lesson(world, player, shown, number)
    return shown


async def test_the_last_lesson_is_bid_for_and_the_sand_runs(world: World, ada: Member) -> None:
    shown = await third_lesson(world, ada)
    shown = await press(ada, await typed(ada, shown, SOLUTIONS[2]), "Next lesson")
    assert "Bid first, as in a match" in said(shown)
    assert buttons_of(answer(shown))[:4] == ["Bid 2", "Bid 3", "Bid 4", "Bid 5"]
    shown = await press(ada, shown, "3")
    assert "Your bid: 3 moves" in said(shown)
    shown = await solve(ada, shown, SOLUTIONS[3])
    assert "Show your moves once the sand has run out" in said(shown)
    assert "`Y-up Y-down`" in said(shown), "the moves are still there"
    await world.later(SAND)
    shown = await press(ada, shown, "✅ Show moves")
    assert "That's it" not in said(shown), "a bid is exact"
    shown = await press(ada, await press(ada, shown, "Bid again"), "Bid 2")
    await world.restart_bot(killed=True)
    await world.later(SAND)
    assert "You know the game" in said(await typed(ada, shown, SOLUTIONS[3]))


async def test_a_match_against_bots_begins_at_the_end_of_the_tutorial(world: World, ada: Member) -> None:
    await press(ada, await end(world, ada), "Play against bots")
    assert [bot.level for bot in world.match().bots] == [Level.EASY, Level.EASY]


async def test_a_match_begins_at_the_end_of_the_tutorial(world: World, ada: Member, ben: Member) -> None:
    learnt = await end(world, ada)
    await press(ada, learnt, "With friends")
    assert world.match().starter == ada.id
    assert f"{ada.mention} starts a match" in "\n".join(news(world.channel))
    assert "already a match" in said(await press(ben, await end(world, ben), "With friends"))


async def test_the_puzzle_of_the_day_is_opened_at_the_end_of_the_tutorial(world: World, ada: Member) -> None:
    learnt = await end(world, ada)
    assert "No moves yet" in said(await press(ada, learnt, "Today's puzzle"))
    await world.later(DAY)
    await world.restart_bot(killed=True)
    assert "No moves yet" in said(await press(ada, learnt, "Today's puzzle")), "days later, and after a restart"


async def test_no_match_is_offered_where_the_bot_cannot_play_one(world: World) -> None:
    person, channel = places(world)["server"]
    shown = await use(world, person, channel, "ricochet tutorial")
    for number, solution in enumerate(SOLUTIONS, start=1):
        form = await press(person, shown, "⌨️")
        shown = await person.submit_modal(form, {"moves": solution})
        shown = shown if number == len(SOLUTIONS) else await next_lesson(world, person, shown, number)
    assert buttons_of(answer(shown)) == ["Practise without a clock", "Play alone", "Today's puzzle"]
    assert "Press **Go**" in said(await press(person, shown, "Play alone"))


async def third_lesson(world: World, player: Member) -> InteractionResult:
    """Return the tutorial, after the first two lessons."""
    shown = await player.slash(world.channel, "ricochet tutorial")
    for solution in SOLUTIONS[:2]:
        shown = await press(player, await typed(player, shown, solution), "Next lesson")
    return shown


async def test_a_lesson_is_typed_in_any_form_of_the_notation(world: World, ada: Member) -> None:
    shown = await ada.slash(world.channel, "ricochet tutorial")
    assert "**That's it:** `R-up R-right`" in said(await typed(ada, shown, "ru, 🔴➡️"))


async def test_what_is_wrong_is_explained_by_the_judge_and_can_be_mended(world: World, ada: Member) -> None:
    shown = await solve(ada, await ada.slash(world.channel, "ricochet tutorial"), SOLUTIONS[0])
    shown = await solve(ada, await press(ada, shown, "Next lesson"), "R-down R-left")
    assert "to A10, but the target is on F10" in said(shown)
    shown = await solve(ada, await press(ada, shown, "🗑️"), SOLUTIONS[1])
    shown = await solve(ada, await press(ada, shown, "Next lesson"), "B-right")
    assert "without a ricochet" in said(shown)
    assert "`B-right`" in said(shown), "the moves are still there to go on with"


async def test_a_move_that_cannot_be_made_is_explained(world: World, ada: Member) -> None:
    shown = await press(ada, await ada.slash(world.channel, "ricochet tutorial"), "⬆️ Up", "⬆️ Up")
    assert "Move 2, `R-up`, isn't possible" in said(shown)
    assert "a wall is in the way" in said(shown)
    shown = await typed(ada, shown, "R-down R-down R-up")
    assert "Move 2, `R-down`, isn't possible" in said(shown)


@pytest.mark.parametrize(
    ("moves", "why"),
    [("R-sideways", "`R-sideways` (character 1)"), ("K-up", "Only the 🔴 red robot can move"), ("hello", "`hello`")],
)
async def test_what_cannot_be_played_in_a_lesson_is_said_in_the_lesson(world: World, ada: Member, moves: str, why: str) -> None:
    lesson = await ada.slash(world.channel, "ricochet tutorial")
    refused = await typed(ada, lesson, moves)
    assert why.replace("the 🔴", "🔴") in said(refused)
    assert "Lesson 1" in said(refused), "no message below it moves the board out of view"
    assert "That's it" in said(await typed(ada, refused, SOLUTIONS[0]))


async def test_a_lesson_goes_on_after_a_restart(world: World, ada: Member) -> None:
    shown = await press(ada, await ada.slash(world.channel, "ricochet tutorial"), "⬆️ Up")
    form = await ada.click(answer(shown), label="⌨️ Type")
    await world.restart_bot(killed=True)
    assert "That's it" in said(await press(ada, shown, "➡️ Right", "✅ Show moves"))
    assert "That's it" in said(await ada.submit_modal(form, {"moves": "R-up R-right"}))


async def test_the_tutorial_works_in_direct_messages(world: World) -> None:
    ada = world.env.create_user("lonely")
    shown = await ada.slash("ricochet tutorial")
    assert "Lesson 1 of 4" in text_of(answer(shown))


async def test_a_proof_of_a_lesson_may_be_as_long_as_one_likes_and_no_longer_than_a_bid(world: World, ada: Member) -> None:
    shown = await ada.slash(world.channel, "ricochet tutorial")
    shown = await typed(ada, shown, "rurd" * 90)
    assert "The last move took" in said(shown)
    assert "That's it" in said(await typed(ada, shown, "rurdrurr"))
