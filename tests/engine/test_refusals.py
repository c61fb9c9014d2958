from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.games.match import play
from engine.games.match.play import (
    EndStep,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    SetHandicap,
    Shorten,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    WantHint,
)
from engine.games.match.state import Phase
from engine.games.race import play as race_play
from engine.games.rush import play as rush_play
from engine.games.solo import play as solo_play
from engine.rules.bots import BOTS, Level
from engine.rules.commands import (
    AddBot,
    BeginAnew,
    GiveBackTime,
    GiveSign,
    Leave,
    MakeLink,
    PutBack,
    RecordBest,
    Remove,
    SayDone,
    TimeUp,
)
from engine.rules.events import Player
from engine.rules.hints import HintLevel
from engine.rules.refusals import Refusal
from engine.rules.rules import RULES_2013, Bids
from tests.engine.first_round import ANN, BEN, CLEO, GEAR, IN_THREE
from tests.engine.match_driver import MatchDriver, Told, asked, bidding, parse_moves, refusals_named_in, with_history


def _over() -> MatchDriver:
    driver = MatchDriver()
    driver.stop(ANN)
    return driver


def _idle_table() -> MatchDriver:
    driver = MatchDriver(replace(RULES_2013, tournament=True))
    for _ in range(2):
        driver.do(EndStep(), at=5)
        while driver.match.deadline is not None:
            driver.time_up()
    return driver


def _in_intermission() -> MatchDriver:
    driver = asked((ANN, 3))
    driver.passes(ANN)
    return driver


def _waited(player: int) -> MatchDriver:
    """Ann is to prove, half of her time is over, and this player has voted to skip her."""
    driver = asked((ANN, 3), (BEN, 4), (CLEO, 5))
    driver.vote_to_skip(player, at=driver.deadline - 60)
    return driver


def _done() -> MatchDriver:
    driver = bidding((ANN, 5))
    driver.bid(BEN, 4, at=10)
    driver.done(ANN, at=11)
    return driver


def _wants_hint() -> MatchDriver:
    driver = _done()
    driver.do(RecordBest(1, parse_moves(IN_THREE)), 12)
    driver.do(WantHint(ANN, HintLevel.LENGTH), 13)
    return driver


def _wants_to_finish() -> MatchDriver:
    driver = _done()
    driver.vote_to_finish(ANN, at=12)
    return driver


def _looks_on() -> MatchDriver:
    driver = _done()
    driver.sign(CLEO, at=12)
    return driver


def _ends() -> MatchDriver:
    driver = with_history([ANN, BEN], [BEN])
    driver.bid(BEN, 5, at=driver.soon)
    driver.end(CLEO, may_moderate=True)
    return driver


def _unshown() -> MatchDriver:
    driver = MatchDriver()
    for _ in range(2):
        driver.bid(ANN, 3, at=driver.deadline - 100)
        driver.time_up()
        driver.passes(ANN)
        driver.time_up()
    return driver


def _with_handicaps(*bids: tuple[Player, int]) -> MatchDriver:
    return bidding(*bids, rules=replace(RULES_2013, handicaps=True))


def _removed() -> MatchDriver:
    driver = _done()
    driver.remove(ANN, 12)
    return driver


def _bid(moves: int, again: int | None = None) -> Callable[[], tuple[MatchDriver, Told]]:
    def scene() -> tuple[MatchDriver, Told]:
        driver = MatchDriver(RULES_2013)
        decision = driver.bid(ANN, moves)
        return driver, driver.bid(ANN, again) if again is not None else decision

    return scene


def _then(driver: Callable[[], MatchDriver], act: Callable[[MatchDriver], Told]) -> Callable[[], tuple[MatchDriver, Told]]:
    def scene() -> tuple[MatchDriver, Told]:
        laid = driver()
        return laid, act(laid)

    return scene


