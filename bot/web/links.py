"""The buttons of a match or a race that make a link to watch it, withdraw the link, invite, and send a link of Discord's."""

from dataclasses import replace
from typing import Any

from bot.actions import Actor, execute
from bot.cards.board_link import custom_id, deep_link
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.deep_links import share_dialog
from bot.web.subject import Linked, Seat
from engine.rules.commands import MakeLink, WithdrawLink, why_not_let_watch
from engine.rules.game import Contest

_SHARE, _WITHDRAW, _INVITE, _SEND = "share", "withdraw", "invite", "send"
LINKS = (_SHARE, _WITHDRAW, _INVITE, _SEND)
"""The actions of these buttons."""


def link_buttons(seat: Seat, game: Contest[Any]) -> tuple[protocol.Action, ...]:
    """Return the buttons: to invite and, in an Activity, to send a link; and for some, to make or withdraw a link to watch."""
    if seat.player is None or seat.link is None:
        return ()
    shown = [_INVITE, *([_SEND] if seat.is_activity else [])]
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
    if what == _SEND:
        return f"`{deep_link(seat.bot.application_id, _custom_id(live))}`"
    address = seat.link(live, live.state.links if live.state.has_link else None)
    return seat.say("web-invite-link", link=address, anyone="yes" if live.state.has_link else "no")


def link_dialog(seat: Seat, live: Linked | None, what: str) -> protocol.Dialog | None:
    """Return the dialog of Discord's client that goes with the answer to one of these buttons."""
    if what == _INVITE:
        return protocol.Dialog(command="OPEN_INVITE_DIALOG")
    return share_dialog(_custom_id(live), seat.say("web-send-text", kind=live.kind)) if live and what == _SEND else None


def _custom_id(live: Linked) -> str:
    return custom_id(live.place, live.kind, live.game_id)
