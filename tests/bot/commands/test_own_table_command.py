"""A real table in the bot: docs/rules.md "Your own table"."""

from typing import Any

import pytest

from bot.actions.board_choice import BoardChoice
from bot.cards.alt_text import list_faces
from bot.ui.replies import Refused, table_refused
from engine import COLOURED, TARGETS, Cell, Edition, Robot, Setup, Target, assemble, faces
from engine.board.pieces import robots_with
from engine.rules.own_table import TableError, TableFault
from render.faces import faces_png
from tests.bot.english import say
from tests.bot.forged import press_forged
from tests.bot.games.solo.play import begin_alone, begin_in_messages, state
from tests.bot.pictures import SMALL
from tests.bot.seen import answer, press, said, stop, text_of
from tests.bot.world import EASY, Member, World, another_server
from tests.engine.turning import turned_cell

TABLE = "Own board or code…"
TILES = "1A 2B 3A 4B"
BOARD = assemble(("1A", "2B", "3A", "4B"))
RED_MOON = next(target for target in TARGETS if target.letters == "Rm")


def on(target: Target) -> str:
    """Return the cell of a target on the table of these tests."""
    return BOARD.targets[target].label


async def starts(world: World, **options: object) -> Setup:
    """Return the setup of a match that is started with these options."""
    await world.start(world.player("ada"), **options)
    return world.match().setup


async def refused(world: World, **options: object) -> str:
    """Return the refusal of a table, beside which the match goes on as it was."""
    text = said(await world.start(world.player("ada"), **options))
    assert not world.match().practice
    return text


async def on_table(world: World, player: Member, command: str = "start", **table: Any) -> str:
    """Return the answer to a game that a player begins anew on a table, in another channel."""
    channel = world.guild.create_text_channel("elsewhere")
    await player.slash(channel, f"ricochet {command}")
    return text_of(answer(await world.begin_anew(player, TABLE, channel, **table)))


async def test_a_match_is_played_on_the_tiles_that_lie_on_the_table_turned_as_they_lie(world: World) -> None:
    setup = await starts(world, tiles=TILES)
    assert setup.faces == ("1A", "2B", "3A", "4B")
    assert world.match().position.board == BOARD
    assert tuple(setup.robots) == COLOURED
    assert world.match().rules.edition is Edition.Y2013


async def test_robots_and_the_chip_are_those_on_the_table(world: World) -> None:
    setup = await starts(world, tiles="green A, blue B, red A, yellow B", robots=f"R A1, g-B1; 🔵{on(RED_MOON)}", target="🔴🌙")
    placed = {Robot.RED: Cell(0, 0), Robot.GREEN: Cell(0, 1), Robot.BLUE: BOARD.targets[RED_MOON]}
    assert placed.items() <= setup.robots.items()
    assert world.match().position.target == RED_MOON


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
async def test_the_chip_on_the_table_is_played_whatever_the_match_prefers(world: World, difficulty: str) -> None:
    for target in ("red moon", "vortex"):
        await starts(world, tiles=TILES, target=target, difficulty=difficulty)
        assert world.match().position.chip.words == target
        await stop(world.player("ada"), world.channel)


@pytest.mark.parametrize("tiles", [TILES, "1A 2C 3A 4B", "1A 2C 3D 4B"])
async def test_the_diagonals_follow_from_the_tiles(world: World, tiles: str) -> None:
    await starts(world, tiles=tiles)
    assert world.match().rules.edition is Edition.Y2013
    assert world.match().rules.needs_diagonals is ("D" in tiles)


async def test_a_server_of_1999_plays_on_its_own_tiles_by_its_own_rules_and_on_others_by_those_of_2013(world: World) -> None:
    boss = world.player("boss", manage_guild=True)
    settings = await world.bot.store.guild_settings(world.guild.id)
    chosen = settings.model_copy(update={"edition": Edition.Y1999})
    await world.bot.store.set_guild_settings(world.guild.id, chosen, 0)
    for tiles, edition in ((TILES, Edition.Y1999), ("1A 2B 3A 4C", Edition.Y2013)):
        await world.start(boss, tiles=tiles)
        assert world.match().rules.edition is edition
        await stop(boss, world.channel)


@pytest.mark.parametrize(
    ("options", "fifth"),
    [
        ({"robots": "R A1"}, None),
        ({"robots": "K A1"}, Robot.BLACK),
        ({"robots": "silver A1", "fifth_robot": "black"}, Robot.SILVER),
        ({"fifth_robot": "black"}, Robot.BLACK),
        ({}, None),
    ],
)
async def test_the_fifth_robot_plays_if_it_stands_on_the_table_or_was_asked_for(
    world: World, options: dict[str, object], fifth: Robot | None
) -> None:
    setup = await starts(world, tiles=TILES, **options)
    assert tuple(setup.robots) == robots_with(fifth)


