"""What a viewer may see of a race, in races that are played at random."""

from collections.abc import Callable
from random import Random

from bot.text import Texts, languages
from bot.web.protocol import GameView
from bot.web.race_view import race_view
from engine import RULES_1999, parse_moves
from engine.games.race.play import EndRace, RaceCommand, Submit, decide, start
from engine.games.race.state import Race, RacePhase, replay
from engine.rules.commands import GiveSign, Leave, RecordBest, SayDone, TimeUp, WantNext
from engine.rules.events import Player
from engine.rules.outcome import Outcome
from tests.bot.web.other_secrets import other_race
from tests.engine.first_round import ANN, BEN, CLEO, IN_FIVE, IN_FOUR, IN_THREE, SETUP
from tests.properties import given, st

NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo"}
LENGTHS = (IN_THREE, IN_FOUR, IN_FIVE)
BEST = parse_moves("R-up G-left " * 9)
EN = Texts.of("en")


def begun(seconds: float = 180) -> Race:
    return replay(start(RULES_1999, SETUP, ANN, 1000.0, Random(1), seconds=seconds))


def seen(race: Race, viewer: Player | None, say: Texts = EN) -> GameView:
    return race_view(say, 7, race, viewer, NAMES)


def after(race: Race, *commands: RaceCommand) -> Race:
    for command in commands:
        now = command.deadline if isinstance(command, TimeUp) else race.round.began + 1
        outcome = decide(race, command, now, Random(1))
        assert isinstance(outcome, Outcome), outcome
        race = outcome.after
    return race


def submit(player: Player, moves: str) -> Submit:
    return Submit(player, parse_moves(moves))


def time_up(race: Race) -> TimeUp:
    assert race.deadline is not None
    return TimeUp(race.deadline)


PEOPLE = st.sampled_from((ANN, BEN, CLEO))
COMMANDS = st.one_of(
    st.builds(lambda player, moves: lambda _: submit(player, moves), PEOPLE, st.sampled_from(LENGTHS)),
    st.builds(lambda player: lambda _: SayDone(player), PEOPLE),
    st.builds(lambda player: lambda _: GiveSign(player), PEOPLE),
    st.builds(lambda player: lambda _: Leave(player), PEOPLE),
    st.just(lambda race: RecordBest(race.without_best[0].number if race.without_best else 0, BEST)),
    st.just(lambda race: TimeUp(race.deadline or 0)),
)


@given(st.lists(COMMANDS, max_size=14), st.randoms(use_true_random=False))
def test_nothing_that_is_seen_depends_on_what_others_have_or_on_a_secret(
    commands: list[Callable[[Race], RaceCommand]], random: Random
) -> None:
    race, now = begun(), 1000.0
    for make in commands:
        now += 1
        command = make(race)
        if isinstance(command, TimeUp):
            now = max(now, command.deadline)
        outcome = decide(race, command, now, random)
        race = outcome.after if isinstance(outcome, Outcome) else race
        for viewer in (ANN, BEN, CLEO, None):
            assert seen(race, viewer) == seen(other_race(race, viewer), viewer)
            assert race.is_over or race.setup.code not in seen(race, viewer).model_dump_json()


def test_of_an_open_round_is_seen_how_many_have_a_solution_and_not_who() -> None:
    race = begun()
    by_ann, by_ben = after(race, submit(ANN, IN_THREE)), after(race, submit(BEN, IN_FIVE))
    assert "One player has a solution" in seen(by_ann, CLEO).status
    assert seen(by_ann, CLEO) == seen(by_ben, CLEO)
    assert seen(by_ann, None) == seen(by_ben, None)


def test_a_chip_that_no_one_has_solved_stays_secret() -> None:
    race = after(begun(), RecordBest(1, BEST))
    race = after(race, time_up(race))
    assert race.phase is RacePhase.BETWEEN
    assert seen(race, ANN).solutions == ()
    ended = after(race, EndRace(ANN))
    assert [one.label for one in seen(ended, ANN).solutions] == ["Round 1: Shortest solution"]


def test_in_the_pause_players_who_are_present_may_want_the_next_round() -> None:
    race = after(begun(), submit(ANN, IN_FIVE))
    race = after(race, time_up(race))
    assert [one.what for one in seen(race, ANN).actions] == ["next"]
    assert seen(race, BEN).actions == ()
    wanted = seen(after(race, WantNext(ANN)), ANN)
    assert "want the next round" in wanted.status
    assert wanted.actions == (), "who wants it need not say so again"


def test_every_phase_has_its_words_in_every_language() -> None:
    race = begun()
    won = after(race, submit(ANN, IN_FIVE))
    races = [race, after(won, time_up(won)), after(race, time_up(race)), after(race, EndRace(ANN))]
    for language in languages():
        texts = [seen(one, ANN, Texts.of(language)).status for one in races]
        assert all(texts)
        assert len(set(texts)) == len(texts)
        assert not any("<@" in text or ":R>" in text for text in texts)


def test_after_the_end_all_rounds_are_replayed_with_ones_own_way_and_the_best() -> None:
    race = begun()
    race = after(race, submit(BEN, IN_THREE), submit(ANN, IN_FIVE))
    race = after(race, time_up(race))
    over = after(race, EndRace(ANN, may_moderate=True))
    for viewer, labels in ((ANN, ["Round 1: Ben", "Round 1: Ann"]), (BEN, ["Round 1: Ben"]), (None, ["Round 1: Ben"])):
        assert [one.label for one in seen(over, viewer).solutions] == labels
    assert all(one.robots and one.target for one in seen(over, ANN).solutions)
    assert {one.study for one in seen(over, ANN).solutions} == {"study:7.1"}
