"""The forms of *Other rules…* on the board: the fields are those of Discord's forms, and what is sent goes the same way."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from bot.actions import Actor
from bot.actions.begin import Plan, open_match, open_race, settings_at, venue_at
from bot.actions.begin_anew import Unplayed, check_unplayed, plan_anew
from bot.actions.board_choice import WrongEntry
from bot.actions.solo import ANY, open_solo, planned, practice
from bot.cards.rules_forms import FORMS, PRACTICE, Filled, Form, fields_of, filled_by, forms_of
from bot.store import NO_SERVER
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.languages import server_language
from bot.ui.replies import Problem, problem
from bot.web import protocol
from bot.web.subject import Seat
from engine.games.solo.state import SoloEvent
from engine.rules.commands import why_not_begin_anew
from engine.rules.events import Player

_WHAT = re.compile(r"other-rules(?::(?P<form>[a-z]+))?")
_GAME = re.compile(r"[0-9]{1,18}")


def rules_buttons(say: Texts, state: object, viewer: Player) -> tuple[protocol.Action, ...]:
    """Return the button to the forms of a game, if the viewer can begin it anew."""
    label = say("button-other-rules")
    return () if why_not_begin_anew(state, viewer) else (protocol.Action(what="other-rules", label=label),)


def is_of_rules(what: str) -> bool:
    """Return whether a page asks for a form of rules, or sends one."""
    return _WHAT.fullmatch(what) is not None


async def press(seat: Seat, actor: Actor, asked: protocol.Do) -> protocol.Form | None:
    """Return the form that a page asks for; or begin the game anew by the one that it sends, which comes back if it is wrong.

    Raises `Refused`.
    """
    game_id = int(asked.game) if _GAME.fullmatch(asked.game) else 0
    live: Unplayed | None = seat.bot.games.with_id(game_id, *FORMS)
    if live is None or live.place != seat.place:
        raise problem(Problem.ENDED_ALREADY)
    check_unplayed(live, actor.player)
    await seat.check_begins()
    kind, chosen = forms_of(live.kind, live.state), await _chosen(seat, live)
    form = _form(asked.what, kind)
    filled, usual = asked.filled, seat.bot.config.times
    if filled is None:
        return form_view(seat.say, kind, form, filled_by(chosen, usual, kind, form), {})
    try:
        rules, plan = plan_anew(seat.bot, live, form, filled, chosen)
    except WrongEntry as wrong:
        return form_view(seat.say, kind, form, filled, {wrong.part: await seat.plain(wrong.text(seat.say))})
    begun = await _BEGIN[kind](seat, actor, live, rules, plan)
    if not begun.is_private:
        begun.show()
    return None


async def _begin_match(seat: Seat, actor: Actor, live: Unplayed, asked: GuildSettings, plan: Plan) -> Unplayed:
    del live
    return await open_match(seat.bot, actor, venue_at(seat.bot, seat.place), asked, plan, announced=True)


async def _begin_race(seat: Seat, actor: Actor, live: Unplayed, asked: GuildSettings, plan: Plan) -> Unplayed:
    venue, race = venue_at(seat.bot, seat.place), live.state
    return await open_race(seat.bot, actor, venue, asked, plan, seconds=race.seconds, rounds=race.rounds, announced=True)


async def _begin_solo(seat: Seat, actor: Actor, live: Unplayed, asked: GuildSettings, plan: Plan) -> Unplayed:
    own = _in_language_of(seat, actor, live, asked)
    events = await planned(seat.bot, own, seat.place, plan, live.state.hourglasses)
    return await _open_solo(seat, actor, live, events, chosen=plan.practice)


async def _begin_practice(seat: Seat, actor: Actor, live: Unplayed, asked: GuildSettings, plan: Plan) -> Unplayed:
    del plan
    own, wanted = _in_language_of(seat, actor, live, asked), live.state.round.drawn.wanted
    events = await practice(seat.bot, own, asked.rules(seat.bot.config.times), str(wanted or ANY))
    return await _open_solo(seat, actor, live, events)


async def _open_solo(
    seat: Seat, actor: Actor, live: Unplayed, events: Sequence[SoloEvent], *, chosen: bool = False
) -> Unplayed:
    private = live.is_private
    return await open_solo(
        seat.bot, actor, seat.place, events, private=private, chosen=chosen, announced=not private, instead_of=live
    )


def _in_language_of(seat: Seat, actor: Actor, live: Unplayed, asked: GuildSettings) -> Actor:
    """Return the actor with the texts of the server where all see the game."""
    guild = None if live.is_private else seat.bot.get_guild(seat.place.guild_id)
    return replace(actor, say=Texts.of(server_language(guild, asked.language))) if guild else actor


_BEGIN: Mapping[str, Callable[[Seat, Actor, Unplayed, GuildSettings, Plan], Awaitable[Unplayed]]] = {
    "match": _begin_match,
    "race": _begin_race,
    "solo": _begin_solo,
    PRACTICE: _begin_practice,
}
"""The functions that begin a game anew, by its forms."""


def _form(what: str, kind: str) -> Form:
    """Return the form of a page's message, by default the first. Raises `Refused` where there is no such form."""
    found = _WHAT.fullmatch(what)
    name = found["form"] if found else None
    known = {form.value: form for form in FORMS[kind]}
    if name is None:
        return next(iter(FORMS[kind]))
    if name not in known:
        raise problem(Problem.OLD_BUTTON)
    return known[name]


async def _chosen(seat: Seat, live: Unplayed) -> GuildSettings:
    """Return the settings that make the rules of a game. Raises `Refused` where the server allows no games."""
    if live.is_private or seat.place.guild_id == NO_SERVER:
        chosen = await seat.bot.store.guild_settings(seat.place.guild_id)
    else:
        chosen = await settings_at(seat.bot, venue_at(seat.bot, seat.place), seat.say)
    return chosen.with_rules(live.state.rules)


def form_view(say: Texts, kind: str, form: Form, filled: Filled, wrong: Mapping[str, str]) -> protocol.Form:
    """Return a form of a kind of game, filled in like this, with what is right for the parts that are ``wrong``."""
    fields = tuple(
        protocol.Entry(
            name=field.name,
            label=field.label,
            about=field.about,
            entry=field.entry.value,
            options=tuple(protocol.Option(value=one.value, label=one.label, chosen=one.chosen) for one in field.options),
            value=field.value,
            most=field.most,
            why=wrong.get(field.name, ""),
        )
        for field in fields_of(say, kind, form, filled)
    )
    others = tuple(
        protocol.Action(what=f"other-rules:{one.value}", label=say(f"button-form-{one.value}"))
        for one in FORMS[kind]
        if one is not form
    )
    title = say(f"form-{form.value}-title")
    return protocol.Form(what=f"other-rules:{form.value}", title=title, others=others, fields=fields)
