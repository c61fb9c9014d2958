"""What a solution is, and what is wrong with other sequences: docs/rules.md "Reaching the target" and "Proving"."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from engine import Cell, Diagonals, Direction, Edition, Fault, Move, Position, Proof, Turn, draw_setup, parse_moves, rules_for
from engine.board.pieces import TARGETS, VORTEX, Diagonal, Robot, Slant, Target
from engine.board.proof import Flaw, IllegalMove, NoRicochet, ProofLength, Ricochet, SingleMove, TargetMissed, WrongCount
from tests.engine.known import known_positions
from tests.engine.search import solve
from tests.engine.strategies import coloured_moves, moves, positions
from tests.properties import assume, given, st

NAMED = {target.letters: target for target in TARGETS}

CORNER = Position.parse(
    """
    +---+---+---+
    | R   .   . |
    +   +   +   +
    | .   .   . |
    +   +   +   +
    | .   .  Rm |
    +---+---+---+
    """
)


def judge(
    table: Position,
    text: str,
    target: str = "Rm",
    bid: int | None = None,
    length: ProofLength = ProofLength.EXACT,
    ricochet: Ricochet = Ricochet.TURN,
) -> Proof | Flaw:
    moves = parse_moves(text)
    return table.with_target(NAMED[target]).check(moves, bid or len(moves), length, ricochet)


def labels(robots: Mapping[Robot, Cell]) -> dict[str, str]:
    return {robot.value: cell.label for robot, cell in robots.items()}


def test_a_sequence_that_brings_the_right_robot_to_its_target_is_a_solution():
    proof = judge(CORNER, "R-right R-down")
    assert isinstance(proof, Proof)
    assert [done.end.label for done in proof.line.slides] == ["C1", "C3"]
    assert labels(proof.line.end.robots) == {"R": "C3"}


def test_a_proof_leaves_the_robots_that_it_was_given_where_they_were():
    judge(CORNER, "R-right R-down")
    assert labels(CORNER.robots) == {"R": "A1"}


def test_an_illegal_move_is_named_by_its_number_and_its_slide():
    """docs/rules.md "A move": naming a move that a robot has not is an illegal move, not a move of length 0."""
    flaw = judge(CORNER, "R-right R-up R-down")
    assert isinstance(flaw, IllegalMove)
    assert (flaw.number, flaw.slide.fault, flaw.slide.end.label) == (2, Fault.CANNOT_LEAVE, "C1")


def test_a_move_that_would_end_on_a_diagonal_spoils_the_proof():
    table = Position.parse(
        """
        +---+---+---+
        | R   .  G/ |
        +---+---+---+
        | .   .  Rm |
        +---+---+---+
        """
    )
    flaw = judge(table, "R-right R-down")
    assert isinstance(flaw, IllegalMove)
    assert (flaw.number, flaw.slide.fault) == (1, Fault.ENDS_ON_DIAGONAL)


def test_an_illegal_move_after_the_target_was_reached_spoils_the_proof():
    assert isinstance(judge(CORNER, "R-right R-down R-down"), IllegalMove)


@pytest.mark.parametrize("bid", [2, 4, 99])
def test_the_proof_must_have_exactly_as_many_moves_as_were_bid(bid: int):
    """docs/rules.md "Proving": exactly as many moves as bid."""
    assert judge(CORNER, "R-down R-right R-up", bid=bid) == WrongCount(3, bid)


def test_an_illegal_move_is_told_before_a_wrong_count():
    assert isinstance(judge(CORNER, "R-up R-right", bid=5), IllegalMove)


@pytest.mark.parametrize("bid", [2, 3, 99])
def test_at_most_as_many_moves_allows_fewer(bid: int):
    """docs/rules.md "Proving": at most as many (Dutch)."""
    assert isinstance(judge(CORNER, "R-right R-down", bid=bid, length=ProofLength.AT_MOST), Proof)


def test_at_most_as_many_moves_does_not_allow_more():
    flaw = judge(CORNER, "R-right R-left R-right R-down", bid=3, length=ProofLength.AT_MOST)
    assert flaw == WrongCount(4, 3)


def test_exactness_is_the_default():
    made = parse_moves("R-right R-down")
    assert CORNER.with_target(NAMED["Rm"]).check(made, 3) == WrongCount(2, 3, is_solution=True)


def test_moves_that_would_be_a_solution_of_another_bid_are_told_so():
    """docs/rules.md "Proving": they are not wrong, only their number is."""
    position = CORNER.with_target(NAMED["Rm"])
    assert position.check(parse_moves("R-right R-down"), 5) == WrongCount(2, 5, is_solution=True)
    assert position.check(parse_moves("R-right R-left"), 5) == WrongCount(2, 5, is_solution=False)


def test_of_too_many_moves_nobody_is_told_whether_they_are_a_solution():
    """Who is asked next may have bid just as many."""
    position = CORNER.with_target(NAMED["Rm"])
    assert isinstance(position.check(parse_moves("R-right R-left R-right R-down")), Proof)
    assert position.check(parse_moves("R-right R-left R-right R-down"), 3) == WrongCount(4, 3, is_solution=False)


def test_a_proof_that_ends_beside_the_target_is_told_where_it_ended():
    flaw = judge(CORNER, "R-right R-left")
    assert isinstance(flaw, TargetMissed)
    assert (flaw.robot, flaw.end.label, flaw.target.label) == (Robot.RED, "A1", "C3")


def test_passing_over_the_target_is_not_coming_to_rest_on_it():
    table = Position.parse(
        """
        +---+---+---+---+
        | R   .   .   . |
        +   +   +   +   +
        | .   .  Rm   . |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
        """
    )
    assert isinstance(judge(table, "R-down R-right R-up R-left"), TargetMissed)


def test_a_robot_of_another_colour_on_the_target_does_not_count():
    table = Position.parse(
        """
        +---+---+---+
        | G   .   R |
        +   +   +   +
        | .   .  Rm |
        +---+---+---+
        """
    )
    flaw = judge(table, "G-down G-right")
    assert isinstance(flaw, TargetMissed)
    assert (flaw.robot, flaw.end) == (Robot.GREEN, flaw.target)


def test_the_last_move_must_be_the_one_that_brings_the_robot_there():
    """A robot that stands on its target while another makes the last move proves nothing."""
    table = Position.parse(
        """
        +---+---+---+
        | R   .   . |
        +   +   +   +
        | .   .   . |
        +   +   +   +
        | G   .  Rm |
        +---+---+---+
        """
    )
    assert isinstance(judge(table, "R-right R-down"), Proof)
    flaw = judge(table, "R-right R-down G-right")
    assert isinstance(flaw, TargetMissed)
    assert flaw.robot is Robot.GREEN


def test_the_moves_of_every_robot_count():
    """docs/rules.md "A move": every robot's move counts as one, also those of robots used as obstacles."""
    table = Position.parse(
        """
        +---+---+---+---+
        | R   .   .   G |
        +   +   +   +   +
        | .   .  Rm   . |
        +---+---+---+---+
        """
    )
    assert judge(table, "G-down R-down R-right", bid=2) == WrongCount(3, 2)
    assert isinstance(judge(table, "G-down R-down R-right", bid=3), Proof)


