"""The content of cards of people, for their pictures and alt texts: leaderboard, scoreboard, the end of a match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.cards.alt_text import LIMIT
from bot.store import Leaderboard, Score, Standing
from bot.text import Texts
from bot.text.names import usual_fifth_robot
from engine.games.match.events import Ending
from engine.games.match.state import Match
from engine.rules.events import Player
from engine.rules.rules import CHIPS
from render.sections import MAX_ROWS, Card, Row

Names = Mapping[Player, str]
"""The names of players."""


@dataclass(frozen=True, slots=True)
class PeopleCard:
    """The content of a card of people, and the name of its file; ``unit`` is what its alt text counts, if not the score."""

    file: str
    card: Card
    unit: str = ""

    def alt(self, say: Texts) -> str:
        """Return the alt text, at most 1,024 characters: the title, the subtitle, and each row, as sentences."""
        card, score = self.card, self.unit or self.card.score.value
        rows = (
            say("people-row", place=row.place, name=row.name, points=row.chips, score=score)
            if row.place
            else say("people-row-without-place", name=row.name, points=row.chips, score=score)
            for row in card.rows
        )
        listed = "; ".join(rows)
        if card.rows and card.rows[0].place:
            listed = listed[:1].upper() + listed[1:]  # not a name, which stays as its owner writes it
        return " ".join(_sentence(part) for part in (card.title, card.subtitle, listed, card.footer) if part)[:LIMIT]


def _sentence(text: str) -> str:
    """Return a text with a full stop, unless it ends with another mark."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def leaders(say: Texts, standings: Sequence[Standing], score: Score, period: str, names: Names) -> PeopleCard:
    """Return the card of a page of a server's leaderboard; ``period`` is in words."""
    rows = tuple(
        Row(standing.place, names[standing.player], standing.points, written=say("number", number=standing.points))
        for standing in standings[:MAX_ROWS]
    )
    title = say("people-leaders", score=score.value)
    return PeopleCard("leaders.png", Card(title, rows, period, score=score, fifth=usual_fifth_robot(say)))


def cup_people(say: Texts, cup: int, board: Leaderboard, names: Names) -> PeopleCard:
    """Return the card of a server's people in a cup, with its golden icon."""
    rows = tuple(Row(one.place, names[one.player], one.points, written=say("number", number=one.points)) for one in board.lines)
    more = board.length - len(rows)
    title, footer = say("cup-people", number=str(cup)), say("people-more", count=more) if more else ""
    card = Card(title, rows, footer=footer, score=Score.MATCHES, fifth=usual_fifth_robot(say))
    return PeopleCard("cup.png", card, unit="cup")


def scoreboard(say: Texts, match: Match, names: Names) -> PeopleCard:
    """Return the card of who has won which chips in a running match."""
    chips = match.chips_needed
    goal = say("people-goal-all") if chips in (None, CHIPS) else say("people-goal-chips", chips=chips)
    rows, more = _rows(match, names), _more(say, match)
    return PeopleCard("scores.png", Card(say("people-scores"), rows, goal, more, fifth=match.rules.fifth_robot))


def ending(say: Texts, match: Match, names: Names) -> PeopleCard:
    """Return the card of the end of a match: all players in the order of the ranking, with their chips."""
    stopped = match.ending is Ending.STOPPED
    winners = [names[player] for player in match.winners]
    title = say("people-stopped") if stopped else say("people-end", winner=winners[0], count=len(winners))
    rounds = say("people-rounds", rounds=match.round.number)
    winner = winners[0] if len(winners) == 1 else ""
    rows, more = _rows(match, names), _more(say, match)
    card = Card(title, rows, rounds, more, winner, festive=not stopped, fifth=match.rules.fifth_robot)
    return PeopleCard("end.png", card)


def placed(match: Match) -> list[Player]:
    """Return the players on a card: those with chips, most first; once the match is over, all players."""
    return _shown(match)[:MAX_ROWS]


def _shown(match: Match) -> list[Player]:
    return list(match.ranking) if match.is_over else [player for player, _ in match.chips.most_common()]


def _rows(match: Match, names: Names) -> tuple[Row, ...]:
    """Return a row for each player. Equal numbers of chips share a place, and the next is left out; 0 is no place."""
    counts = sorted(match.chips.values(), reverse=True)
    return tuple(
        Row(
            counts.index(match.chips[player]) + 1 if match.chips[player] else 0,
            names[player],
            match.chips[player],
            tuple(award.target for award in match.awards if award.player == player),
        )
        for player in placed(match)
    )


def _more(say: Texts, match: Match) -> str:
    more = len(_shown(match)) - MAX_ROWS
    return say("people-more", count=more) if more > 0 else ""
