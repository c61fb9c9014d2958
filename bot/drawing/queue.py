"""The priority queue of drawings, and what replaces those that wait too long.

| priority | drawing | becomes a still after | becomes words after |
| --- | --- | --- | --- |
| 1 | board | – | 20 s |
| 2 | question | – | 5 s |
| 3 | replay | 1 s | 3 s |
| 4 | scores | – | 2 s |

Only the time in the queue counts: a drawing that has begun is finished. The caller gets words instead of a picture as well if

- the queue is full: the latest drawing of the lowest priority is dropped,
- no caller needs it any more or all were cancelled, which is checked whenever a drawing is requested or done; `drop_unneeded`
  does so even for drawings that have begun,
- it cannot be drawn; if its process died, it is retried once.
"""

import asyncio
import math
from collections import Counter, deque
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
"""Size of the queue: more drawings would be late before their turn."""

MAX_KEPT = 8 << 20
"""Size of the cache of files in bytes."""

_SAY_AGAIN = 60.0
"""Seconds between two log lines about late pictures."""


class Importance(IntEnum):
    """The priority of a drawing; the lowest value is drawn first. Boards and questions are needed to play.

    Each has the name of a `bot.metrics.Work`.
    """

    BOARD = 0
    QUESTION = 1
    REPLAY = 2
    SCORES = 3


_WORDS_AFTER = {Importance.BOARD: 20.0, Importance.QUESTION: 5.0, Importance.REPLAY: 3.0, Importance.SCORES: 2.0}
_STILL_AFTER = 1.0
"""The seconds in the queue after which a picture becomes words, and a replay a still."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A file, and its type: ``png`` or ``gif``."""

    data: bytes
    kind: str


@dataclass(eq=False, slots=True)
class _Request:
    """A requested drawing, perhaps with several callers; ``needed`` has a predicate of each."""

    drawing: Drawing
    importance: Importance
    since: float
    drawn: asyncio.Future[Drawn | None]
    begin: Callable[[], None]
    """Called when the drawing begins; ``measured`` is closed when the request is answered."""
    measured: ExitStack
    needed: list[Callable[[], bool]] = field(default_factory=list[Callable[[], bool]])
    is_second_attempt: bool = False

    @property
    def is_needed(self) -> bool:
        return any(needed() for needed in self.needed)


def always() -> bool:
    """Return True: the picture is needed whatever happens meanwhile."""
    return True


class PictureQueue:
    """Has each drawing done by one of the ``drawers``, by priority; equal requests share one drawing.

    ``now`` returns the time in seconds. The first free drawer is used, so that under light load one process keeps its caches
    warm and the others are not started.
    """

    def __init__(self, drawers: Sequence[Drawer], now: Callable[[], float], metrics: Metrics | None = None) -> None:
        self._drawers, self._now, self._metrics = drawers, now, metrics or Metrics()
        self._lines = {importance: deque[_Request]() for importance in Importance}
        self._asked = dict[Drawing, _Request]()
        self._kept = dict[Drawing, Drawn]()
        self._free = list(range(len(drawers)))
        self._drawing = set[asyncio.Task[None]]()
        self._is_closed = False
        self._late, self._said = Counter[str](), -math.inf

    @property
    def waiting(self) -> int:
        """The number of queued drawings, without those that have begun."""
        return sum(map(len, self._lines.values()))

    async def draw(self, drawing: Drawing, importance: Importance, needed: Callable[[], bool] = always) -> Drawn | None:
        """Return the picture, perhaps a still instead of a replay, or None for words: see the rules above.

        ``needed`` is called at once, and again and again while the drawing is queued.
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

    def drop_unneeded(self) -> None:
        """Answer requests that are no longer needed with words, even if their drawing has begun."""
        for request in [*self._asked.values()]:
            if not request.is_needed:
                self._answer(request, None)
        self._begin()

    async def close(self) -> None:
        """Abort all drawings; pending requests are answered with words."""
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
        begin = measured.enter_context(self._metrics.queued(Work[importance.name]))
        drawn = asyncio.get_running_loop().create_future()
        request = _Request(drawing, importance, self._now(), drawn, begin, measured)
        self._asked[drawing] = request
        self._lines[importance].append(request)
        if self.waiting > MAX_WAITING:
            last = next(line for line in reversed(self._lines.values()) if line)
            self._give_up(last.pop())
        return request

    def _begin(self) -> None:
        """Start the next drawings on the free drawers."""
        for importance, line in self._lines.items():
            self._lines[importance] = deque(request for request in line if self._may_wait(request))
        while self._free and not self._is_closed and (line := next(filter(None, self._lines.values()), None)):
            task = asyncio.create_task(self._draw(heappop(self._free), line.popleft()))
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)

    def _may_wait(self, request: _Request) -> bool:
        """Return whether a request stays in the queue; if not, it is answered with words."""
        if request.drawn.done():
            return False
        if self._waited(request) > _WORDS_AFTER[request.importance]:
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
        if isinstance(drawing, Replay) and self._waited(request) > _STILL_AFTER:
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
        except Exception:  # noqa: BLE001 - whatever it is, the callers must get an answer
            _log.exception("picture not drawn")
            self._answer(request, None)
        else:
            self._keep(drawing, drawn)
            self._answer(request, drawn)
        heappush(self._free, drawer)
        self._begin()

    def _keep(self, drawing: Drawing, drawn: Drawn) -> None:
        """Cache a file, and drop the oldest ones beyond `MAX_KEPT` bytes in all."""
        self._kept.setdefault(drawing, drawn)
        while sum(len(kept.data) for kept in self._kept.values()) > MAX_KEPT:
            del self._kept[next(iter(self._kept))]

    def _give_up(self, request: _Request) -> None:
        self._note_late("words")
        self._answer(request, None)

    def _answer(self, request: _Request, drawn: Drawn | None) -> None:
        """Answer a request, unless it was dropped while it was drawn."""
        if request.drawn.done():
            return
        del self._asked[request.drawing]
        request.measured.close()
        request.drawn.set_result(drawn)

    def _waited(self, request: _Request) -> float:
        return self._now() - request.since

    def _note_late(self, became: str) -> None:
        """Count a late picture by what replaced it, and log the counts from time to time."""
        self._late[became] += 1
        if self._now() - self._said >= _SAY_AGAIN:
            _log.warning("pictures are late", waiting=self.waiting, **self._late)
            self._late.clear()
            self._said = self._now()