def test_a_slide_is_one_move_however_far_it_goes():
    """docs/rules.md "A move"."""
    table = Position.parse(
        """
        +---+---+---+---+---+---+---+
        | R   .   .   .   .   .   . |
        +   +   +   +   +   +   +   +
        | .   .   .   .   .   .  Rm |
        +---+---+---+---+---+---+---+
        """
    )
    assert isinstance(judge(table, "R-right R-down", bid=2), Proof)
    assert judge(table, "R-right R-down", bid=7) == WrongCount(2, 7, is_solution=True)


def test_a_proof_without_moves_is_none():
    with pytest.raises(ValueError, match="at least one move"):
        CORNER.with_target(NAMED["Rm"]).check((), 2)


ROW = Position.parse(
    """
    +---+---+---+---+---+
    | .   R   .   .  Rm |
    +---+   +   +   +   +
    | .   .   .   .   . |
    +   +   +   +   +   +
    | G   .   .   .   . |
    +---+---+---+---+---+
    """
)


def test_no_solution_has_one_move():
    assert judge(ROW, "R-right") == NoRicochet(Robot.RED, moves=1)


def test_a_straight_run_in_two_moves_is_no_solution():
    """The robot stops against another one, which then goes out of its way."""
    table = Position.parse(
        """
        +---+---+---+---+
        | R   .   G  Rm |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
        """
    )
    assert judge(table, "R-right G-down R-right") == NoRicochet(Robot.RED, moves=2, others=1)


def test_a_return_by_180_degrees_is_no_turn():
    assert judge(ROW, "R-left R-right") == NoRicochet(Robot.RED, moves=2)


def test_turning_by_90_degrees_once_and_for_all_is_enough():
    """At least once, anywhere on the way: the last move may go straight back."""
    assert isinstance(judge(ROW, "R-down R-up R-right"), Proof)
    assert isinstance(judge(ROW, "R-down R-up R-left R-right"), Proof)


def test_moves_of_other_robots_may_lie_between():
    assert isinstance(judge(ROW, "R-down G-up R-up G-down R-right"), Proof)


def test_turns_of_other_robots_are_not_turns_of_the_one_that_arrives():
    assert judge(ROW, "G-up G-right R-right") == NoRicochet(Robot.RED, moves=1, others=2)


