"""A rush on the board."""

from collections.abc import Mapping
from typing import ClassVar

from bot.actions import Actor
from bot.actions import rush as actions
from bot.cards.rush import ready_text
from bot.games.rush import LiveRush
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.begin import begin_button
from bot.web.live import LiveSubject
from bot.web.rush_view import GO, PASS, longer_lines, rush_view
from bot.web.subject import Seat
from bot.web.view import plain


class RushSubject(LiveSubject[LiveRush]):
    """The player's own rush in the channel, which no other sees. *Go* prepares one where there is none."""

    begins: ClassVar[Mapping[str, str]] = {"rush": "web-subject-rush", "cup": "button-cup"}

    @classmethod
    async def begin(cls, seat: Seat, actor: Actor, name: str) -> None:
        """Prepare the cup, or a rush in place of a cup that waits; any other rush is prepared by *Go*. Raises `Refused`."""
        waiting: LiveRush | None = seat.bot.games.find("rush", seat.table.channel_id, actor.player)
        if (as_cup := name == "cup") or (waiting and waiting.state.cup is not None):
            await seat.check_begins()
            await actions.rush_of(seat.bot, seat.place, actor, as_cup=as_cup)

    def find(self) -> LiveRush | None:
        """Return the rush that is on."""
        player = self.seat.player
        return None if player is None else self.seat.bot.games.find("rush", self.seat.table.channel_id, player)

    async def view(self) -> protocol.GameView | None:
        """Return the rush as it stands, or its result; None before *Go*."""
        live, seat = self.live, self.seat
        if live is None or not live.state.is_started:
            return None
        now = seat.bot.clock.now()
        left = await self.ways_left(live, longer_lines(live.state, now))
        return rush_view(seat.say, live.game_id, live.state, await seat.names([live.state.player]), left, now)

    def without(self) -> protocol.View:
        """Return the rules of the rush or cup that waits, in a sentence or two, *Go*, and beside a cup the way to a rush."""
        say, live = self.seat.say, self.find()
        go = () if self.seat.player is None else (protocol.Action(what=GO, label=say("button-rush-go"), leads=True),)
        if live and live.state.cup is not None:
            go += tuple(one.model_copy(update={"leads": False}) for one in begin_button(self.seat, "rush"))
        return protocol.View(
            now=self.seat.bot.clock.now(),
            view=None,
            text=plain(ready_text(say, live.state if live else None), {}),
            actions=go,
        )

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Begin, show the moves, pass the chip, or end the rush. A player who tries moves need not be marked as present."""
        seat = self.seat
        if asked.what == "sign":
            return ""
        if asked.what == GO:
            await seat.check_begins()
            await actions.begin(seat.bot, seat.place, actor)
            return ""
        if (way_out := actions.WAYS_OUT.get(asked.what)) and (live := self.live) and str(live.game_id) == asked.game:
            await way_out(live, actor)
            return ""
        live, moves = self.asked_in(asked, Problem.RUSH_OVER)
        if asked.what == "show":
            await actions.show(live, actor, moves)
        elif asked.what == PASS:
            await actions.pass_chip(live, actor)
        else:
            raise problem(Problem.OLD_BUTTON)
        return ""
