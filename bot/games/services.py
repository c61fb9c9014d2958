"""The services of a bot that its games use."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bot.cards.board_link import BoardLink
from bot.clock import Clock
from bot.games.observers import Observers
from bot.games.solver_queue import SolverQueue
from bot.games.tasks import Tasks
from bot.metrics import Metrics
from bot.store import Store
from bot.ui.pictures import Pictures
from bot.ui.request_rate import RequestRate


@dataclass(frozen=True, slots=True)
class Services:
    """The services that games, their outboxes and their screens use.

    ``board_link`` returns the link that opens the board, None while none is served. ``contact`` says how to reach the operator;
    it may be empty.
    """

    clock: Clock
    random: Random
    store: Store
    tasks: Tasks
    solver: SolverQueue
    metrics: Metrics
    observers: Observers
    pictures: Pictures
    rate: RequestRate
    board_link: Callable[[], BoardLink | None]
    contact: str