def test_what_counts_is_how_the_robot_itself_travelled_last():
    """Red goes straight on after green has travelled at right angles."""
    assert judge(ROW, "R-left G-up R-right") == NoRicochet(Robot.RED, moves=2, others=1)


BENT = Position.parse(
    """
    +---+---+---+---+
    | .   .  Rm   . |
    +   +---+   +   +
    | R   .  G/   . |
    +   +   +   +   +
    | .   .   .   . |
    +---+---+---+---+
    """
)
SLANTED = Cell(1, 2)
GREEN_SLANT = Diagonal(Robot.GREEN, Slant.RISING)


def test_a_diagonal_that_bends_a_robot_within_a_move_is_no_turn():
    assert judge(BENT, "R-right") == NoRicochet(Robot.RED, moves=1, turns=(Turn(SLANTED, GREEN_SLANT, Direction.UP),))


def test_going_back_over_the_diagonal_and_again_is_no_turn():
    """Up into C1, down again – a return – and bent back to where it came from, and once more."""
    up, left = (Turn(SLANTED, GREEN_SLANT, heading) for heading in (Direction.UP, Direction.LEFT))
    assert judge(BENT, "R-right R-down R-right") == NoRicochet(Robot.RED, moves=3, turns=(up, left, up))


def test_a_diagonal_that_turned_another_robot_is_not_told():
    table = Position.parse(
        """
        +---+---+---+---+
        | .   .   .   . |
        +   +   +   +   +
        | G   .  Y/   . |
        +   +   +   +   +
        | R   .   .  Rm |
        +---+---+---+---+
        """
    )
    assert judge(table, "G-right R-right") == NoRicochet(Robot.RED, moves=1, others=1)


def test_the_heading_after_a_diagonal_is_what_the_next_move_is_measured_by():
    """Set off to the right and bent upwards, the robot turns when it goes right again."""
    table = Position.parse(
        """
        +---+---+---+---+
        | .   .   .  Rm |
        +   +   +   +   +
        | R   .  G/   . |
        +---+---+---+---+
        """
    )
    assert isinstance(judge(table, "R-right R-right"), Proof)


def test_a_return_along_a_bent_way_is_no_turn():
    """Set off to the right and bent downwards, the robot goes up: across its first direction, but straight back."""
    table = Position.parse(
        r"""
        +---+---+---+---+
        |RRm  .  G\   . |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
        """
    )
    flaw = judge(table, "R-right R-up")
    assert isinstance(flaw, NoRicochet)
    assert (flaw.moves, [turn.heading for turn in flaw.turns]) == (2, [Direction.DOWN, Direction.LEFT])


def test_a_robot_that_stands_on_its_target_has_to_leave_and_come_back_by_the_same_rule():
    table = Position.parse(
        """
        +---+---+---+
        |RRm  .   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        """
    )
    assert judge(table, "R-right R-left") == NoRicochet(Robot.RED, moves=2)
    assert isinstance(judge(table, "R-right R-down R-left R-up"), Proof)


def test_resting_on_the_target_earlier_and_going_on_is_allowed():
    assert isinstance(judge(ROW, "R-right R-left R-right R-down R-up"), Proof)


def test_a_turn_made_on_the_target_counts():
    """The robot rests on its target without having turned, leaves it at right angles and comes back."""
    assert judge(ROW, "R-right R-left R-right") == NoRicochet(Robot.RED, moves=3)
    assert isinstance(judge(ROW, "R-right R-down R-up"), Proof)


def by_one_move(table: Position, text: str, target: str = "Rm") -> Proof | Flaw:
    return judge(table, text, target, ricochet=Ricochet.ONE_MOVE)


def test_by_one_move_a_single_move_is_no_solution_and_nothing_else_is_asked_for():
    """docs/rules.md "Reaching the target": straight runs, returns and moves of helpers are as good as a turn."""
    assert by_one_move(ROW, "R-right") == SingleMove(Robot.RED)
    for made in ("R-left R-right", "G-up R-right", "R-right R-left R-right", "R-down R-up R-right"):
        assert isinstance(by_one_move(ROW, made), Proof), made


def test_by_one_move_a_single_move_is_none_however_often_a_diagonal_turns_it():
    assert by_one_move(BENT, "R-right") == SingleMove(Robot.RED, (Turn(SLANTED, GREEN_SLANT, Direction.UP),))
    assert isinstance(by_one_move(BENT, "R-right R-down R-right"), Proof)


def test_by_one_move_a_robot_on_its_target_leaves_and_comes_back():
    table = Position.parse("+---+---+\n|RRm  . |\n+---+---+\n| G   . |\n+---+---+")
    assert isinstance(by_one_move(table, "R-right R-left"), Proof)
    assert isinstance(by_one_move(table, "R-right G-right"), TargetMissed)


