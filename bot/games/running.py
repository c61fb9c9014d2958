"""Running games of all processes, and which of them a request would give away."""

from collections.abc import Callable, Iterable
from typing import Any

from bot.games.giveaway import Asker, Running, given_away
from bot.games.kinds import KINDS
from bot.games.live_game import LiveGame
from bot.games.services import Services
from bot.games.tournaments import is_table
from bot.store import GameId, Opening, Place, kind_of, replayed
from engine.board.position import Position
from engine.board.tiles import Faces
from engine.rules.events import Player


class RunningGames:
    """The running games of this process, which ``here`` returns, and those of others in the store."""

    def __init__(self, services: Services, here: Callable[[], Iterable[LiveGame[Any, Any, Any]]]) -> None:
        self._services, self._here = services, here

    async def asker(self, player: Player | None, place: Place) -> Asker:
        """Return a person who asks at a place."""
        return Asker(player, place, frozenset() if player is None else await self._services.store.servers_of(player))

    async def given_away(self, asked: Position, asker: Asker, beside: GameId | None = None) -> Running | None:
        """Return a game that the solutions of a position would give away: see `bot.games.giveaway.given_away`.

        ``beside``: a game that is not looked at, whose own rules decide what of it is shown.
        """
        games = await self.beside(asked.board.faces, asker)
        return given_away(asked, asker, [game for game in games if game.game_id != beside])

    async def played(self, opening: Opening, kind: str, asker: Asker, replaced: GameId | None = None) -> Running | None:
        """Return a contest, or for a contest any game, that a new game of a kind with this opening would give away.

        It would if the other game began with this set-up, or is given away by the first chip. Ignores other tables of its
        tournament, which share their chips, and the game that it has ``replaced``.
        """
        setup, is_contest = opening.setup, KINDS[kind].is_contest
        games = [
            game
            for game in await self.beside(setup.faces, asker)
            if game.game_id != replaced
            and (is_contest or KINDS[game.kind].is_contest)
            and not (opening.rules.tournament and is_table(game.state, setup))
        ]
        same = [game for game in games if game.state.setup.is_like(setup)]
        return min(same, key=asker.distance, default=None) or given_away(setup.position, asker, games)

    async def beside(self, faces: Faces | None, asker: Asker) -> list[Running]:
        """Return the games: all of this process, those of others as `Store.running_elsewhere` does."""
        here = [
            Running(game.game_id, game.kind, game.state, game.place, game.is_private)
            for game in self._here()
            if not game.state.is_over
        ]
        store = self._services.store
        others = await store.running_elsewhere(faces, asker.player, asker.servers) if faces else []
        return here + [
            Running(stored.game_id, kind_of(stored.events).name, replayed(stored.events), stored.place, stored.private)
            for stored in others
        ]
