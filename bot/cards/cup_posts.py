"""The posts of a weekly cup: that it is open, and its result. Names of people stay on their own server."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import discord

from bot.cards.phrases import moves_text
from bot.cards.post import Button, Picture, Post, button_row
from bot.cards.rush import CUP_ID
from bot.cards.standings import MEDALS
from bot.cards.study import Looking, StudyAction, View, source_of
from bot.text import Texts
from bot.text.escaping import escaped, plain
from bot.text.names import target_name
from engine.games.cup import COUNTED, FEWEST, MOST_POINTS, SEASON, SECONDS, Cup, closes, cups_of, season_of
from engine.games.cup_table import Server, ServerStanding, first_places
from engine.games.rush.state import RULES, RushChip


@dataclass(frozen=True, slots=True)
class ServerTable:
    """A table of servers as one of them sees it; ``names`` are those of servers that have agreed to be named."""

    lines: Sequence[ServerStanding]
    seen_by: Server
    names: dict[Server, str]

    @property
    def own(self) -> ServerStanding | None:
        """The line of the server that sees it, if it has one."""
        return next((line for line in self.lines if line.server == self.seen_by), None)

    def named(self, say: Texts) -> list[str]:
        """Return the first places, best first."""
        return [
            say("cup-server", medal=MEDALS[line.place], name=self._name(say, line.server), points=_shown(line.score))
            for line in first_places(self.lines)
        ]

    def _name(self, say: Texts, server: Server) -> str:
        if server == self.seen_by:
            return say("cup-server-own")
        return escaped(plain(self.names[server])) if server in self.names else say("cup-server-unnamed")


def open_card(say: Texts, cup: Cup, season: ServerTable) -> Post:
    """Render that a cup is open, with the server's place in the ``season`` so far, and the button to play it."""
    return Post(
        say("cup-open-headline", number=str(cup)),
        say("cup-open-task", minutes=round(SECONDS / 60), most=MOST_POINTS, until=f"<t:{round(closes(cup))}:f>"),
        "\n".join([say("cup-open-server", counted=COUNTED, least=FEWEST), _season_line(say, cup, season)]),
        button_row((say("button-cup"), CUP_ID, discord.ButtonStyle.primary)),
    )


def result_card(
    say: Texts, cup: Cup, people: int, servers: ServerTable, season: ServerTable, chips: Sequence[RushChip], picture: Picture
) -> Post:
    """Render the result of a cup that ``people`` of the server have played; ``picture`` is their leaderboard.

    Above the picture are at most six lines: on a phone it is then in sight.
    """
    lines = [
        say("cup-result-headline", number=str(cup)),
        _score_line(say, people, servers),
        say("cup-result-best", servers=" · ".join(servers.named(say))) if len(servers.lines) > 1 else "",
        _season_line(say, cup, season),
    ]
    return Post(
        "\n".join(filter(None, lines)),
        picture,
        "\n".join([say("cup-chips"), *(_chip_line(say, number, chip) for number, chip in enumerate(chips, 1))]),
        button_row(*(_study_button(say, number, chip) for number, chip in enumerate(chips, 1))),
    )


def _score_line(say: Texts, people: int, servers: ServerTable) -> str:
    own = servers.own
    if own is None:
        return say("cup-result-too-few", people=people, least=FEWEST)
    return say("cup-result-score", points=_shown(own.score), place=own.place, servers=len(servers.lines))


def _season_line(say: Texts, cup: Cup, season: ServerTable) -> str:
    number, own = season_of(cup), season.own
    line = [say("cup-season", season=str(number), cup=cups_of(number).index(cup) + 1, cups=SEASON)]
    if own is not None:
        line.append(say("cup-season-own", points=_shown(own.score), place=own.place, servers=len(season.lines)))
    return " ".join(line)


def _chip_line(say: Texts, number: int, chip: RushChip) -> str:
    target = target_name(say, chip.start.chip)
    return say("cup-chip", number=number, target=target, count=len(chip.best), moves=moves_text(say, chip.best))


def _study_button(say: Texts, number: int, chip: RushChip) -> Button:
    looking = Looking(source_of(chip.start, RULES.ricochet), View.WAYS)
    return say("button-cup-study", number=number), looking.custom_id(StudyAction.OPEN), None


def _shown(score: Fraction) -> float:
    """Return a score with one decimal, for texts; places follow the exact one."""
    return round(float(score), 1)
