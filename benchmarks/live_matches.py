"""Prepare many running matches for a benchmark: in a database, and on the Discord of `tests.wire.loopback`.

Three players sit in each match, in a channel of its own, and beside them in some two bots; some rounds are over. Boards are
random, except those with a chip among the next ones that cannot be reached: so it is known which chip is up in which round, and
how it is won.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random

from bot.cards.match import round_card
from bot.cards.news import news_post
from bot.cards.post import Post
from bot.store import GameId, Place, Question, SqliteStore
from bot.text import Texts
from engine import RULES_2013, Move, Setup, draw_setup
from engine.games.match.events import Event
from engine.games.match.play import Command, PlaceBid, Prove, decide, start
from engine.games.match.state import Match, Phase, replay
from engine.rules.bots import Level
from engine.rules.commands import RecordBest, TimeUp
from engine.rules.outcome import Outcome
from engine.rules.rules import CHIPS
from engine.solver import Solution, solve
from tests.discord_api.components import COMPONENTS_V2
from tests.wire.loopback.server import Discord
from tests.wire.loopback.state import Channel, Message
from tests.wire.players import Player

PLAYERS = 3
RULES = replace(RULES_2013, chips_to_win=CHIPS)
"""A match lasts until all chips are won, so that none ends during the measurement."""

BOTS = (Level.MEDIUM,) * 2
"""The bots of a match that has some."""

_ROUND = 90.0
"""Seconds that a finished round has taken."""

_AGE = {Phase.THINKING: 5.0, Phase.BIDDING: 15.0, Phase.PROVING: 75.0, Phase.INTERMISSION: 77.0}
"""Seconds since the beginning of a round that is in this phase."""

_FIRST_SAND, _LAST_SAND = 13.0, 65.0
"""Seconds since the beginning of a round for which sand has run a little, and almost to the end."""

_SOME = 1_000_000
"""Positions that the solver may expand for a chip; if that is not enough, another board is drawn."""

Moves = tuple[Move, ...]


@dataclass
class Table:
    """A match in its channel. ``solutions`` are those of its rounds, in order, and ``bots`` plays along with the players."""

    channel: Channel
    players: Sequence[Player]
    setup: Setup
    solutions: Sequence[Moves]
    events: list[Event]
    bots: Sequence[Level] = ()
    game_id: GameId = 0
    card: Message | None = None

    def bidder(self, round_number: int, bid: int) -> Player:
        """Return the player of a bid, counted from 0, in this round; each player wins a chip now and then."""
        return self.players[(round_number + bid) % len(self.players)]


async def set_up(
    discord: Discord, database: Path, matches: int, phases: Sequence[Phase], *, behind: int, ahead: int = 0, bots: bool = False
) -> list[Table]:
    """Create so many matches, in these phases in turn, with all their messages.

    With ``bots`` every other match has bots. In its present round the players have bid already, the last of them the length of
    a solution, and its sand runs for another time than that of the others.

    Each has ``behind`` finished rounds, and solutions for ``ahead`` rounds after the present one.
    """
    boards, rounds = _boards(min(behind + 1 + ahead, CHIPS)), behind
    tables = list[Table]()
    for number in range(matches):
        if bots and number % 2:
            age = _FIRST_SAND + number / matches * (_LAST_SAND - _FIRST_SAND)
            tables.append(_table(discord, number, *next(boards), rounds, Phase.BIDDING, age, BOTS))
        else:
            phase = phases[number % len(phases)]
            tables.append(_table(discord, number, *next(boards), rounds, phase, _AGE[phase]))
    async with await SqliteStore.open(database) as store:
        await store.set_guilds({discord.state.guild.id}, time.time())
        await asyncio.gather(*(_store(discord, store, table) for table in tables))
        await store.heartbeat(time.time())
    return tables


def _boards(rounds: int) -> Iterator[tuple[Setup, Sequence[Moves]]]:
    """Yield random setups, with a best solution of each of so many chips in turn."""
    for seed in count():
        setup = draw_setup(RULES, Random(seed))
        solutions, position = list[Moves](), setup.position
        for chip in setup.chips[:rounds]:
            found = solve(position.with_target(chip), node_limit=_SOME)
            if not isinstance(found, Solution):
                break
            solutions.append(found.moves)
            position = position.play(found.moves).end.with_target(None)
        else:
            yield setup, solutions


def _table(  # noqa: PLR0917
    discord: Discord,
    number: int,
    setup: Setup,
    solutions: Sequence[Moves],
    rounds: int,
    phase: Phase,
    age: float,
    bots: Sequence[Level] = (),
) -> Table:
    """Play a match through so many rounds, and into this phase of the next, which began so many seconds ago.

    Where bots play, all have bid by then.
    """
    channel = discord.state.guild.add_channel(f"match-{number}")
    players = [Player(discord, f"player-{number}-{seat}", channel) for seat in range(PLAYERS)]
    table = Table(channel, players, setup, solutions, [], bots)
    at = time.time() - age - _ROUND * rounds
    table.events += start(RULES, setup, players[0].user.id, at, Random(number), bots=bots)
    match = replay(table.events)
    for round_number in range(1, rounds + 2):
        match = _play(table, match, RecordBest(round_number, solutions[round_number - 1]), at + 1)
        for command, after in _commands(table, round_number):
            if round_number > rounds and match.phase is phase and not (bots and command):
                break
            deadline = match.deadline or 0.0
            match = _play(table, match, TimeUp(deadline) if command is None else command, at + after)
        at += _ROUND
    return table


def _commands(table: Table, round_number: int) -> Iterator[tuple[Command | None, float]]:
    """Yield the commands of a round with their seconds from its start; None stands for an expired deadline."""
    moves = table.solutions[round_number - 1]
    for bid in range(PLAYERS):
        yield PlaceBid(table.bidder(round_number, bid).user.id, len(moves) + PLAYERS - 1 - bid), 10 + bid
    yield None, 70
    yield Prove(table.bidder(round_number, PLAYERS - 1).user.id, moves), 75
    yield None, 90


def _play(table: Table, match: Match, command: Command, at: float) -> Match:
    outcome = decide(match, command, at, Random(0))
    assert isinstance(outcome, Outcome), outcome
    table.events += outcome.events
    return outcome.after


async def _store(discord: Discord, store: SqliteStore, table: Table) -> None:
    """Store a match, with the message of its round and, if a prover is asked, that of the question."""
    first, second, *others = table.events
    place, match = Place(discord.state.guild.id, table.channel.id), replay(table.events)
    table.game_id = await store.begin(place, [first, second])
    if others:
        await store.append(table.game_id, 2, others)
    table.card = _post(discord, table, round_card(Texts.of("en"), table.game_id, match, b"-"))
    await store.set_card(table.game_id, table.card.id)
    if match.phase is Phase.PROVING:
        before = replay(table.events[:-1])
        asked = decide(before, TimeUp(before.deadline or 0.0), before.deadline or 0.0, Random(0))
        assert isinstance(asked, Outcome), asked
        question = news_post(Texts.of("en"), table.game_id, asked)
        assert question is not None
        asked_by = Question(_post(discord, table, question).id, len(table.events) - 1, 1)
        await store.set_question(table.game_id, asked_by)


def _post(discord: Discord, table: Table, post: Post) -> Message:
    message = Message(table.channel, discord.state.us, flags=COMPONENTS_V2)
    message.components = post.view.to_components()
    message.attachments = [discord.state.attach(picture.name, picture.data or b"", picture.alt) for picture in post.pictures]
    discord.state.post(message)
    return message
