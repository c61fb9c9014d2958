"""The buttons of a match or a race that make a link to watch it, withdraw the link, and invite."""

from dataclasses import replace
from typing import Any

from bot.actions import Actor, execute
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.subject import Linked, Seat
from engine.rules.commands import MakeLink, WithdrawLink, why_not_let_watch
from engine.rules.game import Contest

_SHARE, _WITHDRAW, _INVITE = "share", "withdraw", "invite"
LINKS = (_SHARE, _WITHDRAW, _INVITE)
"""The actions of these buttons."""


def link_buttons(seat: Seat, game: Contest[Any]) -> tuple[protocol.Action, ...]:
    """Return the buttons: *Invite* for each player, and one that makes or withdraws the link for those who may do so."""
    if seat.player is None or seat.link is None:
        return ()
    shown = [_INVITE]
    if why_not_let_watch(game, seat.player, may_moderate=seat.moderates()) is None:
        shown.append(_WITHDRAW if game.has_link else _SHARE)
    return tuple(protocol.Action(what=what, label=seat.say(f"web-{what}")) for what in shown)


async def press_link(seat: Seat, live: Linked, actor: Actor, what: str) -> str:
    """Execute the action of one of these buttons. Returns the answer, with the link if there is one. Raises `Refused`."""
    if seat.link is None:
        raise problem(Problem.OLD_BUTTON)
    if what == _SHARE:
        if not live.state.has_link:
            # Without an id: sent again, it is answered with the link once more.
            await execute(live, replace(actor, command_id=""), MakeLink(actor.player, actor.may_moderate))
        return seat.say("web-share-link", link=seat.link(live, live.state.links))
    if what == _WITHDRAW:
        await execute(live, actor, WithdrawLink(actor.player, actor.may_moderate))
        return seat.say("done-withdraw-link")
    address = seat.link(live, live.state.links if live.state.has_link else None)
    return seat.say("web-invite-link", link=address, anyone="yes" if live.state.has_link else "no")
