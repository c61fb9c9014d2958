"""A match on the board."""

import asyncio
import re
from collections.abc import Mapping, MutableMapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from bot.actions import Actor, give_sign
from bot.actions import match as actions
from bot.actions.begin import FIRST_BOTS
from bot.cards.flaws import explain
from bot.cards.next_game import proposed_label
from bot.games.live_game import LiveGame
from bot.games.match import LiveMatch
from bot.store import UnknownGame, UnreadableEvent
from bot.text import Texts
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.begin import begin_again, begin_match, offered
from bot.web.followed import Followed
from bot.web.links import LINKS, link_buttons, link_dialog, press_link
from bot.web.match_view import match_view
from bot.web.subject import Seat, Subject
from bot.web.view import person, with_actions
from engine.board.moves import Robots
from engine.board.notation import parse_moves
from engine.games.match.events import StepOver
from engine.games.match.handicap import propose
from engine.games.match.state import Match
from engine.rules.events import Player
from engine.rules.outcome import Outcome, Step

_GAME_ID = re.compile(r"[0-9]{1,18}")
_REMATCH, _BOARD, _PROPOSED = "rematch", "board", "proposed"
"""The buttons below a match that is over, as below its last card."""
_BOTS = "bots"
"""A match against bots."""
_MOST_MISSED = 20
"""Proofs that a page is sent after it was cut off; it lists fewer."""

_watched: MutableMapping[LiveMatch, dict[Texts, tuple[Match, asyncio.Task[protocol.GameView]]]] = WeakKeyDictionary()
"""The spectators' view of each match in each language, with the state it was made of: made once for all of them."""


