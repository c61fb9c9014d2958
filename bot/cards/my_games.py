"""The list of a player's games: where each is, and what the player can do in it."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.cards.board_link import custom_id, deep_link
from bot.cards.phrases import clock_time, with_more
from bot.cards.post import Post
from bot.store import NO_SERVER, StoredGame, kind_of
from bot.text import Texts

_MAX_GAMES, _MAX_LINKED = 20, 12
"""The most games that are listed, and with links to the Activity; more are counted."""


class Wait(NamedTuple):
    """An action that a game waits for, as a word for the text; its deadline; the moves of the player's solution, if any."""

    what: str = "none"
    until: float | None = None
    moves: int = 0


def my_games_card(say: Texts, games: Iterable[tuple[StoredGame, Wait]], activity: int | None = None) -> Post:
    """Render the list of a player's unfinished games: those that wait for the player first, by their deadlines.

    ``activity`` is the application whose Activity opens each of them, if it has one.
    """
    found = sorted(games, key=lambda one: (one[1].what == "none", one[1].until or 0, one[0].game_id))
    if not found:
        return Post(say("my-games-headline"), say("my-games-empty"))
    lines = list[str]()
    for game, (what, until, moves) in found[: _MAX_LINKED if activity else _MAX_GAMES]:
        kind, time = kind_of(game.events).name, clock_time(say, until or 0)
        line = say("my-games-line", kind=kind, link=_link(game), what=what, until=time, moves=moves)
        url = deep_link(activity, custom_id(game.place, kind, game.game_id))
        lines.append(f"{line} · [{say('web-open')}]({url})" if activity else line)
    return Post(say("my-games-headline"), "\n".join(with_more(say, lines, len(found))))


def _link(game: StoredGame) -> str:
    """Return the URL of a game's card, or of its channel if the card is private or not sent yet."""
    place = game.place
    channel = f"https://discord.com/channels/{place.shard_key if place.shard_key != NO_SERVER else '@me'}/{place.channel_id}"
    return channel if game.card is None else f"{channel}/{game.card}"
