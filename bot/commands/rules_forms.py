"""The forms of rules: of a game that has not been played yet, which its starter begins anew, and of a server's settings.

A form has no state but its custom id. What was entered in one with a wrong entry is kept in memory, for the button that opens
it again: after a restart it shows what is chosen.
"""

from collections.abc import Awaitable, Callable

from bot.actions.begin import Plan, open_race, settings_at
from bot.actions.begin_anew import Unplayed, changed_by, check_unplayed, parts_of, plan_anew
from bot.actions.board_choice import WrongEntry
from bot.actions.solo import ANY
from bot.cards.rules_forms import (
    FORM_ID,
    FORMS,
    PANEL_ID,
    PRACTICE,
    SENT_ID,
    SERVER,
    Form,
    fields_of,
    filled_by,
    form_id,
    forms_of,
    panel,
    wrong_entry,
)
from bot.commands.acting import actor_of, pressed_game
from bot.commands.interaction import Interaction
from bot.commands.race import announce_race
from bot.commands.ricochet import begin_match, venue_of
from bot.commands.settings import choose, manager, show_panel
from bot.commands.solo import begin_practice, begin_solo, settings_where_allowed
from bot.store.guild_settings import GuildSettings
from bot.ui.answers import show_ephemeral, show_form
from bot.ui.forms import as_labels, filled_in, make_form
from bot.ui.handlers import Named, handles
from bot.ui.languages import server_language, texts_of
from bot.ui.replies import Problem

_MAX_KEPT = 1000
"""The number of forms with a wrong entry whose entries are kept."""


@handles("OtherRulesButton", PANEL_ID)
async def other_rules_button(interaction: Interaction, named: Named) -> None:
    """Show the buttons to the forms of a game. Raises `Refused` unless the user can begin it anew."""
    live = _unplayed(interaction, named)
    kind = forms_of(live.kind, live.state)
    await show_ephemeral(interaction, panel(texts_of(interaction), kind, live.game_id, live.state.rules))


@handles("RulesFormButton", FORM_ID)
async def rules_form_button(interaction: Interaction, named: Named) -> None:
    """Open a form, filled in with what the user entered last if an entry was wrong, else with what is chosen."""
    say, form = texts_of(interaction), Form(named["action"])
    kind, live, chosen = await _subject(interaction, named)
    custom_id = form_id(live.game_id if live else SERVER, form)
    parts_of(kind, form)
    kept = interaction.client.filled_in.get((interaction.user.id, custom_id))
    filled = kept or filled_by(chosen, interaction.client.config.times, kind, form)
    fields = as_labels(fields_of(say, kind, form, filled))
    await show_form(interaction, make_form(say(f"form-{form.value}-title"), f"{custom_id}:sent", *fields))


@handles("RulesForm", SENT_ID)
async def rules_form(interaction: Interaction, named: Named) -> None:
    """Begin a game anew by the rules of a form, or store them as the server's; a wrong entry is explained, and kept."""
    form, entered = Form(named["action"]), filled_in(interaction)
    kind, live, chosen = await _subject(interaction, named)
    parts = parts_of(kind, form)
    filled = {part.name: entered[part.name] for part in parts if part.name in entered}
    custom_id, kept = form_id(live.game_id if live else SERVER, form), interaction.client.filled_in
    key = interaction.user.id, custom_id
    kept.pop(key, None)
    try:
        if live is None:
            changed = changed_by(interaction.client, parts, filled, chosen)
            await show_panel(interaction, await choose(interaction, manager(interaction), **changed))
            return
        asked, plan = plan_anew(interaction.client, live, form, filled, chosen)
    except WrongEntry as wrong:
        kept[key] = filled
        if len(kept) > _MAX_KEPT:
            del kept[next(iter(kept))]
        say = texts_of(interaction)
        await show_ephemeral(interaction, wrong_entry(say, wrong.part, wrong.text(say), custom_id))
        return
    await _BEGIN[kind](interaction, live, asked, plan)


async def _subject(interaction: Interaction, named: Named) -> tuple[str, Unplayed | None, GuildSettings]:
    """Return the kind, the game, None for the server's settings, and what is chosen for it. Raises `Refused`."""
    store = interaction.client.store
    if named["game_id"] is None:
        return SERVER, None, await store.guild_settings(manager(interaction))
    live = _unplayed(interaction, named)
    if live.kind == "solo":
        chosen = await settings_where_allowed(interaction, private=live.is_private)
    else:
        chosen = await settings_at(interaction.client, venue_of(interaction), texts_of(interaction))
    return forms_of(live.kind, live.state), live, chosen.with_rules(live.state.rules)


def _unplayed(interaction: Interaction, named: Named) -> Unplayed:
    """Return the game of a button or form. Raises `Refused` unless the user can begin it anew."""
    live: Unplayed = pressed_game(interaction, int(named["game_id"]), Problem.ENDED_ALREADY, *FORMS)
    check_unplayed(live, interaction.user.id)
    return live


async def _begin_match(interaction: Interaction, live: Unplayed, asked: GuildSettings, plan: Plan) -> None:
    del live
    await begin_match(interaction, venue_of(interaction), asked, plan)


async def _begin_race(interaction: Interaction, live: Unplayed, asked: GuildSettings, plan: Plan) -> None:
    client, race = interaction.client, live.state
    begun = await open_race(
        client, actor_of(interaction), venue_of(interaction), asked, plan, seconds=race.seconds, rounds=race.rounds
    )
    await announce_race(interaction, begun, server_language(interaction.guild, asked.language))


async def _begin_solo(interaction: Interaction, live: Unplayed, asked: GuildSettings, plan: Plan) -> None:
    await begin_solo(interaction, asked, plan, live.state.hourglasses, private=live.is_private)


async def _begin_practice(interaction: Interaction, live: Unplayed, asked: GuildSettings, plan: Plan) -> None:
    wanted = live.state.round.drawn.wanted
    await begin_practice(interaction, asked, asked, str(wanted or ANY), private=live.is_private, instead_of=plan.instead_of)


_BEGIN: dict[str, Callable[[Interaction, Unplayed, GuildSettings, Plan], Awaitable[None]]] = {
    "match": _begin_match,
    "race": _begin_race,
    "solo": _begin_solo,
    PRACTICE: _begin_practice,
}
"""The functions that begin a game of each kind."""
