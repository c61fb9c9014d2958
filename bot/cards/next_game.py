"""The buttons that begin another game: at the end of a game, and at the end of the tutorial.

`bot.commands.next_game` handles them.
"""

from enum import Enum

import discord
from discord import ui

from bot.cards.phrases import halves_text, mention
from bot.cards.post import button_row, one_of
from bot.text import Texts
from engine.games.match.handicap import Proposal


def again_button(
    say: Texts, game_id: int, word: str, style: discord.ButtonStyle | None = discord.ButtonStyle.success
) -> tuple[str, str, discord.ButtonStyle | None]:
    """Return a button that begins a game after this one, for `button_row`. `bot.commands.kinds` has the words for it."""
    return say(f"button-again-{word}"), f"again:{game_id}:{word}", style


def proposed_label(say: Texts, proposal: Proposal) -> str:
    """Return the words of the button that begins a match as it is proposed."""
    return say("button-again-proposed", level=proposal.level or "same")


def proposal_line(say: Texts, proposal: Proposal | None) -> str:
    """Return the line with the head starts that are proposed for another match; empty where there are none."""
    if proposal is None or not proposal.ahead:
        return ""
    ahead = [
        say("end-proposed-ahead", player=mention(say, player), ahead=halves_text(halves) if halves else "no")
        for player, halves in proposal.ahead.items()
    ]
    return say("end-proposed", players=" · ".join(ahead), level=proposal.level or "same")


class FirstGame(Enum):
    """The kind of a first game. The value is its word in the custom id."""

    BOTS = "bots"
    """A match against two easy bots."""
    MATCH = "match"
    SOLO = "solo"
    PRACTICE = "practice"
    DAILY = "daily"


FIRST_GAME_ID = rf"first:(?P<action>{one_of(FirstGame)})"
"""The pattern of a button's custom id."""


def first_games(*, with_matches: bool) -> tuple[FirstGame, ...]:
    """Return the kinds of first games that are offered, three at most; outside of servers the bot can play no match."""
    alone = (FirstGame.PRACTICE, FirstGame.SOLO, FirstGame.DAILY)
    return (FirstGame.BOTS, FirstGame.MATCH, FirstGame.DAILY) if with_matches else alone


def first_games_row(say: Texts, *, in_server: bool) -> ui.ActionRow[ui.LayoutView]:
    """Return the buttons of the `first_games`, of which the first leads."""
    kinds = first_games(with_matches=in_server)
    styles = {kinds[0]: discord.ButtonStyle.success}
    return button_row(*((say(f"button-first-{kind.value}"), f"first:{kind.value}", styles.get(kind)) for kind in kinds))
