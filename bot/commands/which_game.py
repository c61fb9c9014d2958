"""Decides which game a command is for if it exists both in matches and in solo games.

Without a match in the channel it is for the user's own solo game, else for a public one, which refuses other users with a
reason. With both a match and a solo game of the user:

1. It is for the match while that waits for the user's proof.
2. Otherwise it is for the solo game while its chip is up.
3. Otherwise it is for the match.

`/ricochet stop` follows these rules if the user started the match; otherwise it is for their solo game. `/ricochet board` and
`/ricochet look` are always for the match, since `/ricochet solo` shows the user's own game.
"""

from bot.commands.interaction import Interaction
from bot.commands.play import is_asked
from bot.games.solo import LiveSolo
from engine.match import Match
from engine.moves import Robots


def solo_to_play(interaction: Interaction) -> LiveSolo | None:
    """Return the solo game that `/prove` or `/pass` is for; None if it is for the match, or there is no game."""
    match, own = match_here(interaction), _own_solo(interaction)
    if match is None:
        return own or interaction.client.games.open_solo_in(interaction.channel_id)
    if own is None or is_asked(match, interaction.user.id):
        return None
    return own if own.state.is_chip_up else None


def solo_to_stop(interaction: Interaction) -> LiveSolo | None:
    """Return the solo game that `/ricochet stop` is for; None if it is for the match, or there is no game."""
    match, own = match_here(interaction), _own_solo(interaction)
    return own if own and match and interaction.user.id != match.starter else solo_to_play(interaction)


def solo_to_show(interaction: Interaction) -> LiveSolo | None:
    """Return the solo game that `/ricochet board` or `/ricochet look` shows; None if it is the match, or there is no game."""
    return None if match_here(interaction) else solo_to_play(interaction)


def robots_to_play(interaction: Interaction) -> Robots:
    """Return the robots of the game that `/prove` is for; none if there is no game."""
    game, match = solo_to_play(interaction), match_here(interaction)
    position = game.state.position if game else match.position if match else None
    return position.robots if position else {}


def match_here(interaction: Interaction) -> Match | None:
    """Return the match in the channel, if there is one."""
    live = interaction.client.games.match_in(interaction.channel_id)
    return live.state if live else None


def _own_solo(interaction: Interaction) -> LiveSolo | None:
    """Return the user's solo game in the channel, if there is one."""
    return interaction.client.games.solo_of(interaction.channel_id, interaction.user.id)
