"""All that a person reads and can press on the board, in the states of each kind of game: ``tests/data/views.txt``.

After a change that is meant, write the file anew, and read what has changed in it::

    python -m tests.bot.web.test_whole_views
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.actions.tutorial import LessonBid
from bot.text import Texts
from bot.web import protocol
from bot.web.daily_view import Desk as Puzzling
from bot.web.daily_view import Looks, daily_view
from bot.web.match_view import match_view
from bot.web.race_view import race_view
from bot.web.rush_view import rush_view
from bot.web.solo_view import solo_view
from bot.web.study_view import Desk, study_view
from bot.web.tutorial_view import lesson_view
from engine import RULES_2013, SIZE, Cell, ProofLength, Ricochet, Setup, parse_moves
from engine.games.daily import Play, begins
from engine.games.match.events import HintGiven, MatchIdled
from engine.games.match.play import Pass, PlaceBid
from engine.games.race.play import EndRace
from engine.games.rush.play import EndRush, Go, PassChip, ShowInRush
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, Show, TakeHint, start_practice
from engine.games.solo.state import DrawnChip
from engine.games.solo.state import replay as replay_solo
from engine.games.streaks import Streak
from engine.rules.commands import Leave, RecordBest, SayDone
from engine.rules.events import BestFound
from engine.rules.hints import HintLevel
from engine.rules.study import Study
from engine.solver import AllSolutions
from tests.bot.web import test_race_view as races
from tests.bot.web import test_rush_view as rushes
from tests.bot.web import test_solo_view as solos
from tests.bot.web.test_daily_view import BEST, DAY, LONGER, PUZZLE
from tests.bot.web.test_view import ADA, BEN, CLEO, NAMES, PATH, Game
from tests.bot.world import EASY, SOLUTION

RECORDED = Path(__file__).parents[2] / "data" / "views.txt"
SAY = Texts.of("en").on_board
WAY = parse_moves(SOLUTION)
LONG_WAY = parse_moves("R-up G-left " * 9)

Named = tuple[str, protocol.GameView]


def matches() -> Iterator[Named]:
    def seen(viewer: int | None, *, may_try: bool = True, may_moderate: bool = False) -> protocol.GameView:
        return match_view(SAY, 7, game.match, viewer, NAMES, may_try=may_try, may_moderate=may_moderate)

    game = Game()
    yield "a match without a bid, as its starter", seen(ADA)
    yield "a match without a bid, as another", seen(BEN)
    yield "a match without a bid, by the link to watch", seen(None)
    yield "a match without a bid, as a moderator where no moves are tried", seen(CLEO, may_try=False, may_moderate=True)
    game.do(PlaceBid(ADA, 4, PATH), PlaceBid(BEN, 3), PlaceBid(CLEO, 5), SayDone(CLEO))
    yield "a match with bids, as one who has sealed moves", seen(ADA)
    yield "a match with bids, as one who is done", seen(CLEO)
    yield "a match with bids, by the link to watch", seen(None)
    game.sand_runs_out()
    yield "a match with a proof, as the prover", seen(BEN)
    yield "a match with a proof, as another", seen(CLEO)
    yield "a match with a proof, by the link to watch", seen(None)
    game.do(Pass(BEN))
    game.events.append(BestFound(game.now, 1, LONG_WAY[:3]))
    yield "a match whose chip is won, as its winner", seen(ADA)
    yield "a match whose chip is won, by the link to watch", seen(None)
    game.do(Leave(CLEO))
    yield "a match, as one who has left", seen(CLEO)
    game = Game()
    game.events += [BestFound(game.now, 1, PATH), HintGiven(game.now, HintLevel.LENGTH)]
    yield "a match with a hint, by the link to watch", seen(None)
    game.do(PlaceBid(ADA, 4)).sand_runs_out()
    yield "a match with a proof after a hint, as the prover", seen(ADA)
    game = Game(replace(RULES_2013, proof_length=ProofLength.AT_MOST, chips_to_win=1)).do(PlaceBid(ADA, 9)).sand_runs_out()
    yield "a match in which fewer moves prove a bid, as the prover", seen(ADA)
    game = Game(replace(RULES_2013, chips_to_win=1)).do(PlaceBid(BEN, 4, PATH)).sand_runs_out()
    yield "a match that is over, as its winner", seen(BEN, may_moderate=True)
    game = Game()
    game.events.append(MatchIdled(game.now))
    yield "a match that rests, as its starter", seen(ADA)


def races_() -> Iterator[Named]:
    def seen(viewer: int | None, *, may_moderate: bool = False) -> protocol.GameView:
        return race_view(SAY, 7, race, viewer, races.NAMES, may_moderate=may_moderate)

    race = races.begun()
    yield "a race without a solution, as its starter", seen(races.ANN)
    yield "a race without a solution, as a moderator", seen(races.CLEO, may_moderate=True)
    five, four = races.submit(races.BEN, races.IN_FIVE), races.submit(races.ANN, races.IN_FOUR)
    race = races.after(race, five, four, SayDone(races.BEN))
    yield "a race with solutions, as one who has one", seen(races.ANN)
    yield "a race with solutions, as one who is done", seen(races.BEN)
    yield "a race with solutions, by the link to watch", seen(None)
    race = races.after(race, RecordBest(1, parse_moves(races.IN_THREE)))
    race = races.after(race, races.time_up(race))
    yield "a race between its rounds, as the winner", seen(races.ANN)
    yield "a race between its rounds, as another", seen(races.CLEO)
    race = races.after(race, EndRace(races.ANN), EndRace(races.BEN))
    yield "a race that is over, as one who has lost", seen(races.BEN, may_moderate=True)
    race = races.begun(8 * 3600)
    yield "a race of hours, as its starter", seen(races.ANN)


def solo_games() -> Iterator[Named]:
    def seen(viewer: int | None, *, may_moderate: bool = False) -> protocol.GameView:
        return solo_view(SAY, 7, game, viewer, NAMES, may_moderate=may_moderate)

    begun = game = solos.begun()
    yield "a solo game with a chip, as its player", seen(ADA)
    yield "a solo game with a chip, as another", seen(BEN)
    yield "a solo game with a chip, as a moderator", seen(BEN, may_moderate=True)
    yield "a solo game with a chip, by the link to watch", seen(None)
    game = solos.after(begun, RecordBest(1, solos.BEST), *(TakeHint(ADA, level) for level in HintLevel))
    yield "a solo game with all hints, as its player", seen(ADA)
    game = solos.after(begun, GotIt(ADA))
    yield "a solo game whose player has got it", seen(ADA)
    game = solos.after(begun, RecordBest(1, LONG_WAY[:3]), Show(ADA, solos.solution(begun.position)))
    yield "a solo game whose chip is solved, as its player", seen(ADA)
    yield "a solo game whose chip is solved, as another", seen(BEN)
    game = solos.after(begun, RecordBest(1, LONG_WAY[:3]), GiveUpChip(ADA))
    yield "a solo game whose chip is given up", seen(ADA)
    game = solos.after(begun, EndSolo(ADA))
    yield "a solo game that is over", seen(ADA)
    ways = solos.solution(begun.position), parse_moves("Y-up R-down")
    begun = game = replay_solo(start_practice(RULES_2013, DrawnChip(Setup.from_code(EASY), 4, ways, 20), ADA, 1000.0))
    yield "practice with its first chip, as its player", seen(ADA)
    yield "practice with its first chip, as another", seen(BEN)
    game = solos.after(begun, TakeHint(ADA, HintLevel.ROBOTS), Show(ADA, ways[0]))
    yield "practice whose chip is solved", seen(ADA)
    yield "practice that is over", solo_view(SAY, 7, solos.after(begun, GiveUpChip(ADA), EndSolo(ADA)), ADA, NAMES)


def rushes_() -> Iterator[Named]:
    rush = rushes.after(rushes.prepared(), Go(ADA))
    yield "a rush", rush_view(SAY, 7, rush, NAMES)
    rush = rushes.after(rush, ShowInRush(ADA, rush.round.best), PassChip(ADA))
    yield "a rush with a chip that was passed", rush_view(SAY, 7, rush, NAMES)
    yield "a rush that is over", rush_view(SAY, 7, rushes.after(rush, EndRush(ADA)), NAMES)


def studies() -> Iterator[Named]:
    def seen(desk: Desk, *, study: Study, may_show: bool = True) -> protocol.GameView:
        return study_view(SAY, "1.2", study, desk, NAMES, may_show=may_show)

    start, found = Setup.from_code(EASY).position, AllSolutions(1, True, 1, True, (WAY,), 1)
    proved = Study(start, Ricochet.TURN, 2, WAY, ADA, parse_moves("Y-down R-up"))
    yield "a study of a round, between others", seen(Desk(before=1, after=3), study=proved)
    yield "a study of a round, by the link to watch", seen(Desk(), study=proved, may_show=False)
    yield "a study whose solutions are known", seen(Desk(found=found, has_ways=True), study=proved)
    yield "a study that is tried, with a hint", seen(Desk(is_trying=True, level=HintLevel.LENGTH, found=found), study=proved)
    unproved = replace(proved, proof=(), prover=None, own=())
    yield "a study of a round that was not won", seen(Desk(level=HintLevel.FIRST_MOVE, found=found), study=unproved)
    yield "a study of a position", seen(Desk(), study=Study(start, Ricochet.ONE_MOVE))


def lessons() -> Iterator[Named]:
    first, last, bid = parse_moves("R-up R-right"), parse_moves("Y-up Y-down"), LessonBid(2, 1010)
    yield "the first lesson", lesson_view(SAY, 1, Ricochet.TURN, ())
    yield "the first lesson, as one who watches", lesson_view(SAY, 1, Ricochet.TURN, (), may_show=False)
    yield "the first lesson, solved", lesson_view(SAY, 1, Ricochet.TURN, first)
    yield "the last lesson", lesson_view(SAY, 4, Ricochet.TURN, ())
    yield "the last lesson, as one who watches", lesson_view(SAY, 4, Ricochet.TURN, (), may_show=False)
    yield "the last lesson, with a bid", lesson_view(SAY, 4, Ricochet.TURN, (), bid)
    yield "the last lesson, solved", lesson_view(SAY, 4, Ricochet.TURN, last, bid)


def puzzles() -> Iterator[Named]:
    def seen(play: Play, desk: Puzzling, viewer: int | None = ADA, *, days: int = 0) -> protocol.GameView:
        return daily_view(SAY, PUZZLE, play, viewer, begins(DAY + days), desk)

    begun = Play(begins(DAY))
    yield "a puzzle", seen(begun, Puzzling())
    yield "a puzzle, as one who watches", seen(begun, Puzzling(), None)
    yield "a puzzle of an earlier day, with a hint and tries", seen(replace(begun, hints=1, tries=2), Puzzling(), days=3)
    solved = Play(begins(DAY), tries=1, best=BEST, stars=3, solved_at=begins(DAY) + 9, solved_tries=1)
    yield "a puzzle, solved first", seen(solved, Puzzling(streak=Streak(1)))
    worse = Puzzling(shown=LONGER, streak=Streak(3), spread={4: 2, 5: 1}, may_share=True)
    yield "a puzzle, solved again in more moves, among others", seen(solved, worse)
    yield "a puzzle, tried again", seen(solved, Puzzling(Looks.PUZZLE))
    answers = Puzzling(Looks.SOLUTIONS, solutions=(BEST,))
    yield "the solutions of a puzzle, as one who has solved it", seen(replace(solved, is_shown=True), answers)
    yield "the solutions of a puzzle, as one who has given up", seen(replace(begun, is_shown=True), answers, days=3)


def written(name: str, view: protocol.GameView) -> str:
    """Write what a person sees, reads and can press, a line each."""
    until = f", until {view.deadline:g}" if view.deadline is not None else ""
    over = ", over" if view.is_over else ""
    lines = [f"== {name}", f"{view.kind} {view.which or view.game}, round {view.round}{until}{over}"]
    for what, text in {"headline": view.headline, "status": view.status, "hint": view.hint}.items():
        lines += [f"{what}: {line}" for line in text.splitlines()]
    stand = ", ".join(f"{robot} {cell_of(cell)}" for robot, cell in view.robots.items())
    lines += [f"board: {stand}; {view.target.name} on {cell_of(view.target.cell)}" if view.target else f"board: {stand}"]
    lines += [f"words: {view.words.partition('.')[0]}"]
    lines += [f"own: {' '.join(view.own)}"] if view.own else []
    lines += [f"bid: {row.name}: {row.value}{' (out)' if row.is_out else ''}" for row in view.rows]
    lines += [f"scores: {view.score_line}"] if view.score_line else []
    lines += [f"score: {row.name}: {row.value}{' (out)' if row.is_out else ''}" for row in view.scores]
    judged = f", judged by {view.judged_by}" if view.judged_by else ""
    lines += [f"try: {'yes' if view.may_try else 'no'}{judged}"]
    if view.finish:
        arrives = {"": "", "set": ", on arrival if set", "always": ", on arrival"}[view.finish.on_arrival]
        finish = view.finish
        lines.append(f"finish [{finish.what}]: {finish.empty} | {finish.label} | {finish.least} to {finish.most}{arrives}")
    lines += [f"number [{view.number.what}]: {view.number.label}"] if view.number else []
    lines += [f"button [{one.what}]: {one.label}{' (leads)' if one.leads else ''}" for one in view.actions]
    lines += [f"stop [{one.what}]: {one.label}: {one.effect}" for one in view.stop]
    for solution in view.solutions:
        label = " / ".join(solution.label.splitlines())
        words = f" ({solution.words.partition('.')[0]})" if solution.words else ""
        lines.append(f"solution: {label}{words}: {' '.join(solution.path)}")
    return "\n".join(lines)


def cell_of(number: int) -> str:
    return Cell(*divmod(number, SIZE)).label


def all_written() -> str:
    """Write all views, one after the other."""
    kinds = (matches, races_, solo_games, rushes_, studies, lessons, puzzles)
    return "\n\n".join(written(name, view) for kind in kinds for name, view in kind()) + "\n"


def test_each_state_of_a_game_is_read_and_pressed_as_it_is_recorded() -> None:
    now, recorded = (dict(map(named, text.split("\n\n"))) for text in (all_written(), RECORDED.read_text(encoding="utf-8")))
    assert {name: text for name, text in now.items() if recorded.get(name) != text} == {}
    assert list(now) == list(recorded)


def named(text: str) -> tuple[str, list[str]]:
    """Return the name of a view, and its lines."""
    name, *lines = text.strip().splitlines()
    return name, lines


if __name__ == "__main__":
    RECORDED.write_text(all_written(), encoding="utf-8")