async def test_the_fifth_robot_of_the_server_does_not_join_robots_that_were_placed(world: World) -> None:
    settings = await world.bot.store.guild_settings(world.guild.id)
    await world.bot.store.set_guild_settings(world.guild.id, settings.model_copy(update={"fifth_robot": Robot.BLACK}), 0)
    assert Robot.BLACK in (await starts(world, tiles=TILES)).robots
    await stop(world.player("ada"), world.channel)
    assert Robot.BLACK not in (await starts(world, tiles=TILES, robots="R A1")).robots


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"tiles": "1A 2B 1C 4A"}, ("`1A` and `1C` don't go together: both have the green mark", "🔴 red (3A to 3D)")),
        ({"tiles": "1A 1A 2B 3A"}, ("`1A` is there twice", "🟡 yellow (4A to 4D)")),
        ({"tiles": "1A 2B 3A 4B 4C"}, ("`4B` and `4C` don't go together: both have the yellow mark", "Leave one of them out")),
        ({"tiles": "1A 2B 4A"}, ("Still missing: 🔴 red (3A to 3D)",)),
        ({"tiles": "1A 2B 3E 4A"}, ("`3E` isn't a tile", "🔴 red (3A to 3D) and 🟡 yellow (4A to 4D)")),
        ({"tiles": "1A 2B 3A 4A ``"}, ("`''` isn't a tile", "There are four already")),
        ({"tiles": TILES, "robots": "X C7"}, ("`X`: which robot is that?", "R, G, B, Y, K and S")),
        ({"tiles": TILES, "robots": "R C17"}, ("`C17` isn't a cell", "P16")),
        ({"tiles": TILES, "robots": "R C7 G"}, ("`G` needs a cell", "Write `G C7`")),
        ({"tiles": TILES, "robots": "R C7 red D1"}, ("robot `R` is there twice, the second time on D1",)),
        ({"tiles": TILES, "robots": "K A1 S B2"}, ("`K` and `S` are two fifth robots, black and silver",)),
        ({"tiles": TILES, "robots": "R C7 G C7"}, ("`G C7` can't be: the robot `R` already stands there",)),
        ({"tiles": TILES, "robots": "R H8"}, ("No robot can stand on `H8`: it is part of the block in the middle",)),
        ({"tiles": "1D 2B 3A 4B", "robots": "R E2"}, ("No robot can stand on `E2`: it shows a diagonal",)),
        ({"tiles": TILES, "target": "red sun"}, ("`red sun` isn't a target chip", "moon, planet, star or gear")),
    ],
)
async def test_what_is_wrong_with_a_table_is_named_with_what_would_be_right(
    world: World, options: dict[str, object], words: tuple[str, ...]
) -> None:
    text = await refused(world, **options)
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("fault", TableFault, ids=lambda fault: fault.name)
def test_each_fault_of_a_table_has_a_text_without_and_with_what_would_be_right(fault: TableFault) -> None:
    for right in ((), ("1A",), tuple(faces())):
        assert "`1A`" in table_refused(TableError(fault, "1A", "1B", right)).text(say) or fault is TableFault.TILES_MISSING


def test_a_board_is_chosen_by_its_code_or_its_tiles_and_drawn_otherwise() -> None:
    assert BoardChoice(code=EASY).is_chosen
    assert BoardChoice(tiles=TILES, target="vortex").is_chosen
    assert not BoardChoice().is_chosen
    with pytest.raises(Refused, match="tiles-or-code"):
        BoardChoice(code=EASY, tiles=TILES)


async def test_a_solo_game_on_ones_own_table_is_for_practice(world: World, ada: Member) -> None:
    await begin_alone(ada, world.channel)
    begun = await world.begin_anew(ada, TABLE, tiles=TILES, robots="R A1 K B1", target="red moon")
    assert "practice (chosen board" in text_of(answer(begun))
    game = state(world, world.channel, ada)
    assert game.practice
    assert game.setup.board == BOARD
    assert {Robot.RED: Cell(0, 0), Robot.BLACK: Cell(0, 1)}.items() <= game.setup.robots.items()
    assert game.pile[0] == RED_MOON


