"""A solo game on the board."""

from collections.abc import Mapping
from typing import ClassVar

from bot.actions import Actor
from bot.actions import solo as actions
from bot.cards.solo import attempt_failed
from bot.games.solo import LiveSolo
from bot.store import NO_SERVER
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.begin import begin_button
from bot.web.live import LiveSubject
from bot.web.solo_view import longer_lines, solo_view
from bot.web.subject import Seat
from bot.web.view import with_actions

PRACTICE = "practice"
"""The name of the button that begins practice."""

_DRAWS = {action.value: action for action in actions.DRAWS}


class SoloSubject(LiveSubject[LiveSolo]):
    """The player's own solo game in the channel, or else, in a server, an open one, to be watched."""

    none = "web-no-solo"
    begins: ClassVar[Mapping[str, str]] = {"solo": "button-first-solo", PRACTICE: "button-first-practice"}
    opens = "web-open-solo"

    @classmethod
    async def begin(cls, seat: Seat, actor: Actor, name: str) -> None:
        """Begin a private game or practice, unless the player has one here. Raises `Refused`."""
        if not seat.bot.games.solo_of(seat.table.channel_id, actor.player):
            await seat.check_begins()
            await (actions.begin_practice if name == PRACTICE else actions.begin_private)(seat.bot, seat.place, actor)

    def find(self) -> LiveSolo | None:
        """Return the game that is on."""
        games, channel_id, player = self.seat.bot.games, self.seat.table.channel_id, self.seat.player
        own = games.solo_of(channel_id, player) if player is not None else None
        return own or (None if self.seat.place.guild_id == NO_SERVER else games.open_solo_in(channel_id))

    async def view(self) -> protocol.GameView | None:
        """Return the game as it stands."""
        live, seat = self.live, self.seat
        if live is None:
            return None
        may_moderate = seat.player is not None and not live.is_private and seat.moderates()
        names = await seat.names([live.state.player])
        left = await self.ways_left(live, longer_lines(live.state))
        seen = solo_view(seat.say, live.game_id, live.state, seat.player, names, left, may_moderate=may_moderate)
        again = "solo" if live.state.has_sand else PRACTICE
        return with_actions(seen, begin_button(seat, again, "button-again-solo")) if live.state.is_over else seen

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Show the moves, or press a button of the card. A player who tries moves need not be marked as present."""
        if asked.what == "sign":
            return ""
        if (way_out := actions.WAYS_OUT.get(asked.what)) and (live := self.live) and str(live.game_id) == asked.game:
            await way_out(live, actor)
            return ""
        if (live := self.live) and str(live.game_id) == asked.game and live.state.round.number != asked.round:
            raise actions.out_of_round(live.state, asked.round)
        live, moves = self.asked_in(asked, Problem.SOLO_CHIP_OVER)
        if asked.what == "show":
            flaw = await actions.show(live, actor, moves)
            return attempt_failed(self.seat.say, flaw) if flaw else ""
        if asked.what in _DRAWS:
            await actions.draw_next(live, actor, _DRAWS[asked.what], self.seat.bot)
            return ""
        if (action := actions.ACTIONS.get(asked.what)) is None:
            raise problem(Problem.OLD_BUTTON)
        await action(live, actor)
        return ""
