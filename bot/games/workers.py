"""The workers that all bots of a process share: solver, drawing processes, and rate limit."""

from bot.clock import Clock
from bot.drawing.drawers import drawers
from bot.drawing.queue import PictureQueue
from bot.games.solver_queue import SolverQueue
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from bot.ui.request_rate import RequestRate


class Workers:
    """The shared workers, from `start` to `close`; ``picture_workers`` is the number of processes for `drawers`."""

    def __init__(self, clock: Clock, metrics: Metrics, picture_workers: int | None) -> None:
        self._tasks = Tasks()
        self.solver = SolverQueue(clock, metrics, self._tasks)
        self.drawing = PictureQueue(drawers(picture_workers), clock.now, metrics)
        self.rate = RequestRate(clock, lambda serving: self._tasks.start(serving, "requests"))

    def start(self) -> None:
        """Warm up the solver. Drawing processes start with the first picture."""
        self.solver.start()

    def share_requests(self, share: float) -> None:
        """Limit this process to a ``share`` from 0 to 1 of the requests that all processes of the bot may make."""
        self.rate.share = share

    async def close(self) -> None:
        """Abort what is running, without results."""
        self.solver.stop()
        await self._tasks.close()
        await self.drawing.close()
