"""The list of a player's games: where each is, and what the player can do in it."""

from collections.abc import Sequence

from bot.cards.phrases import clock_time, with_more
from bot.cards.post import Post, layout
from bot.store import NO_SERVER, StoredGame, kind_of, replayed
from bot.text import Texts
from engine.events import Player
from engine.match import OPEN_TO_BIDS, Match, Phase
from engine.race import Race
from engine.rush import Rush
from engine.solo import SoloGame

_MAX_GAMES = 20
"""The most games that are listed; more are counted."""


def my_games_card(say: Texts, games: Sequence[StoredGame], player: Player) -> Post:
    """Render the list of a player's unfinished games: those that wait for the player first, by their deadlines."""
    found = [(game, what, until, moves) for game in games for what, until, moves in _waiting(game, player)]
    if not found:
        return Post(layout(say("my-games-headline"), say("my-games-empty")))
    found.sort(key=lambda one: (one[1] == "none", one[2] or 0, one[0].game_id))
    lines = list[str]()
    for game, what, until, moves in found[:_MAX_GAMES]:
        kind, time = kind_of(game.events).name, clock_time(say, until or 0)
        lines.append(say("my-games-line", kind=kind, link=_link(game), what=what, until=time, moves=moves))
    return Post(layout(say("my-games-headline"), "\n".join(with_more(say, lines, len(found)))))


def _link(game: StoredGame) -> str:
    """Return the URL of a game's card, or of its channel if the card is private or not sent yet."""
    place = game.place
    channel = f"https://discord.com/channels/{place.shard_key if place.shard_key != NO_SERVER else '@me'}/{place.channel_id}"
    return channel if game.card is None else f"{channel}/{game.card}"


def _waiting(game: StoredGame, player: Player) -> list[tuple[str, float | None, int]]:
    """Return what a player can do in a game, until when, and the moves of their solution; empty if they have left."""
    state = replayed(game.events)
    match state:
        case Race():
            return [] if player in state.left else [_in_race(state, player)]
        case SoloGame():
            return [("chip", state.deadline, 0) if state.is_chip_up else ("next", None, 0)]
        case Rush():
            return [("chip", state.deadline, 0) if state.is_running else ("go", state.deadline, 0)]
        case Match():
            return [] if player in state.left else [_in_match(state, player)]
        case _:
            return []


def _in_race(race: Race, player: Player) -> tuple[str, float | None, int]:
    own = race.round.entry_of(player)
    if not race.is_open or any(said.player == player for said in race.round.done):
        return "none", None, 0
    return ("better", race.deadline, len(own.moves)) if own else ("solve", race.deadline, 0)


def _in_match(match: Match, player: Player) -> tuple[str, float | None, int]:
    current = match.round
    if match.phase is Phase.PROVING and current.prover and current.prover.player == player:
        return "prove", match.deadline, 0
    is_done = any(said.player == player for said in current.done)
    if match.phase in OPEN_TO_BIDS and not current.bid_of(player) and not is_done:
        return "bid", match.deadline, 0
    return "none", None, 0
