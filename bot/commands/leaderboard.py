"""`/ricochet leaderboard`: who is first, in which time, and in what."""

from discord import app_commands
from discord.app_commands import Choice

from bot.cards.standings import LEADERBOARD_PAGE_ID, leaderboard_card, period_name, short_name
from bot.commands.completion import MAX_CHOICES
from bot.commands.interaction import Interaction, made_at
from bot.commands.options import localised
from bot.store import Score
from bot.store.periods import Ever, Month, Period, day_of, read_period, read_week, span_of, week_of, weeks_between
from bot.text import Texts
from bot.text.escaping import quotable
from bot.ui.answers import defer, defer_ephemeral, edit_reply
from bot.ui.languages import public_texts, texts_of
from bot.ui.membership import server_of
from bot.ui.persistent import PersistentItem
from bot.ui.replies import Problem, problem

THIS_WEEK, LAST_WEEK, MONTH, EVER = "this-week", "last-week", "month", "ever"


@app_commands.command(name="leaderboard", description=localised("command-leaderboard"))
@app_commands.describe(period=localised("option-period"), by=localised("option-by"), week=localised("option-week"))
@app_commands.choices(
    period=[Choice(name=localised(f"choice-{value}"), value=value) for value in (THIS_WEEK, LAST_WEEK, MONTH, EVER)],
    by=[Choice(name=localised(f"score-{score.value}"), value=score.value) for score in Score],
)
async def leaderboard(
    interaction: Interaction, period: str = THIS_WEEK, by: str = Score.CHIPS.value, week: str | None = None
) -> None:
    """Show the first page of a leaderboard to everybody."""
    chosen = await _chosen(interaction, period, week)
    await defer(interaction, thinking=True)
    await _show(interaction, await public_texts(interaction), Score(by), chosen, 1)


@leaderboard.autocomplete("week")
async def _complete(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the weeks since the first chip of the server, the latest first."""
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
    """A button that turns pages.

    Who asked for the leaderboard turns the page in the message; everybody else gets the other page as an ephemeral reply.
    """

    async def pressed(self, interaction: Interaction) -> None:
        """Show the page that the button names."""
        period = read_period(self.named["period"])
        if period is None:
            raise problem(Problem.OLD_BUTTON)
        if server_of(interaction) is None:
            raise problem(Problem.SERVER_ONLY, what="leaderboard")
        say = texts_of(interaction)
        if interaction.user.id == int(self.named["asker"]):
            await defer(interaction)
            say = await public_texts(interaction)
        else:
            await defer_ephemeral(interaction)
        await _show(interaction, say, Score(self.named["score"]), period, int(self.named["page"]))


async def _chosen(interaction: Interaction, period: str, week: str | None) -> Period:
    """The period that was asked for; a week that is named comes before everything else. Raises `Refused`."""
    guild_id = server_of(interaction)
    if guild_id is None:
        raise problem(Problem.SERVER_ONLY, what="leaderboard")
    if week is not None:
        if (named := read_week(week)) is None:
            raise problem(Problem.NO_WEEK, text=quotable(week))
        return named
    zone = (await interaction.client.store.guild_settings(guild_id)).zone
    today = day_of(made_at(interaction), zone)
    periods = {THIS_WEEK: week_of(today), LAST_WEEK: week_of(today).later(-1), MONTH: Month(today.replace(day=1))}
    return periods.get(period, Ever())


async def _show(interaction: Interaction, say: Texts, score: Score, period: Period, page: int) -> None:
    """Show a page as the answer, which is on its way."""
    assert interaction.guild_id is not None
    leaderboards, store = interaction.client.leaderboards, interaction.client.store
    who = interaction.user.id
    await leaderboards.present(interaction.guild_id, who)
    span = span_of(period, score, (await store.guild_settings(interaction.guild_id)).zone)
    board, page = await leaderboards.page(interaction.guild_id, score, span, page, who)
    pictures = interaction.client.pictures
    drawn = (
        await pictures.of_leaders(say, interaction.guild_id, board.lines, score, short_name(say, period))
        if board.lines
        else None
    )
    await edit_reply(interaction, leaderboard_card(say, board, score, period, page, who, drawn))