SCENES = {
    Refusal.GAME_OVER: _then(_over, lambda driver: driver.bid(ANN, 5)),
    Refusal.NO_CHIP_UP: _then(_in_intermission, lambda driver: driver.bid(ANN, 5)),
    Refusal.SAND_HAS_RUN_OUT: _then(lambda: asked((ANN, 3)), lambda driver: driver.bid(BEN, 2)),
    Refusal.BID_OF_ONE: _bid(1),
    Refusal.BID_OUT_OF_RANGE: _bid(100),
    Refusal.BID_UNCHANGED: _bid(5, again=5),
    Refusal.BID_MAY_ONLY_FALL: _bid(5, again=6),
    Refusal.BID_NOT_LOWEST: _then(
        lambda: bidding((ANN, 5), rules=replace(RULES_2013, bids=Bids.LOWER_THAN_ALL)), lambda driver: driver.bid(BEN, 5)
    ),
    Refusal.PATH_TOO_SHORT: _then(MatchDriver, lambda driver: driver.bid(ANN, 4, path=IN_THREE)),
    Refusal.PATH_TOO_LONG: _then(MatchDriver, lambda driver: driver.bid(ANN, 2, path=IN_THREE)),
    Refusal.PATH_NEEDED: _then(_unshown, lambda driver: driver.bid(ANN, 3, at=driver.soon)),
    Refusal.REMOVED: _then(_removed, lambda driver: driver.bid(ANN, 3)),
    Refusal.REMOVED_ALREADY: _then(_removed, lambda driver: driver.remove(ANN, 20)),
    Refusal.HAS_NOT_BID: _then(_done, lambda driver: driver.remove(CLEO, 20)),
    Refusal.NOT_YOURS_TO_REMOVE: _then(_done, lambda driver: driver.do(Remove(ANN, may_moderate=False), 20)),
    Refusal.NOT_PLAYING: _then(_done, lambda driver: driver.done(CLEO, at=12)),
    Refusal.SEEN_ALREADY: _then(_done, lambda driver: driver.sign(ANN, at=12)),
    Refusal.HOURGLASS_RUNS: _then(_done, lambda driver: driver.vote_to_turn(ANN, at=12)),
    Refusal.WANTS_TO_FINISH_ALREADY: _then(_wants_to_finish, lambda driver: driver.vote_to_finish(ANN, at=13)),
    Refusal.NO_STAKE: _then(_looks_on, lambda driver: driver.vote_to_finish(CLEO, at=13)),
    Refusal.DONE_ALREADY: _then(_done, lambda driver: driver.done(ANN, at=12)),
    Refusal.OWN_TURN_TO_PROVE: _then(lambda: _waited(BEN), lambda driver: driver.vote_to_skip(ANN, at=driver.soon)),
    Refusal.TOO_SOON_TO_SKIP: _then(
        lambda: asked((ANN, 3), (BEN, 4)), lambda driver: driver.vote_to_skip(BEN, at=driver.deadline - 60.001)
    ),
    Refusal.VOTED_ALREADY: _then(lambda: _waited(BEN), lambda driver: driver.vote_to_skip(BEN, at=driver.soon)),
    Refusal.NOT_PROVING: _then(MatchDriver, lambda driver: driver.prove(ANN, IN_THREE)),
    Refusal.NOT_YOUR_TURN: _then(lambda: asked((ANN, 3)), lambda driver: driver.passes(BEN)),
    Refusal.TOO_LATE_TO_PROVE: _then(lambda: asked((ANN, 3)), lambda driver: driver.prove(ANN, IN_THREE, at=driver.deadline)),
    Refusal.ROBOT_NOT_IN_PLAY: _then(lambda: asked((ANN, 3)), lambda driver: driver.prove(ANN, "K-up")),
    Refusal.NO_MOVES: _then(lambda: asked((ANN, 3)), lambda driver: driver.do(Prove(ANN, ()), 80)),
    Refusal.NOT_IDLE: _then(MatchDriver, lambda driver: driver.play_on()),
    Refusal.TABLES_PLAYING: _then(_idle_table, lambda driver: driver.play_on()),
    Refusal.NOT_YOURS_TO_STOP: _then(MatchDriver, lambda driver: driver.stop(BEN)),
    Refusal.MAY_ONLY_END: _then(lambda: with_history([ANN, BEN], [BEN]), lambda driver: driver.stop(ANN)),
    Refusal.MAY_ONLY_STOP: _then(lambda: with_history([ANN, BEN], [ANN]), lambda driver: driver.end(ANN)),
    Refusal.ENDS_ALREADY: _then(_ends, lambda driver: driver.end(ANN)),
    Refusal.NO_HINTS: _then(
        lambda: MatchDriver(replace(RULES_2013, tournament=True)), lambda driver: driver.do(WantHint(ANN, HintLevel.LENGTH), 5)
    ),
    Refusal.NO_HINT_YET: _then(MatchDriver, lambda driver: driver.do(WantHint(ANN, HintLevel.LENGTH), 5)),
    Refusal.WANTS_HINT_ALREADY: _then(_wants_hint, lambda driver: driver.do(WantHint(ANN, HintLevel.LENGTH), 14)),
    Refusal.NO_HANDICAPS: _then(MatchDriver, lambda driver: driver.do(SetHandicap(ANN, 1), 5)),
    Refusal.NOT_YOURS_TO_HANDICAP: _then(_with_handicaps, lambda driver: driver.do(SetHandicap(ANN, 1, BOTS[0]), 5)),
    Refusal.HANDICAP_UNCHANGED: _then(_with_handicaps, lambda driver: driver.do(SetHandicap(ANN, 0), 5)),
    Refusal.TOO_LATE_FOR_HANDICAP: _then(lambda: _with_handicaps((BEN, 5)), lambda driver: driver.do(SetHandicap(ANN, 1), 12)),
    Refusal.NOT_YOURS_TO_SHORTEN: _then(MatchDriver, lambda driver: driver.do(Shorten(BEN), 5)),
    Refusal.TOO_LATE_TO_SHORTEN: _then(
        lambda: with_history([ANN, BEN], [BEN]), lambda driver: driver.do(Shorten(ANN), driver.soon)
    ),
    Refusal.NOT_YOURS_TO_BEGIN_ANEW: _then(MatchDriver, lambda driver: driver.do(BeginAnew(BEN), 5)),
    Refusal.TOO_LATE_TO_BEGIN_ANEW: _then(lambda: bidding((BEN, 3)), lambda driver: driver.do(BeginAnew(ANN), 20)),
    Refusal.NOT_YOURS_TO_ADD_BOT: _then(MatchDriver, lambda driver: driver.do(AddBot(BEN, Level.EASY), 5)),
    Refusal.TOO_LATE_TO_ADD_BOT: _then(
        lambda: with_history([ANN, BEN], [BEN]), lambda driver: driver.do(AddBot(ANN, Level.EASY), driver.soon)
    ),
    Refusal.NOT_YOURS_TO_LET_WATCH: _then(MatchDriver, lambda driver: driver.do(MakeLink(BEN), 5)),
    Refusal.NO_WATCHING_TOURNAMENTS: _then(
        lambda: MatchDriver(replace(RULES_2013, tournament=True)), lambda driver: driver.do(MakeLink(ANN), 5)
    ),
    Refusal.NOT_YET: _then(MatchDriver, lambda driver: driver.time_up(late=-1)),
    Refusal.OUT_OF_DATE: _then(MatchDriver, lambda driver: driver.do(TimeUp(299), 300)),
    Refusal.WORTH_PLAYING: _then(MatchDriver, lambda driver: driver.do(PutBack(1, {GEAR: 3}), 5)),
}
"""For each refusal a scene that brings it about: the match, and what the last command got."""


