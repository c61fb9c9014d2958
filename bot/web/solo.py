"""A solo game on the board."""

from bot.actions.solo import begin_private, command_of, execute
from bot.cards.solo import SoloAction, attempt_failed
from bot.games.solo import LiveSolo
from bot.store import Place
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.live import LiveSubject
from bot.web.solo_view import BEGIN, solo_view
from engine.events import Player
from engine.solo import Show


class SoloSubject(LiveSubject[LiveSolo]):
    """The player's own solo game in the channel, or else an open one, to be watched."""

    none = "web-no-solo"

    def find(self) -> LiveSolo | None:
        """Return the game that is on."""
        games, channel_id, player = self.seat.bot.games, self.seat.table.channel_id, self.seat.player
        own = games.solo_of(channel_id, player) if player is not None else None
        return own or games.open_solo_in(channel_id)

    async def view(self) -> protocol.GameView | None:
        """Return the game as it stands."""
        live, seat = self.live, self.seat
        return live and solo_view(seat.say, live.game_id, live.state, seat.player, await seat.names([live.state.player]))

    def without(self) -> protocol.View:
        """Return how to begin a game, and the button that begins a private one."""
        begin = protocol.Action(what=BEGIN, label=self.seat.say("button-first-solo"))
        return super().without().model_copy(update={"actions": () if self.seat.player is None else (begin,)})

    async def do(self, asked: protocol.Do, player: Player) -> str:
        """Show the moves, or press a button of the card. A player who tries moves need not be marked as present."""
        if asked.what == "sign":
            return ""
        if asked.what == BEGIN:
            seat = self.seat
            await begin_private(seat.bot, Place(seat.table.guild_id, seat.table.channel_id), player, seat.say)
            return ""
        live, moves = self.asked_in(asked, Problem.SOLO_CHIP_OVER)
        actor = self.seat.actor(player)
        if asked.what == "show":
            shown = await execute(live, actor, Show(player, moves))
            flaw = shown.steps[0].flaw
            return attempt_failed(self.seat.say, flaw) if flaw else ""
        try:
            command = command_of(SoloAction(asked.what), live, player)
        except ValueError:
            raise problem(Problem.OLD_BUTTON) from None
        await execute(live, actor, command)
        return ""