@pytest.mark.parametrize("ricochet", Ricochet)
def test_other_flaws_are_the_same_by_both_rules(ricochet: Ricochet):
    assert isinstance(judge(ROW, "R-right R-up", ricochet=ricochet), IllegalMove)
    assert judge(ROW, "R-right", bid=2, ricochet=ricochet) == WrongCount(1, 2)
    assert isinstance(judge(ROW, "R-left", ricochet=ricochet), TargetMissed)
    assert isinstance(judge(ROW, "R-left G-up", ricochet=ricochet), TargetMissed)


def test_at_most_as_many_moves_does_not_make_a_single_one_a_solution():
    flaw = judge(ROW, "R-right", bid=2, length=ProofLength.AT_MOST, ricochet=Ricochet.ONE_MOVE)
    assert flaw == SingleMove(Robot.RED)


@pytest.mark.parametrize("robot", Robot)
def test_the_vortex_wants_any_robot_the_fifth_one_too(robot: Robot):
    table = Position.parse(
        f"""
        +---+---+---+
        | {robot.value}   .   . |
        +   +   +   +
        | .   .  ** |
        +---+---+---+
        """
    )
    made = f"{robot.value}-right {robot.value}-down"
    assert isinstance(judge(table, made, target="**"), Proof)


def test_the_robot_that_arrives_at_the_vortex_must_have_turned_itself():
    table = Position.parse(
        """
        +---+---+---+
        | G   .   R |
        +   +   +   +
        | .   .  ** |
        +---+---+---+
        """
    )
    assert judge(table, "G-down G-up R-down", target="**") == NoRicochet(Robot.RED, moves=1, others=2)


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.letters)
def test_a_coloured_target_wants_the_robot_of_that_colour_only(target: Target):
    assert [robot for robot in Robot if target.wants(robot)] == (list(Robot) if target is VORTEX else [target.robot])


@given(positions(), st.lists(coloured_moves, min_size=1, max_size=5), st.sampled_from(TARGETS[:4]))
def test_at_most_allows_all_that_exactly_allows(table: Position, made: list[Move], target: Target):
    assume(target in table.board.targets)
    exactly = table.with_target(target).check(made, len(made))
    at_most = table.with_target(target).check(made, len(made) + 1, ProofLength.AT_MOST)
    assert type(exactly) is type(at_most)


@given(positions(), st.lists(moves, min_size=1, max_size=5))
def test_moves_that_arrive_lack_at_most_a_turn_or_a_second_move(table: Position, made: list[Move]):
    line = table.play(made)
    assume(line.is_legal)
    board = replace(table.board, targets={VORTEX: line.slides[-1].end})
    turn, one_move = (Position(board, table.robots, VORTEX).check(made, ricochet=rule) for rule in Ricochet)
    assert isinstance(one_move, SingleMove if len(made) == 1 else Proof)
    assert isinstance(turn, NoRicochet if len(made) == 1 else Proof | NoRicochet)


@given(positions(), st.lists(coloured_moves, min_size=1, max_size=6))
def test_slides_follow_each_other_up_to_the_first_that_is_not_allowed(table: Position, made: list[Move]):
    line, standing = table.play(made), dict(table.robots)
    for move, done in zip(made, line.slides, strict=False):
        assert done == table.with_robots(standing).slide(move)
        standing[move.robot] = done.end if not done.fault else standing[move.robot]
    assert line.moves == tuple(made[: len(line.slides)])
    assert line.is_legal == (not line.slides[-1].fault)
    assert len(line.slides) == len(made) or not line.is_legal
    assert not any(done.fault for done in line.slides[:-1])
    assert (line.start, line.end) == (table, table.with_robots(standing))


def test_what_a_search_finds_is_proved_by_its_own_number_only():
    found = 0
    for seed in range(4):
        setup = draw_setup(rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK), Random(seed))
        for target in setup.chips:
            position = setup.position.with_target(target)
            if made := solve(position, 2):
                found += 1
                assert isinstance(position.check(made, 2), Proof)
                assert position.check(made, 3) == WrongCount(2, 3, is_solution=True)
    assert found > 5


def test_the_paths_that_other_programs_found_are_solutions():
    for known in known_positions():
        judged = known.position.check(known.moves, known.length)
        assert isinstance(judged, Proof), (known.name, judged)


def test_no_shorter_solution_exists_where_other_programs_found_none():
    """The ricochet rule makes some of these longer than a straight run would be."""
    longer = 0
    for known in known_positions():
        if known.length <= 3:
            found = solve(known.position, 3)
            assert len(found or ()) == known.length, known.name
            longer += known.length_without_ricochet < known.length
    assert longer
