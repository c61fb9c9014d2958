"""Events as text and back."""

import json
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from bot.store import GameEvent, UnreadableEvent
from bot.store.codec import NewerEvent, decode, encode
from engine.board.geometry import Direction
from engine.board.moves import Move
from engine.board.pieces import FIFTH, TARGETS, VORTEX, Robot, Target
from engine.board.position import Position
from engine.board.proof import ProofLength, Ricochet
from engine.games.match.events import (
    BidMade,
    BidOvertaken,
    ChipWon,
    CountAsked,
    EndCalled,
    Ending,
    Event,
    HandicapSet,
    HintGiven,
    HintWanted,
    HourglassTurned,
    MatchEnded,
    MatchIdled,
    MatchShortened,
    MatchStarted,
    ProofFailed,
    ProverAsked,
    ProverPassed,
    ProverTimedOut,
    SkipVoted,
    StepOver,
    TablesOver,
    TurnVoted,
)
from engine.games.race.state import RaceEnded, RaceEnding, RaceSolved, RaceStarted, RoundDecided, RoundEndSet, ZoneDropped
from engine.games.rush.state import RushChip, RushEnded, RushEnding, RushPassed, RushPrepared, RushSolved, RushStarted
from engine.games.solo.state import (
    AttemptFailed,
    ChipDrawn,
    ChipMissed,
    ChipSolved,
    DrawnChip,
    HintTaken,
    SoloEnded,
    SoloEvent,
    SoloStarted,
    SolutionFound,
)
from engine.rules.bots import Level
from engine.rules.events import (
    BestFound,
    BotJoined,
    BotsDone,
    ChipReturned,
    ChipsPutBack,
    ChipTurned,
    ClockSet,
    FinishVoted,
    LinkMade,
    LinkWithdrawn,
    NextWanted,
    PlayerForgotten,
    PlayerLeft,
    PlayerRemoved,
    PlayerSeen,
    SaidDone,
    TimeGivenBack,
)
from engine.rules.hints import HintLevel
from engine.rules.rules import (
    CHIPS,
    MAX_BID,
    MIN_BID,
    RULES_1999,
    RULES_2013,
    Diagonals,
    Difficulty,
    Rules,
    Ties,
    Times,
    rules_for,
)
from engine.rules.setup import Setup, draw_setup
from tests.properties import given, st

