"""Solo games and races in windows of the board, beside those who play in messages."""

import pytest

from tests.bot.english import say, say_on_board
from tests.bot.games.race import play as races
from tests.bot.games.rush.play import prepare, solver_ready
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import said
from tests.bot.world import EASY, Member, World, solution_of

from .test_server import Board

PATH = ["R-up"]


async def test_a_solo_game_is_played_on_the_board(world: World, ada: Member, ben: Member, board: Board) -> None:
    page, watching = await board.open(ada.id, subject="solo"), await board.open(ben.id, subject="solo")
    await page.receive()
    assert (await page.receive())["text"] == f"{say('web-no-solo')}\n{say('web-begin')}"
    await begin_alone(ada, world.channel, code=EASY)
    seen = await page.until(kind="solo", round=1)
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game is not None
    assert await page.do(seen, "show", path=["R-up"]) != ""
    assert await page.do(seen, "got-it") == ""
    path = [str(move) for move in solution_of(game.state.position)]
    assert await page.do(seen, "show", path=path) == ""
    assert game.state.up == 1
    (solution,) = (await watching.until(round=1, may_try=False, deadline=None))["solutions"]
    assert (solution["label"], solution["path"]) == ("ada", path)
    seen = await page.until(deadline=None)
    assert await page.do(seen, "next") == ""
    assert (await page.until(round=2))["may_try"]
    assert await page.do({**seen, "round": 2}, "end") == ""
    assert [one["what"] for one in (await page.until(is_over=True))["actions"]] == ["begin:solo"]


async def test_a_private_solo_game_is_begun_on_the_board(world: World, ada: Member, board: Board) -> None:
    page, watching = await board.open(ada.id, subject="solo"), await board.open(None, subject="solo")
    await page.receive()
    assert (await page.receive())["actions"][0]["what"] == "begin:solo"
    assert await page.do({"game": "", "round": 0}, "begin:solo") == ""
    ready = await page.until(kind="solo", round=0)
    assert (ready["target"], ready["deadline"], ready["may_try"]) == (None, None, False)
    assert await page.do(ready, "go") == ""
    seen = await page.until(kind="solo", round=1, may_try=True)
    assert await page.do(ready, "go") == say_on_board("refusal-solo-chip-is-up")
    assert await page.do(seen, "begin:solo") == ""
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game is not None
    assert game.is_private
    await watching.receive()
    ready = await watching.receive()
    assert (ready["view"], ready["actions"]) == (None, [])
    card = await begin_alone(ada, world.channel)
    assert "Chip 1" in said(card)


async def test_a_private_solo_game_is_seen_by_its_player_alone(world: World, ada: Member, ben: Member, board: Board) -> None:
    await begin_alone(ada, world.channel, code=EASY, private=True)
    page = await board.open(ada.id, subject="solo")
    seen = await page.until(round=1)
    for viewer in (ben.id, None):
        other = await board.open(viewer, subject="solo")
        await other.receive()
        assert (await other.receive())["view"] is None
        if viewer:
            assert await other.do(seen, "give-up") == say_on_board("problem-solo-chip-over")


async def test_who_watches_a_solo_game_cannot_end_it(world: World, ada: Member, ben: Member, board: Board) -> None:
    await begin_alone(ada, world.channel, code=EASY)
    page = await board.open(ben.id, subject="solo")
    seen = await page.until(round=1)
    for what in ("end", "give-up", "got-it", "show"):
        assert await page.do(seen, what, path=PATH) != ""
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game is not None
    assert game.state.is_chip_up