class MatchSubject(Subject):
    """The match in the channel."""

    begins: ClassVar[Mapping[str, str]] = {_BOTS: "button-first-bots", "match": "button-first-match"}
    opens = "web-open-match"
    is_kept_out = True

    @classmethod
    async def begin(cls, seat: Seat, actor: Actor, name: str) -> None:
        """See `Subject.begin`."""
        await begin_match(seat, actor, FIRST_BOTS if name == _BOTS else ())

    def __init__(self, seat: Seat, which: str = "") -> None:
        super().__init__(seat, which)
        self._seen: protocol.Seen | None = None
        self._followed: Followed | None = None

    @property
    def _live(self) -> LiveMatch | None:
        live = self.seat.bot.games.match_in(self.seat.table.channel_id)
        return live if live and self.seat.only in (None, live.game_id) else None

    def resume(self, seen: protocol.Seen) -> None:
        """Go on after the proofs that the page has seen."""
        self._seen = seen

    def note(self, outcome: Outcome[Any, Any]) -> None:
        """Note the proofs."""
        live = self._live
        if live and isinstance(outcome.after, Match):
            self._follow(live, live.stored - len(outcome.steps)).note(outcome)

    def _follow(self, live: LiveMatch, number: int) -> Followed:
        """Return what is followed of a match: its first ``number`` events count as sent where it is a new one."""
        followed, seen = self._followed, self._seen
        if followed is None or followed.game is not live:
            if followed and followed.game_id == live.game_id:
                number = followed.number
            elif seen and seen.game == str(live.game_id):
                number = min(number, seen.number)
            followed = self._followed = Followed.live(self.seat.bot.store, live, number)
        return followed

    async def _now(self) -> Followed | None:
        """Return the match in the channel, or the one that has ended while this window was open."""
        live, seen, known = self._live, self._seen, self._followed
        if live:
            return self._follow(live, live.stored)
        is_seen = seen and _GAME_ID.fullmatch(seen.game) and self.seat.only in (None, int(seen.game))
        if known is None and seen and is_seen:
            self._seen = None
            with suppress(UnknownGame, UnreadableEvent):
                store, channel_id = self.seat.bot.store, self.seat.table.channel_id
                self._followed = await Followed.over(store, channel_id, int(seen.game), seen.number)
        elif known and not known.match.is_over:
            self._followed = None  # it was deleted
        return self._followed

    async def shown(self) -> Sequence[protocol.Shown]:
        """Return the proofs, why they failed, and whose they were; of those that were missed, the latest."""
        followed = await self._now()
        if followed is None:
            return ()
        proofs = [(number, step) for number, step in await followed.take() if self._may_see(step)][-_MOST_MISSED:]
        self.number = followed.number
        return [await self._proof(followed.game_id, number, step) for number, step in proofs]

    def _may_see(self, step: Step[Match, Any]) -> bool:
        """Return whether the viewer sees a proof by this step: of a round that others must not see their own alone, once."""
        is_own = _prover(step) == self.seat.player
        return is_own if step.after.is_kept else not (is_own and isinstance(step.event, StepOver))

    async def _proof(self, game_id: int, number: int, step: Step[Match, Any]) -> protocol.Shown:
        assert step.line is not None
        player = _prover(step)
        why = await self.seat.plain(explain(self.seat.say, step.flaw)) if step.flaw else ""
        return protocol.Shown(
            game=str(game_id),
            number=number,
            round=step.before.round.number,
            player=person(player, await self.seat.names([player])),
            path=tuple(map(str, step.line.moves)),
            why=why,
        )

    async def view(self) -> protocol.GameView | None:
        """Return the match as it stands, or as it ended."""
        followed, seat = await self._now(), self.seat
        if followed is None:
            return None
        match, live = followed.match, followed.game
        if seat.player is not None or not isinstance(live, LiveGame):
            return await self._view(followed.game_id, match)
        views = _watched.setdefault(live, {})
        latest = views.get(seat.say)
        if latest is None or latest[0] is not match or (latest[1].done() and latest[1].exception()):
            latest = views[seat.say] = match, asyncio.create_task(self._view(followed.game_id, match))
        return await asyncio.shield(latest[1])

    async def _view(self, game_id: int, match: Match) -> protocol.GameView:
        seat = self.seat
        names = await seat.names((match.starter, *match.known))
        chosen = await seat.bot.store.guild_settings(seat.table.guild_id)
        may = {"may_try": chosen.bidding_pad, "may_moderate": seat.player is not None and seat.moderates()}
        seen = match_view(seat.say, game_id, match, seat.player, names, **may)
        if not match.is_over:
            return with_actions(seen, link_buttons(seat, match))
        return with_actions(seen, offered(seat, "match", _next_matches(seat, match)))

    @property
    def robots(self) -> Robots | None:
        """The robots of the match."""
        return self._live.state.position.robots if self._live else None

    async def dialog(self, what: str) -> protocol.Dialog | None:
        """See `Subject.dialog`."""
        return link_dialog(self.seat, self._live, what)

    async def do(self, asked: protocol.Do, actor: Actor) -> str:
        """Bid, prove, vote or give a sign; after the match, begin another."""
        if asked.what in (_REMATCH, _BOARD, _PROPOSED):
            return await self._again(asked, actor)
        live = self._live
        if live and str(live.game_id) == asked.game and asked.what in LINKS:
            return await press_link(self.seat, live, actor, asked.what)
        if live and str(live.game_id) == asked.game and (way_out := actions.WAYS_OUT.get(asked.what)):
            return (await way_out(live, actor)).unseen
        if live is None or (str(live.game_id), live.state.round.number) != (asked.game, asked.round):
            raise problem(Problem.ROUND_OVER)
        moves = parse_moves(" ".join(asked.path), live.state.position.robots) if asked.path else ()
        match asked.what:
            case "sign":
                await give_sign(live, actor)
            case "bid":
                await actions.place_bid(live, actor, len(moves) or asked.moves, moves)
            case "prove":
                actions.judged(self.seat.say, await actions.show(live, actor, moves), moves)
            case what if action := actions.ACTIONS.get(what):
                return (await action(live, actor)).unseen
            case _:
                raise problem(Problem.OLD_BUTTON)
        return ""

    async def _again(self, asked: protocol.Do, actor: Actor) -> str:
        """Begin a match like the one that is over."""
        followed = await self._now()
        if followed is None or not followed.match.is_over or asked.game != str(followed.game_id):
            raise problem(Problem.OLD_BUTTON if self._live is None else Problem.MATCH_RUNNING)
        what = asked.what
        await begin_again(self.seat, actor, followed.match, same_board=what == _BOARD, proposed=what == _PROPOSED)
        return ""


def _prover(step: Step[Match, Any]) -> Player:
    """Return the player whose proof a step shows."""
    award = step.before.round.award
    return award.player if award and isinstance(step.event, StepOver) else step.event.player


def _next_matches(seat: Seat, match: Match) -> list[protocol.Action]:
    """Return the buttons below a match that is over, as its last message has them; its solutions are on the board already."""
    proposal = propose(match)
    is_proposed = proposal is not None and seat.player is not None and proposal.is_for(seat.player)
    again = protocol.Action(what=_REMATCH, label=seat.say(f"button-again-{_REMATCH}"), leads=not is_proposed)
    if proposal and is_proposed:
        return [protocol.Action(what=_PROPOSED, label=proposed_label(seat.say, proposal), leads=True), again]
    return [again, protocol.Action(what=_BOARD, label=seat.say(f"button-again-{_BOARD}"))]
