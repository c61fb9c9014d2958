"""What works for all bots of a process: the solver, and whoever draws; and their turns at requests to Discord."""

from bot.clock import Clock
from bot.drawing.drawers import drawers
from bot.drawing.queue import PictureQueue
from bot.games.solver_queue import SolverQueue
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from bot.ui.request_rate import RequestRate


class Workers:
    """Works beside the event loop, from `start` to `close`; ``picture_workers`` is as `drawers` has it."""

    def __init__(self, clock: Clock, metrics: Metrics, picture_workers: int | None) -> None:
        self._tasks = Tasks()
        self.solver = SolverQueue(clock, metrics, self._tasks)
        self.drawing = PictureQueue(drawers(picture_workers), clock.now, metrics)
        self.rate = RequestRate(clock, lambda serving: self._tasks.start(serving, "requests"))

    def start(self) -> None:
        """Make the solver ready; whoever draws is started when there is something to draw."""
        self.solver.start()

    def share_requests(self, share: float) -> None:
        """Ask Discord for no more than this part, from 0 to 1, of what all processes of the bot may ask for."""
        self.rate.share = share

    async def close(self) -> None:
        """Break off what is being done: nobody is told of it any more."""
        self.solver.stop()
        await self._tasks.close()
        await self.drawing.close()
