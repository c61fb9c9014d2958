"""`/ricochet leaderboard`: rankings by score and period."""

from discord import app_commands
from discord.app_commands import Choice

from bot.cards.standings import LEADERBOARD_PAGE_ID, Shown, leaderboard_card, period_name, short_name
from bot.commands.completion import MAX_CHOICES
from bot.commands.interaction import Interaction, made_at
from bot.store import Score
from bot.store.periods import PERIODS, THIS_WEEK, Period, day_of, periods_on, read_period, read_week, span_of, weeks_between
from bot.text import Texts
from bot.text.escaping import quotable
from bot.ui.answers import defer, defer_ephemeral, edit_reply
from bot.ui.command_texts import localised
from bot.ui.languages import public_texts, texts_of
from bot.ui.membership import server_of
from bot.ui.persistent import PersistentItem
from bot.ui.pictures import Chooser, chooser_of
from bot.ui.replies import Problem, problem


@app_commands.command(name="leaderboard", description=localised("command-leaderboard"))
@app_commands.describe(period=localised("option-period"), by=localised("option-by"), week=localised("option-week"))
@app_commands.choices(
    period=[Choice(name=localised(f"choice-{value}"), value=value) for value in PERIODS],
    by=[Choice(name=localised(f"score-{score.value}"), value=score.value) for score in Score],
)
async def leaderboard(
    interaction: Interaction, period: str = THIS_WEEK, by: str = Score.CHIPS.value, week: str | None = None
) -> None:
    """Post the first page of a leaderboard."""
    chosen = await _chosen(interaction, period, week)
    await defer(interaction, thinking=True)
    await _show(interaction, await public_texts(interaction), Score(by), chosen, 1, is_public=True)


@leaderboard.autocomplete("week")
async def _complete(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the weeks since the server's first chip, the latest first."""
    say = texts_of(interaction)
    guild_id, store = server_of(interaction), interaction.client.store
    first = None if guild_id is None else await store.first_point(guild_id)
    if guild_id is None or first is None:
        return []
    weeks = weeks_between(first, made_at(interaction), (await store.guild_settings(guild_id)).zone)
    names = {str(week): period_name(say, week) for week in reversed(weeks)}
    typed = current.strip().casefold()
    fitting = [week for week, name in names.items() if typed in week.casefold() or typed in name.casefold()]
    return [Choice(name=names[week], value=week) for week in fitting[:MAX_CHOICES]]


class LeaderboardPageButton(PersistentItem, template=LEADERBOARD_PAGE_ID):
    """A button to another page, period or score.

    For the user who requested the leaderboard it changes the message; others get an ephemeral reply.
    """

    async def pressed(self, interaction: Interaction) -> None:
        """Show the page that the button names."""
        period = await self._period(interaction)
        say, is_requester = texts_of(interaction), interaction.user.id == int(self.named["asker"])
        is_public = is_requester and not (interaction.message and interaction.message.flags.ephemeral)
        if is_requester:
            await defer(interaction)
            say = await public_texts(interaction) if is_public else say
        else:
            await defer_ephemeral(interaction)
        await _show(interaction, say, Score(self.named["score"]), period, int(self.named["page"]), is_public=is_public)

    async def _period(self, interaction: Interaction) -> Period:
        """Return the period of the button; a relative one like this week is resolved for the current day. Raises `Refused`."""
        name = self.named["period"]
        if name in PERIODS:
            return await _chosen(interaction, name, None)
        period = read_period(name)
        if period is None:
            raise problem(Problem.OLD_BUTTON)
        if server_of(interaction) is None:
            raise problem(Problem.SERVER_ONLY, what="leaderboard")
        return period


async def _chosen(interaction: Interaction, period: str, week: str | None) -> Period:
    """Return the period of the options, in which ``week`` takes precedence. Raises `Refused`."""
    guild_id = server_of(interaction)
    if guild_id is None:
        raise problem(Problem.SERVER_ONLY, what="leaderboard")
    if week is not None:
        if (named := read_week(week)) is None:
            raise problem(Problem.NO_WEEK, text=quotable(week))
        return named
    return (await _periods(interaction, guild_id))[period]


async def _periods(interaction: Interaction, guild_id: int) -> dict[str, Period]:
    """Return the periods that are offered today, by name."""
    zone = (await interaction.client.store.guild_settings(guild_id)).zone
    return periods_on(day_of(made_at(interaction), zone))


async def _show(interaction: Interaction, say: Texts, score: Score, period: Period, page: int, *, is_public: bool) -> None:
    """Show a page, after the interaction was deferred."""
    guild_id, who = interaction.guild_id, interaction.user.id
    assert guild_id is not None
    leaderboards, store = interaction.client.leaderboards, interaction.client.store
    await leaderboards.present(guild_id, who)
    span = span_of(period, score, (await store.guild_settings(guild_id)).zone)
    board, page = await leaderboards.page(guild_id, score, span, page, who)
    chooser = Chooser(guild_id) if is_public else chooser_of(interaction)
    pictures = interaction.client.pictures
    drawn = (
        await pictures.of_leaders(say, guild_id, board.lines, score, short_name(say, period), chooser) if board.lines else None
    )
    offered = await _periods(interaction, guild_id)
    current = next((name for name, other in offered.items() if other == period), None)
    await edit_reply(interaction, leaderboard_card(say, board, Shown(score, period, page, who, current), drawn))