AT = 1767571200.1234567
CODE = "01X2EZ-PQP99J-W58PP4-1TH1C5"
SILVER_CODE = "06A36B-MBXX2T-3FTBXP-DFMH9F"
START = Position.from_code("005T3CF-5YD0FPW")
MOVES = (Move(Robot.RED, Direction.UP), Move(Robot.BLACK, Direction.LEFT))
FORMS: list[tuple[GameEvent, str]] = [
    (
        MatchStarted(AT, replace(RULES_2013, ricochet=Ricochet.ONE_MOVE, chips_to_win=5), Setup.from_code(CODE), 7),
        (
            '{"at":1767571200.1234567,"rules":{"edition":"2013","letters":"ABC","bids":"own lower",'
            '"needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"one-move","ties":"first bid",'
            '"chips_to_win":5,"max_moves":null,"difficulty":"any",'
            '"times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},'
            '"handicaps":false,"tournament":false,"version":1},'
            '"setup":"01X2EZ-PQP99J-W58PP4-1TH1C5","starter":7,"practice":false,"language":"en"}'
        ),
    ),
    (
        SoloStarted(1.5, replace(RULES_2013, fifth_robot=Robot.SILVER), Setup.from_code(SILVER_CODE), 7, 1, practice=False),
        (
            '{"at":1.5,"rules":{"edition":"2013","letters":"ABC","bids":"own lower",'
            '"needs_diagonals":false,"fifth_robot":"S","proof_length":"exact","ricochet":"turn","ties":"first bid",'
            '"chips_to_win":null,"max_moves":null,"difficulty":"any",'
            '"times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},'
            '"handicaps":false,"tournament":false,"version":1},'
            '"setup":"06A36B-MBXX2T-3FTBXP-DFMH9F","player":7,"hourglasses":1,"practice":false,"language":"en"}'
        ),
    ),
    (ChipTurned(1.0, VORTEX), '{"at":1.0,"target":"**"}'),
    (BidMade(1.5, 2**62, 12), '{"at":1.5,"player":4611686018427387904,"moves":12,"path":""}'),
    (BidMade(1.5, 7, 2, MOVES), '{"at":1.5,"player":7,"moves":2,"path":"R-up K-left"}'),
    (PlayerSeen(1.5, 7), '{"at":1.5,"player":7}'),
    (SaidDone(1.5, 7), '{"at":1.5,"player":7}'),
    (BotsDone(1.5), '{"at":1.5}'),
    (NextWanted(1.5, 7), '{"at":1.5,"player":7}'),
    (BidOvertaken(1.5, 7), '{"at":1.5,"player":7}'),
    (PlayerRemoved(1.5, 7), '{"at":1.5,"player":7}'),
    (PlayerLeft(1.5, 7), '{"at":1.5,"player":7}'),
    (TurnVoted(1.5, 7), '{"at":1.5,"player":7}'),
    (FinishVoted(1.5, 7), '{"at":1.5,"player":7}'),
    (HourglassTurned(1.5), '{"at":1.5}'),
    (ProverAsked(1.5, 7), '{"at":1.5,"player":7}'),
    (CountAsked(1.5, 7), '{"at":1.5,"player":7}'),
    (SkipVoted(1.5, 7), '{"at":1.5,"player":7}'),
    (ProofFailed(1.5, 7, MOVES), '{"at":1.5,"player":7,"moves":"R-up K-left"}'),
    (ProverPassed(1.5, 7), '{"at":1.5,"player":7}'),
    (ProverTimedOut(1.5, 7), '{"at":1.5,"player":7}'),
    (ChipWon(1.5, 7, MOVES), '{"at":1.5,"player":7,"moves":"R-up K-left","counts":true,"after":null}'),
    (
        ChipWon(1.5, 7, (Move(Robot.SILVER, Direction.UP),), counts=False, after=2.5),
        '{"at":1.5,"player":7,"moves":"S-up","counts":false,"after":2.5}',
    ),
    (PlayerForgotten(1.5, 7, "0a", "1b"), '{"at":1.5,"player":7,"key":"0a","digest":"1b"}'),
    (ChipReturned(1.5, TARGETS[:3]), '{"at":1.5,"pile":"Rm Rp Rs"}'),
    (ChipsPutBack(1.5, TARGETS[:1], TARGETS[:3]), '{"at":1.5,"chips":"Rm","pile":"Rm Rp Rs"}'),
    (MatchIdled(1.5), '{"at":1.5}'),
    (TimeGivenBack(1.5, 0.1), '{"at":1.5,"seconds":0.1}'),
    (ClockSet(1.5, -3600.5), '{"at":1.5,"seconds":-3600.5}'),
    (
        SoloStarted(1.5, RULES_1999, Setup.from_code(CODE), 7, 2, practice=True),
        (
            '{"at":1.5,"rules":{"edition":"1999","letters":"AB","bids":"own any",'
            '"needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid",'
            '"chips_to_win":null,"max_moves":null,"difficulty":"any",'
            '"times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},'
            '"handicaps":false,"tournament":false,"version":1},'
            '"setup":"01X2EZ-PQP99J-W58PP4-1TH1C5","player":7,"hourglasses":2,"practice":true,"language":"en"}'
        ),
    ),
    (
        ChipDrawn(1.5, DrawnChip(Setup.from_code(CODE), None, (MOVES, MOVES[:1]), 5)),
        '{"at":1.5,"chip":"01X2EZ-PQP99J-W58PP4-1TH1C5 any 5 R-up K-left; R-up"}',
    ),
    (HintTaken(1.5, HintLevel.FIRST_MOVE), '{"at":1.5,"level":"first move"}'),
    (SolutionFound(1.5), '{"at":1.5}'),
    (AttemptFailed(1.5, MOVES), '{"at":1.5,"moves":"R-up K-left"}'),
    (ChipSolved(1.5, MOVES), '{"at":1.5,"moves":"R-up K-left"}'),
    (ChipMissed(1.5, given_up=True), '{"at":1.5,"given_up":true}'),
    (BestFound(1.5, 3, MOVES), '{"at":1.5,"round":3,"moves":"R-up K-left"}'),
    (SoloEnded(1.5, stopped=False), '{"at":1.5,"stopped":false,"begun_anew":false}'),
    (EndCalled(1.5), '{"at":1.5}'),
    (MatchShortened(1.5, 7), '{"at":1.5,"player":7}'),
    (HandicapSet(1.5, 7, 3), '{"at":1.5,"player":7,"halves":3}'),
    (BotJoined(1.5, -1_000_001, Level.HARD, 42), '{"at":1.5,"player":-1000001,"level":"hard","seed":42}'),
    (HintWanted(1.5, 7), '{"at":1.5,"player":7}'),
    (HintGiven(1.5, HintLevel.ROBOTS), '{"at":1.5,"level":"robots"}'),
    (StepOver(1.5), '{"at":1.5}'),
    (TablesOver(1.5), '{"at":1.5}'),
    (LinkMade(1.5), '{"at":1.5}'),
    (LinkWithdrawn(1.5), '{"at":1.5}'),
    (MatchEnded(1.5, Ending.PILE_EMPTY, (7, 8)), '{"at":1.5,"ending":"pile empty","winners":[7,8],"counted":[]}'),
    (
        RaceStarted(1.5, RULES_1999, Setup.from_code(CODE), 7, 5, 86400.0, "Europe/Berlin"),
        (
            '{"at":1.5,"rules":{"edition":"1999","letters":"AB","bids":"own any",'
            '"needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid",'
            '"chips_to_win":null,"max_moves":null,"difficulty":"any",'
            '"times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},'
            '"handicaps":false,"tournament":false,"version":1},'
            '"setup":"01X2EZ-PQP99J-W58PP4-1TH1C5","starter":7,"rounds":5,"seconds":86400.0,"zone":"Europe/Berlin",'
            '"practice":false,"language":"en"}'
        ),
    ),
    (RoundEndSet(1.5, 86401.5), '{"at":1.5,"until":86401.5}'),
    (ZoneDropped(1.5), '{"at":1.5}'),
    (RaceSolved(1.5, 7, MOVES), '{"at":1.5,"player":7,"moves":"R-up K-left"}'),
    (RoundDecided(1.5), '{"at":1.5}'),
    (RaceEnded(1.5, RaceEnding.ALL_PLAYED, (7, 8)), '{"at":1.5,"ending":"all played","winners":[7,8],"counts":false}'),
    (
        RushPrepared(1.5, RULES_2013, Setup.from_code(CODE), 7, (RushChip(START, MOVES), RushChip(START, MOVES[:1]))),
        (
            '{"at":1.5,"rules":{"edition":"2013","letters":"ABC","bids":"own lower",'
            '"needs_diagonals":false,"fifth_robot":null,"proof_length":"exact","ricochet":"turn","ties":"first bid",'
            '"chips_to_win":null,"max_moves":null,"difficulty":"any",'
            '"times":{"hourglass":60.0,"proof_time":120.0,"thinking_time":300.0,"intermission":10.0},'
            '"handicaps":false,"tournament":false,"version":1},'
            '"setup":"01X2EZ-PQP99J-W58PP4-1TH1C5","player":7,'
            '"chips":"005T3CF-5YD0FPW R-up K-left; 005T3CF-5YD0FPW R-up","practice":false,"language":"en",'
            '"seconds":180.0,"cup":null}'
        ),
    ),
    (RushStarted(1.5, 12), '{"at":1.5,"record":12}'),
    (RushSolved(1.5, MOVES), '{"at":1.5,"moves":"R-up K-left"}'),
    (RushPassed(1.5), '{"at":1.5}'),
    (RushEnded(1.5, RushEnding.TIME_UP, 12), '{"at":1.5,"ending":"time up","solved":12}'),
]

