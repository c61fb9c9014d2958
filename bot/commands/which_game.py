"""Decides which game a command is for if several kinds of games know it.

Without a match in the channel it is for the user's own solo game, else for a public one, which refuses other users with a
reason. With both a match and a solo game of the user:

1. It is for the match while that waits for the user's proof.
2. Otherwise it is for the solo game while its chip is up.
3. Otherwise it is for the match.

`/ricochet stop` follows these rules if the user started the match; otherwise it is for their solo game. `/ricochet board` and
`/ricochet look` are always for the match, since `/ricochet solo` shows the user's own game.

While the clock of the user's rush runs, all of these commands are for the rush, except `/prove` and `/pass` while the match
waits for the user's proof. `/ricochet stop` also ends a rush that is ready where there is no other game.

A race comes before a public solo game of another user. A slow race may be beside a match: then `/prove` and `/pass` are for the
race unless the match waits for the user's proof, `/ricochet board`, `look` and `rules` unless the match is being played,
`/ricochet leave` and `/ricochet remove` unless the player plays in the match, and `/ricochet stop` if the user started the race
and not the match. The buttons of a race are always for the race.
"""

from bot.commands.interaction import Interaction
from bot.commands.play import is_asked
from bot.commands.rush import own_rush
from bot.games.race import LiveRace
from bot.games.rush import LiveRush
from bot.games.solo import LiveSolo
from engine.events import Player
from engine.match import Match, Phase
from engine.moves import Robots


def rush_to_play(interaction: Interaction) -> LiveRush | None:
    """Return the rush that `/prove` or `/pass` is for: the user's own while its clock runs. None for another game."""
    match = match_here(interaction)
    return None if match and is_asked(match, interaction.user.id) else rush_to_show(interaction)


def rush_to_show(interaction: Interaction) -> LiveRush | None:
    """Return the rush that `/ricochet board` or `/ricochet look` shows: the user's own while its clock runs."""
    own = own_rush(interaction)
    return own if own and own.state.is_running else None


def rush_to_stop(interaction: Interaction) -> LiveRush | None:
    """Return the rush that `/ricochet stop` is for; None where it is for another game."""
    others = match_here(interaction) or _race_here(interaction) or _own_solo(interaction)
    return rush_to_show(interaction) if others else own_rush(interaction)


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
    game = rush_to_play(interaction) or race_to_play(interaction) or solo_to_play(interaction)
    match = match_here(interaction)
    position = game.state.position if game else match.position if match else None
    return position.robots if position else {}


def race_to_play(interaction: Interaction) -> LiveRace | None:
    """Return the race that `/prove` or `/pass` is for; None where it is for another game, or there is no race."""
    match, own = match_here(interaction), _own_solo(interaction)
    if (match and is_asked(match, interaction.user.id)) or (own and own.state.is_chip_up):
        return None
    return _race_here(interaction)


def race_to_show(interaction: Interaction) -> LiveRace | None:
    """Return the race that `/ricochet board` or `/ricochet look` shows; None where it is another game."""
    match = match_here(interaction)
    return race_to_play(interaction) if match is None or match.phase is Phase.IDLE else None


def race_to_leave(interaction: Interaction, player: Player) -> LiveRace | None:
    """Return the race that a player is to leave, or to be removed from; None where it is the match."""
    match = match_here(interaction)
    is_in_match = match is not None and player in match.known and player not in match.left
    return None if is_in_match else _race_here(interaction)


def race_to_stop(interaction: Interaction) -> LiveRace | None:
    """Return the race that `/ricochet stop` is for; None where it is for another game."""
    match, race, person = match_here(interaction), _race_here(interaction), interaction.user.id
    if race is None or race.state.starter == person:
        return race if match is None or match.starter != person else None
    return None if match or _own_solo(interaction) else race


def _race_here(interaction: Interaction) -> LiveRace | None:
    """Return the race in the channel, if there is one."""
    return interaction.client.games.find("race", interaction.channel_id)


def match_here(interaction: Interaction) -> Match | None:
    """Return the match in the channel, if there is one."""
    live = interaction.client.games.match_in(interaction.channel_id)
    return live.state if live else None


def _own_solo(interaction: Interaction) -> LiveSolo | None:
    """Return the user's solo game in the channel, if there is one."""
    return interaction.client.games.solo_of(interaction.channel_id, interaction.user.id)
