"""A part of the board, enlarged, for the person who presses Zoom."""

from simcord.results import InteractionResult

from tests.bot.commands.test_pad import press_moves
from tests.bot.games.solo.play import newest, sit_down
from tests.bot.seen import answer, cards, choose, press, said
from tests.bot.world import EASY, Member, World

ZOOM = "🔍 Zoom"


def alt(result: InteractionResult) -> str:
    (picture,) = answer(result).attachments
    assert picture.filename == "zoom.png"
    return str(picture.description)


async def test_zoom_shows_the_quarter_with_the_target_to_one_person_alone(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    shown = len(world.channel.history())
    zoom = await choose(ben, cards(world.channel)[-1], ZOOM)
    assert world.match().position.goal.label == "G6"
    assert "Cells A1 to H8" in said(zoom)
    assert alt(zoom).startswith("Cells A1 to H8. Target: green planet on G6.")
    assert "Green on" not in alt(zoom), "it stands in another quarter"
    assert len(world.channel.history()) == shown


async def test_zoom_goes_around_each_robot_also_after_a_restart(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    zoom = await choose(ada, cards(world.channel)[-1], ZOOM)
    zoom = await press(ada, zoom, "🟢 Green")
    assert "Cells A6 to H13" in said(zoom)
    assert "Green on A10: " in alt(zoom)
    await world.restart_bot(killed=True)
    assert "Cells A9 to H16" in said(await press(ada, zoom, "🔴 Red"))
    assert "Cells A1 to H8" in said(await press(ada, zoom, "🎯"))


async def test_zoom_on_a_pad_shows_the_board_after_its_moves(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    pad = await press_moves(ada, await ada.click(cards(world.channel)[-1], label="Move pad"), "Y-down G-down G-right G-up")
    zoom = await choose(ada, answer(pad), "🔍 Zoom")
    assert "Green on G6: " in alt(zoom)
    assert "Green on G6: " in alt(await press(ada, zoom, "🟢 Green"))


async def test_zoom_in_a_solo_game_and_in_a_lesson(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    assert "Target: green planet on G6." in alt(await choose(ada, newest(world.channel), ZOOM))
    lesson = await ada.slash(world.channel, "ricochet tutorial")
    assert "Target: red moon on K5." in alt(await choose(ada, answer(lesson), "🔍 Zoom"))
