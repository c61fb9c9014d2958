"""Head starts on the board: the same as behind *More…* on a card."""

from tests.bot.games.test_head_starts import MINUS, begin
from tests.bot.web.test_server import Board
from tests.bot.world import SOLUTION, Member, World


async def test_the_board_offers_and_shows_the_same(world: World, ada: Member, ben: Member, board: Board) -> None:
    await begin(world, ada)
    page = await board.open(ben.id)
    seen = await page.until(kind="match")
    labels = {action["what"]: action["label"] for action in seen["actions"]}
    assert labels["ahead"] == "⚖️ My head start: 0"
    assert await page.do(seen, "ahead") == ""
    seen = await page.until(kind="match")
    assert "⚖️ My head start: ½" in [action["label"] for action in seen["actions"]]
    await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
    await ben.slash(world.channel, "bid", moves=4)
    while len(seen["rows"]) < 2:
        seen = await page.until(kind="match")
    assert [(row["name"], row["value"]) for row in seen["rows"]] == [("ben", f"4 {MINUS} ½"), ("ada", "4")]