times = st.floats(min_value=1, max_value=1e6)
FIFTHS = st.sampled_from([None, *FIFTH])
_MOVES = st.builds(Move, st.sampled_from(Robot), st.sampled_from(Direction))
FIELDS: dict[Any, st.SearchStrategy[Any]] = {
    float: st.floats(allow_nan=False, allow_infinity=False),
    float | None: st.none() | st.floats(allow_nan=False, allow_infinity=False),
    int: st.integers(0, 2**63 - 1),
    bool: st.booleans(),
    str: st.text(),
    Rules: st.builds(
        replace,
        st.sampled_from([RULES_1999, RULES_2013, rules_for(RULES_2013.edition, diagonals=Diagonals.WITH)]),
        fifth_robot=FIFTHS,
        proof_length=st.sampled_from(ProofLength),
        ricochet=st.sampled_from(Ricochet),
        ties=st.sampled_from(Ties),
        chips_to_win=st.none() | st.integers(1, CHIPS),
        max_moves=st.none() | st.integers(MIN_BID, MAX_BID),
        difficulty=st.sampled_from(Difficulty),
        times=st.builds(Times, times, times, times, times),
    ),
    Setup: st.builds(
        lambda seed, fifth: draw_setup(replace(RULES_2013, letters="ABCD", fifth_robot=fifth), Random(seed)),
        st.integers(),
        FIFTHS,
    ),
    Target: st.sampled_from(TARGETS),
    Ending: st.sampled_from(Ending),
    HintLevel: st.sampled_from(HintLevel),
    Level: st.sampled_from(Level),
    DrawnChip: st.builds(
        DrawnChip,
        st.builds(Setup.from_code, st.just(CODE)),
        st.none() | st.integers(2, 12),
        st.lists(st.lists(_MOVES, min_size=1).map(tuple), min_size=1).map(tuple),
        st.integers(1, 99),
    ),
    tuple[Target, ...]: st.lists(st.sampled_from(TARGETS)).map(tuple),
    tuple[Move, ...]: st.lists(_MOVES).map(tuple),
    tuple[int, ...]: st.lists(st.integers(0, 2**63 - 1)).map(tuple),
}
KINDS: list[st.SearchStrategy[Event | SoloEvent]] = [
    st.builds(kind, **{name: FIELDS[type_] for name, type_ in get_type_hints(kind).items()})
    for kind in get_args(Event | SoloEvent)
]
EVENTS = st.one_of(KINDS)


