"""Solo games: their set of rules."""

from bot.games.live_game import LiveGame
from bot.games.rule_set import RuleSet
from engine.games.solo.play import EndSolo, SoloCommand, decide, retrace
from engine.games.solo.state import SoloEvent, SoloGame, replay

LiveSolo = LiveGame[SoloGame, SoloCommand, SoloEvent]
"""A solo game that is being played."""

SOLO: RuleSet[SoloGame, SoloCommand, SoloEvent] = RuleSet(
    replay=replay,
    decide=decide,
    retrace=retrace,
    stop=lambda game: EndSolo(game.player),
    is_news=lambda outcome: outcome.after.is_over,  # before that, a later card replaces one that could not be shown
)
"""The rules of solo games. Erasing the player deletes the game."""