async def test_in_direct_messages_a_table_can_be_played_alone(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    await begin_in_messages(zoe)
    await world.begin_anew(zoe, TABLE, zoe.dm_channel, tiles=TILES)
    assert state(world, zoe.dm_channel, zoe).setup.board == BOARD


def as_table(setup: Setup, robots: dict[Robot, Cell], turns: int = 0) -> dict[str, Any]:
    """Return the options that rebuild a board as seen from another side of the table."""
    names = setup.faces
    for _ in range(turns):
        names = (names[-1], *names[:-1])
        robots = {robot: turned_cell(cell) for robot, cell in robots.items()}
    placed = " ".join(f"{robot.value} {cell.label}" for robot, cell in robots.items())
    return {"tiles": " ".join(names), "robots": placed}


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("command", ["start", "solo"])
async def test_nobody_rebuilds_the_board_of_a_running_match_to_be_told_its_solutions(world: World, turns: int, command: str):
    ada, ben = world.players("ada", "ben")
    await world.start(ben)
    match = world.match()
    table = as_table(match.setup, dict(match.position.robots), turns)
    assert "is the position of the game in" in await on_table(world, ada, command, **table)
    assert len(await world.bot.store.running()) == 2, "the game without a table goes on"


async def test_it_is_the_present_position_that_counts_and_not_only_the_first(world: World, ada: Member, ben: Member) -> None:
    await world.start(ben, code=EASY)
    before = world.match()
    await world.win_chip(ben)
    after = world.match()
    moved = [robot for robot, cell in after.position.robots.items() if before.position.robots[robot] != cell]
    table = as_table(after.setup, {robot: after.position.robots[robot] for robot in moved})
    assert "is the position of the game in" in await on_table(world, ada, "solo", **table)


async def test_the_same_tiles_with_all_robots_elsewhere_are_played_on_another_server_alone(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ben, tiles=TILES, robots="R E7 G F10 B K6 Y L11")
    table: dict[str, Any] = {"tiles": TILES, "robots": "R D5 G G13 B M7 Y J12"}
    assert "is the position of the game in" in await on_table(world, ada, "solo", **table)
    channel, (cleo,) = another_server(world, world.env.create_user("cleo"))
    await cleo.slash(channel, "ricochet start")
    await world.begin_anew(cleo, TABLE, channel, **table)
    assert world.match(channel).position.board == BOARD


async def offered(world: World, option: str, typed: str) -> list[str]:
    (ada,) = world.players("ada")
    return [choice["value"] for choice in await ada.autocomplete(world.channel, "ricochet study", option, typed)]


async def test_tiles_are_offered_that_fit_to_those_before(world: World) -> None:
    assert await offered(world, "tiles", "") == sorted(faces())
    assert await offered(world, "tiles", "1a 3") == ["1A 3A", "1A 3B", "1A 3C", "1A 3D"]
    assert await offered(world, "tiles", "1A 2B yel") == ["1A 2B 4A", "1A 2B 4B", "1A 2B 4C", "1A 2B 4D"]
    assert await offered(world, "tiles", "1A 2B 3A") == [f"1A 2B 3A 4{letter}" for letter in "ABCD"]
    assert await offered(world, "tiles", "1A 2B 3A 4b") == [TILES]


@pytest.mark.parametrize("typed", ["1A 1B", "5", "1A 2B 3A 4B 4", "1A x"])
async def test_nothing_is_offered_after_tiles_that_make_no_board(world: World, typed: str) -> None:
    assert await offered(world, "tiles", typed) == []


async def test_chips_are_offered_by_what_is_typed_of_their_names(world: World) -> None:
    assert await offered(world, "target", "") == [chip.words for chip in TARGETS]
    assert await offered(world, "target", "moon") == ["red moon", "green moon", "blue moon", "yellow moon"]
    assert await offered(world, "target", "Rm") == ["red moon"]
    assert await offered(world, "target", "vor") == ["vortex"]


async def test_all_faces_are_shown_privately_with_their_names(world: World, ada: Member) -> None:
    shown = await press_forged(ada, world.channel, "tiles")
    text = said(shown)
    assert "as they lie: `1A 2B 3A 4B`" in text
    assert "1 🟢 green, 2 🔵 blue, 3 🔴 red, 4 🟡 yellow" in text
    (picture,) = answer(shown).attachments
    assert picture.filename == "tiles.png"
    assert picture.description == list_faces(say)


async def test_all_faces_are_shown_in_direct_messages_and_in_the_theme_of_the_server(world: World) -> None:
    lonely = world.env.create_user("lonely")
    assert answer(await press(lonely, await lonely.slash("ricochet study"), "All tiles")).attachments
    light = await answer(await press_forged(world.player("ada"), world.channel, "tiles")).attachments[0].read()
    settings = await world.bot.store.guild_settings(world.guild.id)
    await world.bot.store.set_guild_settings(world.guild.id, settings.model_copy(update={"theme": "dark"}), 0)
    dark = await answer(await press_forged(world.player("ada"), world.channel, "tiles")).attachments[0].read()
    assert light != dark


async def test_the_colours_of_all_faces_are_named_in_the_language_of_who_asks(world: World, ada: Member) -> None:
    world.env.locales[ada.id] = "fr"
    shown = await answer(await press_forged(ada, world.channel, "tiles")).attachments[0].read()
    assert shown == faces_png(("vert", "bleu", "rouge", "jaune"), theme=SMALL["light"])


def test_the_red_symbols_that_tell_a_tile_of_1999_are_told_as_they_are() -> None:
    told = say("tiles-text")
    for number, symbol in enumerate(("🌙 moon", "🪐 planet", "⚙️ gear", "⭐ star"), start=1):
        assert f"{number} {symbol}" in told
        for letter in "ABCD":
            red = next(target for target in faces()[f"{number}{letter}"].targets if target.robot is Robot.RED)
            assert red.symbol.word in symbol