@given(EVENTS)
def test_an_event_comes_back_exactly(event: Event | SoloEvent):
    back = decode(*encode(event))
    assert back == event
    assert type(back) is type(event)
    assert back.at.hex() == event.at.hex()


@pytest.mark.parametrize(("event", "text"), FORMS)
def test_the_stored_form_stays_as_it_is(event: GameEvent, text: str):
    assert encode(event) == (type(event).__name__, text)
    assert decode(type(event).__name__, text) == event


def test_every_event_has_a_stored_form():
    assert {type(event) for event, _ in FORMS} == set(get_args(GameEvent))


def test_rules_that_had_not_yet_an_option_get_its_default():
    kind, text = encode(FORMS[0][0])
    stored = json.loads(text)
    for option in ("chips_to_win", "proof_length", "ricochet", "times", "tournament"):
        del stored["rules"][option]
    event = decode(kind, json.dumps(stored))
    assert isinstance(event, MatchStarted)
    assert event.rules == RULES_2013


@pytest.mark.parametrize("wrong", ['"R"', '"black"', "1", "0", "[]", '"false"'])
def test_what_is_no_fifth_robot_is_unreadable(wrong: str):
    kind, text = encode(FORMS[0][0])
    with pytest.raises(UnreadableEvent, match="rules"):
        decode(kind, text.replace('"fifth_robot":null', f'"fifth_robot":{wrong}'))


