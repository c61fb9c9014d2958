"""Assembles the bot: the client, its commands, buttons and forms."""

from collections.abc import Iterator
from typing import Any

from discord import InteractionType, app_commands

from bot.client import RicochetBot
from bot.commands import (
    bid,
    board,
    call,
    check,
    context_menus,
    daily,
    leaderboard,
    leaving,
    me,
    my_games,
    prove,
    race,
    results,
    ricochet,
    rules,
    rules_forms,
    rush,
    server_language,
    solo,
    stats,
    study,
    tutorial,
)
from bot.commands import settings as settings_panel
from bot.commands.entering import moves_form, pad_button
from bot.commands.interaction import Interaction
from bot.commands.kinds import KINDS
from bot.commands.next_game import again_button, first_game_button
from bot.commands.open_board import board_button
from bot.run.config import Config
from bot.ui.command_texts import localised
from bot.ui.handlers import Handler, dispatch

_FORMS = (moves_form, rules_forms.rules_form, settings_panel.cup_name_form, tutorial.lesson_form, daily.daily_form)
"""The handlers of forms that belong to no single kind of game."""

_ITEMS = (
    *(pad_button, leaving.way_out_button, leaving.stop_button),
    *(board_button, again_button, first_game_button, study.study_button, study.try_button, tutorial.lesson_button),
    tutorial.lesson_bid_button,
    *(daily.daily_pad_button, daily.daily_hint_button, daily.daily_step_button, daily.daily_button),
    *(rules.rules_button, leaderboard.leaderboard_page_button, me.forget_button, server_language.language_button),
    *(me.me_select, me.me_button, board.tiles_button, results.results_button, check.check_button),
    call.call_button,
    *(settings_panel.setting_select, settings_panel.settings_page_button, settings_panel.cup_name_button),
    *(rules_forms.other_rules_button, rules_forms.rules_form_button),
)
"""The handlers of buttons and selects that belong to no kind of game."""


_GROUP = app_commands.Group(name="ricochet", description=localised("command-ricochet"))

_SUBCOMMANDS = (
    *(ricochet.start, solo.solo_command, race.race_command, rush.rush_command, daily.daily_command),
    *(me.me_command, stats.stats, leaving.stop_command, leaving.remove_command, board.board_command),
    *(ricochet.tutorial, ricochet.rules, study.study_command, my_games.my_games, leaderboard.leaderboard),
    settings_panel.settings,
)
"""The subcommands of `/ricochet` in the order in which Discord lists them: what is used most comes first."""


_MENUS = (context_menus.study_menu, context_menus.statistics_menu, context_menus.remove_menu)
"""The context menus of messages and people."""


def handlers_of(pressed: InteractionType) -> Iterator[Handler]:
    """Yield the handlers of buttons and selects, or of forms."""
    if pressed is InteractionType.component:
        yield from (item for kind in KINDS.values() for item in kind.items)
        yield from _ITEMS
    elif pressed is InteractionType.modal_submit:
        yield from (form for kind in KINDS.values() for form in kind.forms)
        yield from _FORMS


def make_bot(config: Config, **options: Any) -> RicochetBot:
    """Create a bot with these options of `RicochetBot`, ready to be started."""
    bot = RicochetBot(config, **options)
    for command in _SUBCOMMANDS:
        _GROUP.add_command(command, override=True)
    for command in (_GROUP, bid.bid_command, prove.prove_command, prove.pass_command, *_MENUS):
        bot.tree.add_command(command)
    bot.event(on_interaction)
    return bot


async def on_interaction(interaction: Interaction) -> None:
    """Remember the user's name, and handle what was pressed or filled in; the command tree handles commands."""
    interaction.client.names.remember(interaction.guild_id, interaction.user)
    if interaction.type in (InteractionType.component, InteractionType.modal_submit):
        await dispatch(interaction, handlers_of(interaction.type))
