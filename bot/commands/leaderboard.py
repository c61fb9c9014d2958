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
from bot.ui.handlers import Named, handles
from bot.ui.languages import public_texts, texts_of
from bot.ui.membership import server_of
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
    chosen = (await _offered(interaction))[period] if week is None else read_week(week)
    if chosen is None:
        raise problem(Problem.NO_WEEK, text=quotable(week or ""))
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


@handles("LeaderboardPageButton", LEADERBOARD_PAGE_ID)
async def leaderboard_page_button(interaction: Interaction, named: Named) -> None:
    """Show the page of a button to another page, period or score.

    For the user who requested the leaderboard it changes the message; others get an ephemeral reply.
    """
    period = (await _offered(interaction)).get(named["period"]) or read_period(named["period"])
    if period is None:
        raise problem(Problem.OLD_BUTTON)
    say, is_requester = texts_of(interaction), interaction.user.id == int(named["asker"])
    is_public = is_requester and not (interaction.message and interaction.message.flags.ephemeral)
    if is_requester:
        await defer(interaction)
        say = await public_texts(interaction) if is_public else say
    else:
        await defer_ephemeral(interaction)
    await _show(interaction, say, Score(named["score"]), period, int(named["page"]), is_public=is_public)


async def _offered(interaction: Interaction) -> dict[str, Period]:
    """Return the periods that are offered today, by name. Raises `Refused` outside of servers that have the bot."""
    guild_id = server_of(interaction)
    if guild_id is None:
        raise problem(Problem.SERVER_ONLY, what="leaderboard")
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
    current = next((name for name, offered in (await _offered(interaction)).items() if offered == period), None)
    await edit_reply(interaction, leaderboard_card(say, board, Shown(score, period, page, who, current), drawn))
