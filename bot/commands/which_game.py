"""Decides which game a command is for if several kinds of games know it; `bot.commands.kinds` says what it does there.

Without a match in the channel it is for the user's own solo game, else for a public one, which refuses other users with a
reason. With both a match and a solo game of the user:

1. It is for the match while that waits for the user's proof.
2. Otherwise it is for the solo game while its chip is up.
3. Otherwise it is for the match.

`/ricochet board` is always for the match, since `/ricochet solo` shows the user's own game. `/ricochet stop` is for all games.

While the clock of the user's rush runs, all of these commands are for the rush, except `/prove` and `/pass` while the match
waits for the user's proof.

A race comes before a public solo game of another user. A slow race may be beside a match: then `/prove` and `/pass` are for the
race unless the match waits for the user's proof, `/ricochet board` and `rules` unless the match is being played, and
`/ricochet remove` unless the player plays in the match. The buttons of a race are always for the race.

A game of any other kind comes last: these commands are for it where there is none of these.
"""

from dataclasses import dataclass
from typing import Any

from bot.commands.interaction import Interaction
from bot.commands.play import is_asked
from bot.games.live_game import LiveGame
from bot.games.match import LiveMatch
from bot.games.race import LiveRace
from bot.games.rush import LiveRush
from bot.games.solo import LiveSolo
from bot.store import KINDS
from engine.games.match.state import Phase
from engine.rules.events import Player

Live = LiveGame[Any, Any, Any]

_DECIDED = frozenset({"match", "solo", "race", "rush"})
"""The kinds between which there are rules here."""


@dataclass(frozen=True, slots=True)
class _Here:
    """The games of the channel that a command of ``user`` may be for: public ones, their own, or one of another kind."""

    user: Player
    match: LiveMatch | None
    race: LiveRace | None
    rush: LiveRush | None
    solo: LiveSolo | None
    public_solo: LiveSolo | None
    other: Live | None

    @property
    def is_asked(self) -> bool:
        """Whether the match waits for the user's proof."""
        return self.match is not None and is_asked(self.match.state, self.user)

    @property
    def rush_runs(self) -> bool:
        """Whether the clock of the user's rush runs."""
        return self.rush is not None and self.rush.state.is_running

    @property
    def is_solo_first(self) -> bool:
        """Whether a chip of the user's solo game is up, and nothing more urgent waits for them."""
        return self.solo is not None and self.solo.state.is_chip_up and not self.is_asked


def _here(interaction: Interaction) -> _Here:
    games, channel_id, user = interaction.client.games, interaction.channel_id, interaction.user.id
    match, race, rush = games.match_in(channel_id), games.find("race", channel_id), games.find("rush", channel_id, user)
    solo, public = games.solo_of(channel_id, user), games.open_solo_in(channel_id)
    others = (
        games.find(name, channel_id, user if kind.is_personal else None) for name, kind in KINDS.items() if name not in _DECIDED
    )
    return _Here(user, match, race, rush, solo, public, next(filter(None, others), None))


def game_to_play(interaction: Interaction) -> Live | None:
    """Return the game that `/prove` or `/pass` is for; None if there is no game."""
    here = _here(interaction)
    if here.is_asked:
        return here.match
    if here.rush_runs:
        return here.rush
    return here.solo if here.is_solo_first else here.race or here.match or here.solo or here.public_solo or here.other


def game_to_show(interaction: Interaction) -> Live | None:
    """Return the game that `/ricochet board` shows; None if there is no game."""
    here = _here(interaction)
    return here.rush if here.rush_runs else game_of_rules(interaction) or here.other


def game_of_rules(interaction: Interaction) -> Live | None:
    """Return the game whose rules `/ricochet rules` shows, which is never a rush; None if there is no game."""
    here = _here(interaction)
    if here.match and not (here.match.state.phase is Phase.IDLE and here.race and not here.is_solo_first):
        return here.match
    return here.solo if here.is_solo_first else here.race or here.solo or here.public_solo


def game_with(interaction: Interaction, player: Player) -> Live | None:
    """Return the game from which a player is to be removed; None if there is none."""
    here = _here(interaction)
    match = here.match.state if here.match else None
    is_in_match = match is not None and player in match.known and player not in match.left
    return here.match if is_in_match else here.race or here.match or here.other


def games_here(interaction: Interaction) -> list[Live]:
    """Return all games here that the user may leave or end, if anyone may: each once, the most urgent first."""
    here = _here(interaction)
    running = here.rush if here.rush_runs else None
    found = (running, here.match, here.race, here.solo, here.public_solo, here.rush, here.other)
    return list(dict.fromkeys(live for live in found if live is not None))