async def test_a_race_is_run_on_the_board_and_in_messages(world: World, ada: Member, ben: Member, board: Board) -> None:
    page, others = await board.open(ada.id, subject="race"), await board.open(ben.id, subject="race")
    await ada.slash(world.channel, "ricochet race", code=EASY)
    seen = await page.until(kind="race", round=1)
    assert await others.do(await others.until(kind="race", round=1), "sign") == ""
    live = world.bot.games.find("race", world.channel.id)
    assert live is not None
    assert live.state.present == (ben.id,)
    path = [str(move) for move in solution_of(live.state.position)]
    assert await page.do(seen, "submit", path=path) == say("race-submitted", count=len(path))
    assert (await page.until(own=path))["round"] == 1
    theirs = await others.until(round=1)
    while "One player has a solution" not in theirs["status"]:
        theirs = await others.until(round=1)
    assert theirs["own"] == []
    assert "ada" not in str(theirs)
    await ben.slash(world.channel, "prove", moves=" ".join(path))
    assert await page.do(seen, "done") != ""
    assert await others.do(theirs, "done") != ""
    ended = await others.until(may_try=False)
    assert [one["label"] for one in ended["solutions"]] == ["ada"]
    assert await page.do(seen, "leave") != ""


async def test_a_rush_is_begun_and_played_on_the_board(world: World, ada: Member, ben: Member, board: Board) -> None:
    page, other = await board.open(ada.id, subject="rush"), await board.open(ben.id, subject="rush")
    await page.receive()
    ready = await page.receive()
    assert (ready["view"], [one["what"] for one in ready["actions"]]) == (
        None,
        ["go", "begin:bots", "begin:tutorial", "begin:daily", "begin:match"],
    )
    assert await page.do({"game": "", "round": 0}, "go") == ""
    seen = await page.until(kind="rush", round=1)
    live = world.bot.games.find("rush", world.channel.id, ada.id)
    assert live is not None
    assert await page.do(seen, "show", path=["R-up"]) != ""
    assert await page.do(seen, "show", path=[str(move) for move in live.state.round.best]) == ""
    seen = await page.until(round=2)
    assert await page.do(seen, "pass") == ""
    seen = await page.until(round=3)
    assert await page.do(seen, "end") == ""
    assert len((await page.until(is_over=True))["solutions"]) == 3
    assert await page.do(seen, "end") != ""
    await other.receive()
    assert (await other.receive())["view"] is None


@pytest.mark.parametrize("kind", ["match", "solo", "race", "rush", "daily", "tutorial"])
async def test_moves_are_typed_in_every_kind_of_game(world: World, ada: Member, board: Board, kind: str) -> None:
    if kind in ("match", "solo", "race"):
        await ada.slash(world.channel, f"ricochet {'start' if kind == 'match' else kind}", code=EASY)
    page = await board.open(ada.id, subject=kind)
    if kind == "rush":
        await page.do({"game": "", "round": 0}, "go")
    await page.until(kind=kind)
    await page.socket.send_json({"kind": "type", "text": "red up, g left"})
    while (typed := await page.receive())["kind"] != "typed":
        pass
    assert typed["path"] == ["R-up", "G-left"]


async def test_no_chip_of_a_rush_is_seen_on_the_board_before_go(world: World, ada: Member, board: Board) -> None:
    await prepare(world, ada)
    page = await board.open(ada.id, subject="rush")
    await page.receive()
    ready = await page.receive()
    assert (ready["view"], ready["actions"][0]["what"]) == (None, "go")
    live = world.bot.games.find("rush", world.channel.id, ada.id)
    assert await page.do({"game": str(live and live.game_id), "round": 1}, "show", path=PATH) != ""
    assert await page.do({"game": "", "round": 0}, "go") == ""
    assert (await page.until(kind="rush", round=1))["may_try"]


async def test_after_a_race_ones_own_way_says_where_it_left_the_shortest(world: World, ada: Member, board: Board) -> None:
    await solver_ready(world)
    await races.begin(world, ada, chips=1)
    page = await board.open(ada.id, subject="race")
    seen = await page.until(kind="race")
    assert await page.do(seen, "submit", path=races.LONGER.split()) != ""
    assert await page.do(seen, "done") != ""
    over = await page.until(is_over=True)
    own = over["solutions"][0]
    assert own["label"].startswith("Round 1: ada\n📍 Move 1 left the shortest way")
    assert own["marked"] == 1