def test_every_refusal_is_one_of_some_kind_of_game():
    assert set[Refusal]().union(*map(refusals_named_in, (play, solo_play, race_play, rush_play))) == set(Refusal)


@pytest.mark.parametrize("refusal", [refusal for refusal in Refusal if refusal in refusals_named_in(play)])
def test_every_refusal_can_be_met_and_changes_nothing(refusal: Refusal):
    """The set is closed: a refusal without a scene here fails this test."""
    driver, decision = SCENES[refusal]()
    assert decision is refusal
    untouched, _ = SCENES[refusal]()
    assert driver.match == untouched.match


@pytest.mark.parametrize(
    "command",
    [
        PlaceBid(ANN, 5),
        Prove(ANN, parse_moves(IN_THREE)),
        Pass(ANN),
        GiveSign(ANN),
        SayDone(ANN),
        Leave(ANN),
        VoteToSkip(ANN),
        VoteToTurn(ANN),
        VoteToFinish(ANN),
        PlayOn(),
        Stop(ANN, may_moderate=True),
        TimeUp(300),
        PutBack(1, {}),
        GiveBackTime(10),
    ],
    ids=lambda command: type(command).__name__,
)
def test_nothing_can_be_done_when_the_match_is_over(command):
    assert _over().do(command, 300) is Refusal.GAME_OVER


@pytest.mark.parametrize("driver", [MatchDriver(), _in_intermission()], ids=["thinking", "intermission"])
def test_there_is_nothing_to_prove_and_nobody_to_pass_outside_of_proving(driver: MatchDriver):
    assert driver.match.phase is not Phase.PROVING
    assert driver.prove(ANN, IN_THREE) is Refusal.NOT_PROVING
    assert driver.passes(ANN) is Refusal.NOT_PROVING
