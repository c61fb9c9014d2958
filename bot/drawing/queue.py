"""The line of pictures that wait to be drawn, and what becomes of those that wait too long.

| of what | drawn | as a still after | in words after |
| --- | --- | --- | --- |
| board | first | – | 20 s |
| question | then | – | 5 s |
| replay | then | 1 s | 3 s |
| scores | last | – | 2 s |

The seconds are those of waiting, and what has begun is drawn to its end. Nobody gets a picture, but its words, where

- the line is full: the last in it gives way, that is the latest of the least important,
- it is not needed any more, or its caller was cancelled: it leaves the line whenever a picture is asked for or done, so that
  its callers go on at once; by `let_go` also those whose picture is being drawn,
- it cannot be drawn; where the process that drew it has died, it is drawn once more.
"""

import asyncio
import math
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from enum import IntEnum
from heapq import heappop, heappush

import structlog

from bot.drawing.drawers import Drawer, DrawerDied
from bot.drawing.drawings import Drawing, Replay, kind_of
from bot.metrics import Metrics, Work

_log = structlog.stdlib.get_logger()

MAX_WAITING = 500
"""Pictures that wait at most: more would be late before they were drawn."""

MAX_KEPT = 8 << 20
"""Bytes of the latest pictures, which are not drawn again."""

_SAY_AGAIN = 60.0
"""Seconds between two lines of the log about pictures that were late."""


class Importance(IntEnum):
    """Which of the pictures that wait is drawn first: the lowest. Without a board, or a question, nobody can play."""

    BOARD = 0
    QUESTION = 1
    REPLAY = 2
    SCORES = 3


@dataclass(frozen=True, slots=True)
class _Patience:
    """After how many seconds of waiting a picture becomes words, and a replay a still."""

    words: float
    still: float = math.inf


_PATIENCE = {
    Importance.BOARD: _Patience(words=20.0),
    Importance.QUESTION: _Patience(words=5.0),
    Importance.REPLAY: _Patience(still=1.0, words=3.0),
    Importance.SCORES: _Patience(words=2.0),
}


_WORK = {
    Importance.BOARD: Work.BOARD,
    Importance.QUESTION: Work.QUESTION,
    Importance.REPLAY: Work.REPLAY,
    Importance.SCORES: Work.SCORES,
}
"""What metrics call it."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A file, and of which kind it is: ``png`` or ``gif``."""

    data: bytes
    kind: str


@dataclass(eq=False, slots=True)
class _Request:
    """A picture that is waited for, perhaps by several; ``needed`` asks each of them."""

    drawing: Drawing
    importance: Importance
    since: float
    drawn: asyncio.Future[Drawn | None]
    begin: Callable[[], None]
    """To be called when it is being drawn; ``measured`` is closed when there is an answer."""
    measured: ExitStack
    needed: list[Callable[[], bool]] = field(default_factory=list[Callable[[], bool]])
    is_second_attempt: bool = False

    @property
    def is_needed(self) -> bool:
        return any(needed() for needed in self.needed)


def always() -> bool:
    """What is needed whatever happens meanwhile."""
    return True


