"""Which game a command is for that both a match and a solo game know.

Where there is no match in the channel, it is for the person's own solo game, or else for an open one: its player alone may
do something there, and the refusal says so. Where both a match and a solo game of this person are:

1. It is for the match while that waits for this person's proof.
2. Otherwise it is for the solo game while its chip is up.
3. Otherwise it is for the match.

`/ricochet stop` follows these rules where this person started the match; otherwise it is for their solo game. `/ricochet board`
and `/ricochet look` are for the match in any case, since `/ricochet solo` shows somebody their own game.
"""

from bot.commands.interaction import Interaction
from bot.commands.play import is_asked
from bot.games.solo import LiveSolo
from engine.match import Match
from engine.moves import Robots


def solo_to_play(interaction: Interaction) -> LiveSolo | None:
    """The solo game that `/prove` or `/pass` is for; None where it is for the match, or where there is neither."""
    match, own = match_here(interaction), _own_solo(interaction)
    if match is None:
        return own or interaction.client.games.open_solo_in(interaction.channel_id)
    if own is None or is_asked(match, interaction.user.id):
        return None
    return own if own.state.is_chip_up else None


def solo_to_stop(interaction: Interaction) -> LiveSolo | None:
    """The solo game that `/ricochet stop` is for; None where it is for the match, or where there is neither."""
    match, own = match_here(interaction), _own_solo(interaction)
    return own if own and match and interaction.user.id != match.starter else solo_to_play(interaction)


def solo_to_show(interaction: Interaction) -> LiveSolo | None:
    """The solo game that `/ricochet board` or `/ricochet look` shows; None where it is the match, or where there is neither."""
    return None if match_here(interaction) else solo_to_play(interaction)


def robots_to_play(interaction: Interaction) -> Robots:
    """The robots of the game that `/prove` is for; none where there is no game."""
    game, match = solo_to_play(interaction), match_here(interaction)
    position = game.state.position if game else match.position if match else None
    return position.robots if position else {}


def match_here(interaction: Interaction) -> Match | None:
    """The match in the channel, if there is one."""
    live = interaction.client.games.match_in(interaction.channel_id)
    return live.state if live else None


def _own_solo(interaction: Interaction) -> LiveSolo | None:
    """The solo game that this person plays in the channel, if there is one."""
    return interaction.client.games.solo_of(interaction.channel_id, interaction.user.id)