@pytest.mark.parametrize(
    ("kind", "text", "error"),
    [
        ("BidUnmade", '{"at":1.0}', NewerEvent),
        ("MatchIdled", '{"at":1.0,"by":5,"why":"rain"}', NewerEvent),
        ("MatchIdled", '{"at":"1.0","by":5}', UnreadableEvent),
        ("MatchIdled", "{", UnreadableEvent),
    ],
)
def test_an_event_with_more_than_is_known_is_one_of_a_later_version(kind: str, text: str, error: type[UnreadableEvent]):
    with pytest.raises(UnreadableEvent) as told:
        decode(kind, text)
    assert type(told.value) is error


@pytest.mark.parametrize("place", [(), ("rules",), ("rules", "times")])
def test_an_option_that_is_not_known_is_one_of_a_later_version(place: tuple[str, ...], opening: tuple[Event, ...]):
    kind, text = encode(opening[0])
    start = json.loads(text)
    reduce(lambda part, name: part[name], place, start)["more"] = True
    with pytest.raises(NewerEvent, match="more"):
        decode(kind, json.dumps(start))


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        ("BidUnmade", '{"at":1.0}', "no such kind"),
        ("Event", '{"at":1.0}', "no such kind"),
        ("MatchIdled", "{}", "at: Field required"),
        ("MatchIdled", '{"at":1.0,"by":5}', "by: Extra inputs are not permitted"),
        ("MatchIdled", '{"at":"1.0"}', "at: Input should be a valid number"),
        ("MatchIdled", '{"at":1.0', "Invalid JSON"),
        ("MatchStarted", '{"at":1.0,"rules":null,"setup":"x","starter":7}', "rules: Input should be an object"),
        ("MatchStarted", '{"at":1.0,"rules":[7],"setup":"x","starter":7}', "rules: Input should be an object"),
        ("SoloStarted", "[" * 100_000, "Invalid JSON: recursion limit exceeded"),
        ("BidMade", '{"at":1.0,"player":7,"moves":true}', "moves: Input should be a valid integer"),
        ("ChipWon", '{"at":1.0,"player":7,"moves":"R-sideways"}', "moves: Value error, expected a direction"),
        ("ChipWon", '{"at":1.0,"player":7,"moves":["R-up"]}', "moves: Value error, not a text"),
        ("ChipTurned", '{"at":1.0,"target":"Rx"}', "target: Value error, no chip has the letters 'Rx'"),
        ("MatchEnded", '{"at":1.0,"ending":"bored","winners":[]}', "ending: Input should be"),
    ],
)
def test_what_is_no_event_says_why(kind: str, text: str, reason: str):
    with pytest.raises(UnreadableEvent) as raised:
        decode(kind, text)
    assert raised.value.kind == kind
    assert raised.value.reason.startswith(reason)
    assert "\n" not in str(raised.value)


def test_a_setup_with_a_typing_mistake_is_not_read():
    kind, text = encode(FORMS[0][0])
    with pytest.raises(UnreadableEvent, match=r"setup: .*typing mistake"):
        decode(kind, text.replace(CODE, CODE[:-1] + "6"))


@given(st.sampled_from([event.__name__ for event in get_args(Event | SoloEvent)]) | st.text(), st.text())
def test_any_other_text_is_unreadable_and_nothing_else(kind: str, text: str):
    with pytest.raises(UnreadableEvent):
        decode(kind, text)


json_values = st.recursive(st.none() | st.booleans() | st.floats() | st.integers() | st.text(), st.lists, max_leaves=5)


@given(EVENTS, st.data())
def test_an_event_with_one_wrong_field_is_read_or_unreadable_and_nothing_else(event: Event | SoloEvent, data: st.DataObject):
    kind, text = encode(event)
    stored = json.loads(text)
    stored[data.draw(st.sampled_from(sorted(stored)))] = data.draw(json_values)
    with suppress(UnreadableEvent):
        decode(kind, json.dumps(stored))
