"""A race on the board."""

from collections.abc import Mapping
from typing import ClassVar

from bot.actions import Actor, give_sign
from bot.actions import race as actions
from bot.games.race import LiveRace
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.begin import begin_race, offered, race_again
from bot.web.links import LINKS, link_buttons, link_dialog, press_link
from bot.web.live import LiveSubject
from bot.web.race_view import longer_lines, race_view
from bot.web.subject import Seat
from bot.web.view import with_actions

_AGAIN = "again"
"""The button below a race that is over, as below its last card."""


class RaceSubject(LiveSubject[LiveRace]):
    """The race in the channel."""

    none = "web-no-race"
    begins: ClassVar[Mapping[str, str]] = {"race": "web-begin-race"}
    opens = "web-open-race"
    is_kept_out = True

    @classmethod
    async def begin(cls, seat: Seat, actor: Actor, name: str) -> None:
        """See `Subject.begin`."""
        del name
        await begin_race(seat, actor)

    def find(self) -> LiveRace | None:
        """Return the race that is on."""
        live = self.seat.bot.games.find("race", self.seat.table.channel_id)
        return live if live and self.seat.only in (None, live.game_id) else None

    async def view(self) -> protocol.GameView | None:
        """Return the race as it stands."""
        live, seat = self.live, self.seat
        if live is None:
            return None
        names = await seat.names((live.state.starter, *live.state.known))
        may_moderate = seat.player is not None and seat.moderates()
        left = await self.ways_left(live, longer_lines(live.state, seat.player))
        seen = race_view(seat.say, live.game_id, live.state, seat.player, names, left, may_moderate=may_moderate)
        again = protocol.Action(what=_AGAIN, label=seat.say("button-again-race"), leads=True)
        return with_actions(seen, offered(seat, "race", [again]) if live.state.is_over else link_buttons(seat, live.state))

    async def dialog(self, what: str) -> protocol.Dialog | None:
        """See `Subject.dialog`."""
        return link_dialog(self.seat, self.find(), what)

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Submit the moves, be done with the round, or leave."""
        live = self.find()
        if live and str(live.game_id) == asked.game and asked.what in LINKS:
            return await press_link(self.seat, live, actor, asked.what)
        if live and str(live.game_id) == asked.game and (way_out := actions.WAYS_OUT.get(asked.what)):
            return (await way_out(live, actor)).unseen
        if asked.what == _AGAIN and (over := self.over_in(asked)):
            await race_again(self.seat, actor, over.state)
            return ""
        live, moves = self.asked_in(asked, Problem.RACE_ROUND_OVER)
        match asked.what:
            case "sign":
                await give_sign(live, actor)
                return ""
            case "submit":
                return (await actions.submit(live, actor, moves)).text
            case what if action := actions.ACTIONS.get(what):
                return (await action(live, actor)).text
            case _:
                raise problem(Problem.OLD_BUTTON)
