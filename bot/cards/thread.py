"""The card of a match in the channel below which it has a thread: who plays, the score, and in the end the result."""

from bot.cards.news import end_lines, opening
from bot.cards.phrases import listed, mention, scores, with_more
from bot.cards.post import Post
from bot.text import Texts
from engine.games.match.state import Match

_MAX_NAMES = 20
"""The most players who are named; more are counted."""


def thread_lines(say: Texts, match: Match) -> tuple[str, ...]:
    """Return the texts of the card, from top to bottom."""
    if match.is_over:
        return opening(say, match), end_lines(say, match)
    players = [mention(say, player) for player in match.ranking[:_MAX_NAMES]]
    at_the_table = listed(say, with_more(say, players, len(match.players))) if players else ""
    return opening(say, match), say("thread-players", players=at_the_table, count=len(players)), scores(say, match)


def thread_card(say: Texts, match: Match) -> Post:
    """Render the card."""
    return Post(*thread_lines(say, match))


def opening_without_thread(say: Texts, match: Match, *, is_full: bool) -> Post:
    """Render the announcement of a match for which Discord has opened no thread; ``is_full``: the server has too many."""
    return Post(opening(say, match), say("thread-refused", why="full" if is_full else "other"))
