"""Play in the browser without a Discord token: the same bot on a simulated Discord, with a page to play on."""

from bot.local.runner import greet, play

__all__ = ["greet", "play"]
