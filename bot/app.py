"""Assembles the bot: the client, its commands, buttons and forms."""

from random import Random

from bot.client import RicochetBot
from bot.clock import Clock
from bot.commands import (
    bid,
    board,
    check,
    daily,
    leaderboard,
    leaving,
    my_games,
    preferences,
    privacy,
    prove,
    race,
    results,
    ricochet,
    rush,
    solo,
    stats,
    tutorial,
)
from bot.commands import settings as settings_panel
from bot.commands.interaction import Interaction
from bot.commands.match_buttons import MATCH_FORM, MatchButton
from bot.commands.match_pad import PadButton
from bot.commands.next_game import AgainButton, FirstGameButton
from bot.commands.open_board import BoardButton
from bot.commands.race_buttons import RACE_FORM, RaceButton
from bot.commands.race_pad import RacePadButton
from bot.commands.rush_buttons import RUSH_FORM, RushButton, RushPadButton
from bot.commands.solo_buttons import SOLO_FORM, SoloButton
from bot.commands.solo_pad import SoloPadButton
from bot.commands.study import StudyButton, study
from bot.commands.study_pad import TryButton
from bot.games.workers import Workers
from bot.metrics import Metrics
from bot.run.config import Config
from bot.run.shard_leases import ShardLease
from bot.ui.forms import answer_form
from bot.ui.persistent import answer_unknown

FORMS = (MATCH_FORM, SOLO_FORM, RACE_FORM, RUSH_FORM, tutorial.LESSON_FORM, daily.DAILY_MOVES_FORM)
"""Every type of form."""

ITEMS = (
    *(
        MatchButton,
        PadButton,
        SoloButton,
        SoloPadButton,
        RaceButton,
        RacePadButton,
        RushButton,
        RushPadButton,
        BoardButton,
        AgainButton,
        FirstGameButton,
        StudyButton,
        TryButton,
        tutorial.LessonButton,
        daily.DailyPadButton,
        daily.DailyHintButton,
        daily.DailyStepButton,
        daily.DailyButton,
        leaderboard.LeaderboardPageButton,
        privacy.ForgetButton,
        preferences.LanguageButton,
    ),
    *(settings_panel.SettingSelect, settings_panel.SettingsPageButton),
)
"""Every type of button and select."""


def make_bot(
    config: Config,
    *,
    clock: Clock | None = None,
    random: Random | None = None,
    shard_count: int | None = None,
    metrics: Metrics | None = None,
    lease: ShardLease | None = None,
    workers: Workers | None = None,
) -> RicochetBot:
    """Create a bot, ready to be started."""
    bot = RicochetBot(
        config, clock=clock, random=random, shard_count=shard_count, metrics=metrics, lease=lease, workers=workers
    )
    for command in (
        *(leaving.leave, leaving.remove, leaving.finish, leaving.stop, board.board, board.look, solo.solo, daily.daily),
        *(study, board.tiles, results.results, race.race, rush.rush, my_games.my_games),
        *(
            leaderboard.leaderboard,
            stats.stats,
            settings_panel.settings,
            check.check,
            preferences.language,
            preferences.theme,
            privacy.privacy,
            privacy.forget_me,
        ),
    ):
        ricochet.group.add_command(command, override=True)
    for command in (ricochet.group, bid.bid, prove.prove, prove.pass_turn):
        bot.tree.add_command(command)
    bot.add_dynamic_items(*ITEMS)
    bot.event(on_interaction)
    return bot


async def on_interaction(interaction: Interaction) -> None:
    """Remember the user's name, and handle forms, and buttons of unknown custom ids."""
    interaction.client.names.remember(interaction.guild_id, interaction.user)
    await answer_form(interaction, FORMS)
    await answer_unknown(interaction, ITEMS)
