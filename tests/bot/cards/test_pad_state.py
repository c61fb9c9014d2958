"""The state of a move pad, encoded in the custom ids of its buttons."""

import re

from bot.cards.pad import PAD_ID, Key, Pad, Use, pack, pad_rows, read_pad, unpack
from bot.commands.game_pad import GAME_PAD
from bot.commands.tutorial import LESSON_PAD
from engine import COLOURED, FIFTH, Direction, Move, Robot, parse_moves
from engine.board.pieces import robots_with
from engine.rules.rules import MAX_BID
from tests.bot.english import say
from tests.properties import given, st

Game = tuple[Robot, ...]
"""The robots that play."""
games = st.sampled_from([robots_with(fifth) for fifth in (None, *FIFTH)])


@st.composite
def pads(draw: st.DrawFn) -> tuple[Game, Pad]:
    game = draw(games)
    moves = st.lists(st.builds(Move, st.sampled_from(game), st.sampled_from(Direction)), max_size=MAX_BID).map(tuple)
    return game, draw(st.builds(Pad, st.sampled_from(game), moves))


@given(pads())
def test_moves_come_back_from_how_they_are_packed(played: tuple[Game, Pad]) -> None:
    game, pad = played
    assert unpack(pack(pad.moves), game) == pad.moves


def test_a_pad_of_before_there_was_silver_tells_the_same_moves() -> None:
    moves = parse_moves("R-up K-left Y-down K-right B-up")
    assert pack(moves) == "Cppy"
    assert unpack("Cppy", robots_with(Robot.BLACK)) == moves
    assert unpack("Cppy", robots_with(Robot.SILVER)) == parse_moves("R-up S-left Y-down S-right B-up")


@given(st.text("09AZaz-_", max_size=72), games)
def test_any_text_of_such_letters_is_some_moves(text: str, game: Game) -> None:
    assert all(isinstance(move, Move) for move in unpack(text, game))


@given(pads(), st.integers(1, 2**31), st.integers(1, 9999))
def test_every_button_of_a_pad_has_an_id_that_discord_takes_and_that_tells_the_pad(
    played: tuple[Game, Pad], match_id: int, number: int
) -> None:
    game, pad = played
    for owner, pattern in (
        (f"match:{match_id}.{number}", GAME_PAD),
        ("lesson:2", LESSON_PAD),
    ):
        rows = pad_rows(say, Use(owner, may_type=True), pad, game)
        for button in (button for row in rows for button in row.children):
            custom_id = str(getattr(button, "custom_id", ""))
            assert len(custom_id) <= 100
            match = re.fullmatch(pattern, custom_id)
            assert match
            read = read_pad(match["key"], match["robot"], match["moves"], game)
            assert read
            key, told = read
            assert told == pad
            assert key is not None
        assert all(len(row.children) <= 5 for row in rows)


@given(pads(), st.sampled_from([*Key, *Robot]))
def test_a_button_changes_the_end_of_the_moves_or_the_robot(played: tuple[Game, Pad], key: Key | Robot) -> None:
    _, pad = played
    after = pad.pressed(key)
    if isinstance(key, Robot):
        assert after == Pad(key, pad.moves)
    elif key in (Key.LEFT, Key.UP, Key.RIGHT, Key.DOWN):
        assert after.moves[:-1] == pad.moves
        assert after.moves[-1] == Move(pad.robot, Direction[key.name])
        assert after.pressed(Key.UNDO) == pad
    elif key is Key.CLEAR:
        assert after.moves == ()
    elif key is Key.UNDO:
        assert after.moves == pad.moves[:-1]
    else:
        assert after == pad


def test_a_button_of_another_version_is_none() -> None:
    assert read_pad("q", "R", "1", COLOURED) == (None, Pad(Robot.RED))
    assert re.fullmatch(f"match:{PAD_ID}", "match:qR:1")
