"""`/ricochet study`, and the study of a finished round: private, step by step."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from simcord.results import InteractionResult

import bot.commands.study
import bot.games.solver_queue
from bot.cards.stepping import Stepping
from bot.cards.study import Looking, View, bounded
from bot.store import kind_of
from engine import TARGETS, Ricochet, Setup
from engine.rules.hints import HintLevel
from engine.rules.study import Study
from engine.solver import AllResult, GaveUp, NoneWithin, Unreachable
from tests.bot.commands.test_anywhere import check_answers, places, use
from tests.bot.commands.test_pad import press_moves
from tests.bot.games.solo.play import begin_alone, newest, sit_down
from tests.bot.seen import answer, buttons_of, choose, parts, press, said, stop
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, THINKING_TIME, Member, World

LONGER = "Y-up Y-down G-down G-right G-up"
START = Setup.from_code(EASY).position
ONE_WAY = "**One shortest solution**, 4 moves."
GOINGS: list[Callable[[World], Awaitable[None]]] = [World.stop_bot, World.kill_bot]


async def won(world: World, moves: str = SOLUTION) -> list[Member]:
    """Return a round that Ada has won with these moves; Ben had sealed a path, and Cleo only looks on."""
    ada, ben, cleo = world.players("ada", "ben", "cleo")
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=len(moves.split()))
    await ben.slash(world.channel, "bid", moves=6, path="R-up R-left R-down R-up R-left R-down")
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=moves)
    return [ada, ben, cleo]


async def studies(world: World, player: Member) -> InteractionResult:
    """Return the study that a player opens from the news of the last round."""
    told = [message for message in world.channel.history() if "🔬 Study" in buttons_of(message)]
    return await player.click(told[-1], label="🔬 Study")


async def study(world: World, player: Member, **options: str) -> InteractionResult:
    return await player.slash(world.channel, "ricochet study", **options)


def step(text: str) -> str:
    """How far a card has come."""
    return next(line for line in text.splitlines() if " ▸ " in line)


def test_hints_go_no_further_than_to_the_last() -> None:
    study = Study(START, Ricochet.TURN)
    assert bounded(Looking("1.1", View.HINTS, Stepping(9)), study, None).level is list(HintLevel)[-1]


async def test_the_winners_proof_is_stepped_through(world: World) -> None:
    _, _, cleo = await won(world)
    shown = await studies(world, cleo)
    assert "Study of round 1: 🟢🪐 green planet" in said(shown)
    assert f"{world.player('ada').mention}'s solution, **4 moves**" in said(shown)
    assert step(said(shown)) == f"**0** / 4 ·  ▸ `{SOLUTION}`"
    assert "Next ▶" in buttons_of(answer(shown))
    assert "◀ Back" not in buttons_of(answer(shown))
    assert step(said(await press(cleo, shown, "▶", "▶"))) == "**2** / 4 · `Y-down G-down` ▸ `G-right G-up`"
    shown = await press(cleo, shown, "▶", "▶", "◀", "▶")
    assert step(said(shown)) == f"**4** / 4 · `{SOLUTION}` ▸ "
    assert "Next ▶" not in buttons_of(answer(shown))
    assert [file.filename for file in answer(shown).attachments] == ["study.png"]


async def test_ones_own_path_is_nobody_elses(world: World) -> None:
    ada, ben, cleo = await won(world)
    for player, has in ((ada, False), (ben, True), (cleo, False)):
        shown = await studies(world, player)
        assert ("My path" in buttons_of(answer(shown))) == has
    shown = await press(ben, await studies(world, ben), "My path")
    assert "Your own path, **6 moves**" in said(shown)
    assert "⚠️" in said(shown), "which was no solution"
    assert step(said(shown)).startswith("**0** / "), "it is stepped through all the same"


async def test_the_button_of_what_is_looked_at_stands_out(world: World) -> None:
    _, ben, _ = await won(world)
    shown = await studies(world, ben)
    assert standing_out(shown) == ["Shown solution"]
    assert standing_out(await press(ben, shown, "My path")) == ["My path"]


async def test_the_solution_that_won_is_marked_where_it_left_the_shortest_way(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada, code=EASY)
    await ben.slash(world.channel, "bid", moves=5, path=LONGER)
    await world.later(HOURGLASS)
    shown = await studies(world, ada)
    assert "Move 1 left the shortest way" in said(shown)
    assert "📍" in step(said(await press(ada, shown, "▶")))


async def test_ones_own_path_is_marked_where_it_left_the_shortest_way(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
    await ben.slash(world.channel, "bid", moves=5, path=LONGER)
    await world.later(HOURGLASS)
    shown = await press(ben, await studies(world, ben), "My path")
    assert "Move 1 left the shortest way: from there it took 4 more, 5 in all. The best was 4." in said(shown)
    assert "📍" in step(said(await press(ben, shown, "▶")))
    assert "📍" not in step(said(await press(ben, shown, "▶", "▶")))


def standing_out(shown: InteractionResult) -> list[str | None]:
    """Return the labels of the buttons in the colour of what is chosen."""
    buttons = [part for part in parts(answer(shown)) if isinstance(part, discord.Button)]
    return [button.label for button in buttons if button.style is discord.ButtonStyle.primary]


async def test_all_shortest_solutions_are_there(world: World, cleo: Member) -> None:
    shown = await press(cleo, await study(world, cleo, code=EASY, target="red gear"), "Shortest solutions")
    assert "**4 shortest solutions**, 7 moves. Only 1 if the order of the moves is ignored." in said(shown)
    ways = list[str]()
    for way in range(1, 5):
        assert f"Solution {way} of 4" in said(shown)
        ways.append(step(said(shown)))
        shown = await press(cleo, shown, "▶", "⏭")
    assert len(set(ways)) == 4
    assert step(said(shown)) == ways[0], "after the last comes the first"
    assert step(said(await press(cleo, shown, "⏮"))) == ways[-1]


async def test_a_round_that_was_won_in_more_moves_shows_the_shortest(world: World) -> None:
    *_, cleo = await won(world, LONGER)
    shown = await press(cleo, await studies(world, cleo), "Shortest solutions")
    assert ONE_WAY in said(shown)
    assert SOLUTION in said(shown)


async def test_a_solution_is_tried_on_the_same_position_and_compared(world: World) -> None:
    *_, cleo = await won(world)
    shown = await press(cleo, await studies(world, cleo), "Shortest solutions", "🎮 Try it yourself")
    assert "Try it: 🟢🪐 green planet" in said(shown)
    shown = await press_moves(cleo, shown, SOLUTION)
    shown = await press(cleo, shown, "✅ Show moves")
    assert f"That's it, in 4 moves:** `{SOLUTION}`" in said(shown)
    assert "It can't be done in fewer moves" in said(shown)
    shown = await press(cleo, shown, "🗑️")
    shown = await press(cleo, await press_moves(cleo, shown, "Y-up"), "✅ Show moves")
    assert "but the target is on" in said(shown)
    assert "solution, **4 moves**" in said(await press(cleo, shown, "◀ Back to the study"))


@pytest.mark.parametrize("go", GOINGS)
async def test_a_study_goes_on_after_a_restart(world: World, go: Callable[[World], Awaitable[None]]) -> None:
    *_, cleo = await won(world)
    shown = await press(cleo, await studies(world, cleo), "▶")
    await go(world)
    await world.start_bot()
    assert step(said(await press(cleo, shown, "▶"))).startswith("**2** / 4")
    assert "Study of round 1" in said(await studies(world, world.player("ben")))


async def test_a_round_is_studied_while_the_next_one_is_played_and_after_the_match(world: World) -> None:
    ada, ben, _ = await won(world)
    await world.later(INTERMISSION)
    shown = await studies(world, ada)
    assert "Study of round 1" in said(shown)
    await stop(ada, world.channel)
    assert step(said(await press(ada, shown, "▶"))).startswith("**1** / 4")
    assert "Study of round 2" in said(await studies(world, ben)), "which nobody has won"


async def test_a_study_makes_no_request_but_answers(world: World) -> None:
    *_, cleo = await won(world)
    before = len(world.env.http_requests)
    shown = await press(cleo, await studies(world, cleo), "▶", "Shortest solutions", "🎮 Try it yourself")
    await press(cleo, await press_moves(cleo, shown, SOLUTION), "✅ Show moves", "◀ Back to the study")
    check_answers(world, before)


async def test_a_chip_that_goes_back_is_studied_only_when_it_can_help_nobody(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    match_id = world.bot.games.match_in(world.channel.id).game_id  # type: ignore[union-attr]
    await world.later(THINKING_TIME)
    await world.later(HOURGLASS)
    assert [message for message in world.channel.history() if "🔬 Study" in buttons_of(message)] == []
    events = await world.bot.store.events_of(match_id)
    assert kind_of(events).study(events, 1, ben.id) is None
    await stop(ada, world.channel)
    assert "Study of round 1" in said(await studies(world, ben))


async def test_of_several_chips_that_were_secret_each_is_studied(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    for _ in range(2):
        await world.close_bids((ada, 9))
        await ada.slash(world.channel, "pass")
        await world.later(INTERMISSION)
    await stop(ada, world.channel)
    told = next(message for message in world.channel.history() if "🔬 Study round 2" in buttons_of(message))
    assert buttons_of(told) == ["🔬 Study round 1", "🔬 Study round 2"]
    for number in (1, 2):
        assert f"Study of round {number}:" in said(await ben.click(told, label=f"🔬 Study round {number}"))


async def test_a_chip_of_a_solo_game_is_studied(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    await choose(ada, newest(world.channel), "Give up this chip")
    shown = await ada.click(newest(world.channel), label="🔬 Study")
    assert ONE_WAY in said(shown)
    await ada.click(newest(world.channel), label="Next chip")
    assert step(said(await press(ada, shown, "▶"))).startswith("**1** / 4")


async def test_a_code_is_studied_by_hints_before_anything_is_told(world: World, ada: Member) -> None:
    shown = await study(world, ada, code=START.code)
    assert "I know the shortest solutions" in said(shown)
    assert f"code:{START.code}" in said(shown)
    told = [said(shown)]
    for label in ("💡 How long?", "💡 Which robots?", "💡 First move?"):
        shown = await press(ada, shown, label)
        told.append(said(shown))
    for place, fact in enumerate(("It takes 4 to 5 moves", "🟢 green robot and 🟡 yellow robot", "begin with `Y-down`"), 1):
        assert [fact in text for text in told] == [number >= place for number in range(4)]
    assert ONE_WAY in said(await press(ada, shown, "Shortest solutions"))


@pytest.mark.parametrize("go", GOINGS)
async def test_it_goes_on_after_a_restart(world: World, ada: Member, go: Callable[[World], Awaitable[None]]) -> None:
    shown = await press(ada, await study(world, ada, code=EASY, ricochet="one-move"), "💡 How long?")
    await go(world)
    await world.start_bot()
    shown = await press(ada, shown, "💡 Which robots?", "Shortest solutions", "▶", "🎮 Try it yourself", "◀ Back to the study")
    assert "I know the shortest solutions" in said(shown)


async def test_a_board_is_studied_from_its_first_chip_or_from_the_one_that_is_named(world: World, ada: Member) -> None:
    assert "🟢🪐 green planet" in said(await study(world, ada, code=EASY))
    assert "🔴🌙 red moon" in said(await study(world, ada, code=EASY, target="red moon"))


TABLE = {"tiles": "1A 2B 3A 4B", "robots": "Y P2 R C7 G A1 B P16", "target": "red moon"}


async def test_a_real_table_is_studied(world: World, ada: Member) -> None:
    shown = await study(world, ada, **TABLE)
    assert "Study: 🔴🌙 red moon" in said(shown)
    assert "shortest solution" in said(await press(ada, shown, "Shortest solutions"))


@pytest.mark.parametrize(
    ("options", "answered"),
    [
        ({}, "What do you want to study?"),
        ({"tiles": "1A 2B 3A 4B"}, "What do you want to study?"),
        ({**TABLE, "robots": "R C7"}, "What do you want to study?"),
        ({"tiles": TABLE["tiles"], "robots": TABLE["robots"]}, "What do you want to study?"),
        ({"code": START.with_target(None).code}, "What do you want to study?"),
        ({"code": "nonsense?"}, "That isn't a code. A code has letters and digits only."),
        ({"code": START.code[:-2]}, "yours has 12. Copy all of it."),
        ({"code": START.code[:-1] + "0"}, "It is complete, but something is mistyped"),
        ({"code": EASY[:-1] + "0"}, "It is complete, but something is mistyped"),
        ({"code": EASY, "tiles": TABLE["tiles"]}, "not both"),
        ({**TABLE, "tiles": "1A 2B 3A 9Z"}, "`9Z` isn't a tile"),
        ({**TABLE, "target": "red sun"}, "isn't a target chip"),
    ],
)
async def test_what_cannot_be_studied_is_refused(world: World, options: dict[str, str], answered: str) -> None:
    assert answered in said(await study(world, world.player("ada"), **options))


@pytest.mark.parametrize(
    ("found", "told"), [(Unreachable(0), "no solution at all"), (NoneWithin(40, 0), "up to 40"), (GaveUp(0), "reasonable time")]
)
async def test_where_there_is_no_solution_it_says_so(
    world: World, ada: Member, found: AllResult, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.games.solver_queue, "solve_all", lambda *_, **__: found)
    shown = await study(world, ada, code=EASY)
    assert told in said(shown)
    assert buttons_of(answer(shown)) == ["Shortest solutions", "🎮 Try it yourself", "All tiles"]
    assert told in said(await press(ada, shown, "Shortest solutions"))


async def test_while_the_solver_is_at_it_the_card_says_so(world: World, ada: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.commands.study, "PATIENCE", 0)
    world.bot.solver._ready = False
    shown = await study(world, ada, code=EASY)
    assert "still looking" in said(shown)
    assert buttons_of(answer(shown)) == ["🔍 Look again", "🎮 Try it yourself", "All tiles"]
    shown = await press(ada, shown, "🔍 Look again")
    assert "still looking" in said(shown)
    world.bot.solver._ready = True
    await world.later(1)
    assert "I know the shortest solutions" in said(await press(ada, shown, "🔍 Look again"))


@pytest.mark.parametrize("place", ["server", "direct messages"])
async def test_it_is_studied_where_the_bot_is_no_member(world: World, place: str) -> None:
    person, channel = places(world)[place]
    shown = await use(world, person, channel, "ricochet study")
    before = len(world.env.http_requests)
    shown = await press(person, shown, "💡 How long?", "Shortest solutions", "▶", "🎮 Try it yourself")
    assert "Try it" in said(shown)
    check_answers(world, before)


@pytest.mark.parametrize("game", ["match", "solo", "private solo"])
async def test_what_is_being_played_anywhere_is_not_studied(world: World, ada: Member, ben: Member, game: str) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    begun = await study(world, ben, code=EASY)
    pad = await press(ben, await study(world, ben, code=EASY), "🎮 Try it yourself")
    if game == "match":
        await ada.slash(elsewhere, "ricochet start", difficulty="any", code=EASY)
    else:
        await begin_alone(ada, elsewhere, code=EASY, private=game == "private solo")
    why = "played elsewhere" if game == "private solo" else f"is the position of the game in {elsewhere.mention}"
    for options in ({"code": EASY}, {"code": START.code}, {"code": EASY, "target": TARGETS[0].words}):
        assert why in said(await study(world, ben, **options))
    assert why in said(await ben.click(answer(begun), label="Shortest solutions"))
    assert why in said(await ben.click(answer(pad), label="⬆️ Up"))
    await stop(ada, elsewhere)
    assert ONE_WAY in said(await press(ben, begun, "Shortest solutions"))


async def test_a_round_that_is_over_is_not_studied_where_another_game_is_at_the_same_position(world: World) -> None:
    ada, ben, _ = await won(world)
    await stop(ada, world.channel)
    shown = await studies(world, ben)
    await begin_alone(ada, world.channel, code=EASY, private=True)
    assert "played elsewhere" in said(await ben.click(answer(shown), label="Next ▶"))
    assert "played elsewhere" in said(await studies(world, ben))
    assert "is the position of a game of yours" in said(await studies(world, ada))


async def test_a_refused_study_asks_the_solver_nothing(world: World, ada: Member, ben: Member, monkeypatch: pytest.MonkeyPatch):
    await world.start(ada, code=EASY)
    asked = list[object]()
    monkeypatch.setattr(world.bot.solver, "all_of", lambda *question: asked.append(question))
    await study(world, ben, code=EASY)
    assert asked == []
