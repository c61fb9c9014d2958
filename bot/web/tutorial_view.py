"""The view of a lesson of the tutorial."""

from collections.abc import Sequence

from bot.actions.tutorial import BIDS, LessonBid, lessons, needs_bid
from bot.cards.alt_text import describe
from bot.cards.lesson import lesson_headline, lesson_solved, lesson_task
from bot.text import Texts
from bot.web import protocol
from bot.web.view import board_view, plain, solution, target_view
from engine.board.moves import Move
from engine.board.proof import Ricochet
from engine.rules.rules import MAX_BID

_BID = "bid:"


def bid_by(what: str) -> int | None:
    """Return the number of moves that a button bids; None for another button."""
    return next((moves for moves in BIDS if what == f"{_BID}{moves}"), None)


def lesson_view(
    say: Texts,
    number: int,
    ricochet: Ricochet,
    solved: Sequence[Move],
    bid: LessonBid | None = None,
    *,
    may_show: bool = True,
) -> protocol.GameView:
    """Return a lesson, by its number from 1; ``solved`` are the moves of a player who has solved it, else empty.

    The last lesson has buttons for a ``bid`` until there is one. ``may_show`` is false for a person who only watches.
    """
    start = lessons()[number - 1]
    is_last = number == len(lessons())
    show = say("pad-show")
    asks = needs_bid(number) and bid is None
    how = say("lesson-bid") if asks else say("lesson-sand", moves=bid.moves, until="") if bid else say("web-lesson")
    task = "\n".join([lesson_task(say, number, ricochet), *([how] if may_show else [])])
    done = [lesson_solved(say, number, solved, ricochet), *([say("tutorial-end")] if is_last else [])]
    again = protocol.Action(what="again", label=say("button-daily-again"))
    following = protocol.Action(what="next", label=say("tutorial-next"), leads=True)
    asked = BIDS if asks else ()
    bids = (protocol.Action(what=f"{_BID}{moves}", label=say("button-lesson-bid", moves=moves), leads=True) for moves in asked)
    bid_again = (protocol.Action(what="again", label=say("button-lesson-bid-again")),) if bid else ()
    return protocol.GameView(
        kind="tutorial",
        which=str(number),
        game=str(number),
        round=1 if solved else 0,
        headline=plain(lesson_headline(say, number, len(lessons())), {}),
        status=plain("\n".join(done) if solved else task, {}),
        words=describe(say, start),
        board=board_view(say, start.board),
        robots={robot.value: cell.number for robot, cell in start.robots.items()},
        target=target_view(say, start.board, start.chip),
        deadline=None if solved or bid is None else bid.until,
        actions=(() if is_last else (following, again)) if solved else (*bids, *bid_again) if may_show else (),
        finish=None
        if solved or asks or not may_show
        else protocol.Finish(
            what="show", empty=show, label=show, least=1, most=MAX_BID, on_arrival="" if needs_bid(number) else "always"
        ),
        may_try=not solved,
        won="chip" if solved else "",
        judged_by="" if needs_bid(number) else ricochet.value,  # with a bid it is as in a match
        solutions=(solution("", solved, {}),) if solved else (),
        is_over=bool(solved) and is_last,
    )