class PictureQueue:
    """Has each picture drawn by one of the ``drawers``: the most important first, and what is asked for twice once.

    ``now`` tells the time in seconds. The first drawer that is free draws, so that with little to do the same one keeps
    whatever it can draw from again, and others are not even started.
    """

    def __init__(self, drawers: Sequence[Drawer], now: Callable[[], float], metrics: Metrics | None = None) -> None:
        self._drawers, self._now, self._metrics = drawers, now, metrics or Metrics()
        self._lines = {importance: deque[_Request]() for importance in Importance}
        self._asked = dict[Drawing, _Request]()
        self._kept = _Kept()
        self._free = list(range(len(drawers)))
        self._drawing = set[asyncio.Task[None]]()
        self._is_closed = False
        self._late, self._said = Counter[str](), -math.inf

    @property
    def waiting(self) -> int:
        """How many pictures wait, beside those that are being drawn."""
        return sum(map(len, self._lines.values()))

    async def draw(self, drawing: Drawing, importance: Importance, needed: Callable[[], bool] = always) -> Drawn | None:
        """The picture, or a still instead of a replay, or None where words must do: see the rules above.

        ``needed`` is asked at once, and again and again while the picture waits.
        """
        if kept := self._kept.get(drawing):
            return kept
        if self._is_closed:
            return None
        request = self._asked.get(drawing) or self._ask(drawing, importance)
        request.needed.append(needed)
        self._begin()
        try:
            return await asyncio.shield(request.drawn)
        finally:
            request.needed.remove(needed)

    def let_go(self) -> None:
        """Answer at once with words what is not needed any more, also where it is being drawn."""
        for request in [*self._asked.values()]:
            if not request.is_needed:
                self._answer(request, None)
        self._begin()

    async def close(self) -> None:
        """Draw nothing any more: whoever waits gets words."""
        self._is_closed = True
        for task in self._drawing:
            task.cancel()
        await asyncio.gather(*self._drawing, return_exceptions=True)
        for request in [*self._asked.values()]:
            self._answer(request, None)
        for drawer in self._drawers:
            await drawer.close()

    def _ask(self, drawing: Drawing, importance: Importance) -> _Request:
        measured = ExitStack()
        begin = measured.enter_context(self._metrics.queued(_WORK[importance]))
        drawn = asyncio.get_running_loop().create_future()
        request = _Request(drawing, importance, self._now(), drawn, begin, measured)
        self._asked[drawing] = request
        self._lines[importance].append(request)
        if self.waiting > MAX_WAITING:
            last = next(line for line in reversed(self._lines.values()) if line)
            self._give_up(last.pop())
        return request

    def _begin(self) -> None:
        """Let every drawer that is free draw what is next."""
        for importance, line in self._lines.items():
            self._lines[importance] = deque(request for request in line if self._may_wait(request))
        while self._free and not self._is_closed and (line := next(filter(None, self._lines.values()), None)):
            task = asyncio.create_task(self._draw(heappop(self._free), line.popleft()))
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)

    def _may_wait(self, request: _Request) -> bool:
        """Whether a picture stays in the line; otherwise it is answered, with words."""
        if request.drawn.done():
            return False
        if self._waited(request) > _PATIENCE[request.importance].words:
            self._give_up(request)
        elif not request.is_needed:
            self._answer(request, None)
        else:
            return True
        return False

    async def _draw(self, drawer: int, request: _Request) -> None:
        drawing = request.drawing
        if not (request.is_second_attempt or request.drawn.done()):
            request.begin()
        if isinstance(drawing, Replay) and self._waited(request) > _PATIENCE[request.importance].still:
            drawing = drawing.still
            self._note_late("stills")
        try:
            drawn = Drawn(await self._drawers[drawer].draw(drawing), kind_of(drawing))
        except DrawerDied as error:
            _log.warning("picture not drawn: its process is gone", error=str(error), again=not request.is_second_attempt)
            if request.is_second_attempt:
                self._answer(request, None)
            else:
                request.is_second_attempt = True
                self._lines[request.importance].appendleft(request)
        except Exception:  # noqa: BLE001 - whatever it is, nobody may wait for ever
            _log.exception("picture not drawn")
            self._answer(request, None)
        else:
            self._kept.add(drawing, drawn)
            self._answer(request, drawn)
        heappush(self._free, drawer)
        self._begin()

    def _give_up(self, request: _Request) -> None:
        self._note_late("words")
        self._answer(request, None)

    def _answer(self, request: _Request, drawn: Drawn | None) -> None:
        """Answer a request, unless that was let go while it was being drawn."""
        if request.drawn.done():
            return
        del self._asked[request.drawing]
        request.measured.close()
        request.drawn.set_result(drawn)

    def _waited(self, request: _Request) -> float:
        return self._now() - request.since

    def _note_late(self, became: str) -> None:
        """Tell the log what became of pictures that were late, now and then."""
        self._late[became] += 1
        if self._now() - self._said >= _SAY_AGAIN:
            _log.warning("pictures are late", waiting=self.waiting, **self._late)
            self._late.clear()
            self._said = self._now()


class _Kept:
    """The latest pictures, of so many bytes together as are allowed."""

    def __init__(self) -> None:
        self._pictures = OrderedDict[Drawing, Drawn]()
        self._bytes = 0

    def get(self, drawing: Drawing) -> Drawn | None:
        return self._pictures.get(drawing)

    def add(self, drawing: Drawing, drawn: Drawn) -> None:
        if drawing in self._pictures:
            return
        self._pictures[drawing] = drawn
        self._bytes += len(drawn.data)
        while self._bytes > MAX_KEPT:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= len(oldest.data)
