"""What bots are called, and how they look: names and faces of their own, and always a mark that they are no people."""

from bot.text import Texts
from engine.bots import BOTS
from engine.events import Player
from engine.match import Match

_FACES = ("🦊", "🦉", "🐻")
"""The faces of bots, in the order of `engine.bots.BOTS`."""


def bot_name(say: Texts, player: Player) -> str:
    """Return the name of a bot in plain text, as pictures, alt texts and files have it."""
    return say("bot-name", seat=BOTS.index(player) + 1)


def bot_mention(say: Texts, player: Player) -> str:
    """Return the face and the name of a bot, as messages have it in place of a mention."""
    return f"{_FACES[BOTS.index(player)]} {bot_name(say, player)}"


def bots_line(say: Texts, match: Match) -> str:
    """Return which bots play in a match, and how well, before its first bid; after that an empty text."""
    if not match.bots or match.players or match.is_over:
        return ""
    bots = " · ".join(bot_mention(say, bot.player) for bot in match.bots)
    return say("bots-at-the-table", bots=bots, level=match.bots[0].level)
