"""Names and faces of bots, always with a mark that they are no people."""

from bot.text import Texts
from engine.games.match.state import Match
from engine.games.race.state import Race
from engine.rules.bots import BOTS
from engine.rules.events import Player
from engine.rules.score import is_beside_bots_alone

_FACES = ("🦊", "🦉", "🐻")
"""The faces of bots, in the order of `engine.rules.bots.BOTS`."""


def bot_name(say: Texts, player: Player) -> str:
    """Return the name of a bot in plain text, as pictures, alt texts and files have it."""
    return say("bot-name", seat=BOTS.index(player) + 1)


def bot_mention(say: Texts, player: Player) -> str:
    """Return the face and the name of a bot, as messages have it in place of a mention."""
    return f"{_FACES[BOTS.index(player)]} {bot_name(say, player)}"


def bots_line(say: Texts, game: Match | Race) -> str:
    """Return which bots play, and how well, until the first chip is won; else nothing."""
    is_known = any(result.line for result in game.results) if isinstance(game, Race) else bool(game.awards)
    if not game.bots or is_known or game.is_over:
        return ""
    bots = " · ".join(bot_mention(say, bot.player) for bot in game.bots)
    return say("bots-at-the-table", bots=bots, level=game.bots[0].level)


def is_for_practice(game: Match | Race) -> bool:
    """Return whether one person has played beside bots, so that a game counts on no leaderboard: docs/rules.md "Bots"."""
    return is_beside_bots_alone(len(game.bots), len(game.people))
