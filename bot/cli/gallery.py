"""``ricochet gallery FOLDER``: one picture of each kind with a page to view them, for work on `render`.

Its captions are English literals, as players never see them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from random import Random

from bot.cards.alt_text import describe, describe_line, describe_part, list_faces
from bot.text import Texts
from bot.text.names import mark_names
from engine.board.ascii import draw_small
from engine.board.geometry import Cell, Direction
from engine.board.moves import Move
from engine.board.notation import parse_moves
from engine.board.pieces import TARGETS, VORTEX, Robot, Symbol, Target
from engine.board.position import Line, Position
from engine.rules.rules import RULES_1999, Diagonals, Edition, rules_for
from engine.rules.score import Score
from engine.rules.setup import Setup, draw_setup
from render.board import board_png, draw_board, zoom_png
from render.cards import draw_card
from render.charts import draw_chart
from render.faces import faces_png
from render.panels import card_png
from render.pen import png
from render.replay import replay_gif
from render.robots import avatar_png
from render.sections import Bar, Bars, Card, Column, Columns, Row, Tile, Tiles
from render.theme import THEMES, Theme
from render.vision import Deficiency, simulate

NARROW = 400
"""The width of a phone, in pixels."""

_AVATAR = 512
"""The width of the bot's own picture, in pixels."""

_EXAMPLE, _SOLUTION = "03M93T-J0FRNC-XSBHK2-BSAG2P", "G-left R-up R-left R-down"
_SILVER, _SILVER_SOLUTION = "8DZWWG7-1FFZCHP", "G-left S-up S-down S-left S-up S-right S-down"
_MOON = Target(Symbol.MOON, Robot.RED)
_SEED = 8
_CORNER = r"""
    +---+---+---+---+
    | R   G | B  Gm |
    +   +---+   +---+
    | K  R/   Y  ** |
    +---+   +---+   +
    | .   .  Bs  G\ |
    +---+---+---+---+
"""
_LANES = "G-left B-left K-down Y-right R-right R-left R-right R-left R-right"
_LANES_FROM = r"""
    +---+---+---+---+---+---+---+---+
    | .   G   .   B   .   .   .   . |
    +   +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +   +
    | R   .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   .   K |
    +   +   +   +   +   +   +   +   +
    | .   .   .   .   .   Y   .   . |
    +---+---+---+---+---+---+---+---+
"""
_NAMES = (
    "Ada Lovelace", "محمد علي", "日本語のなまえ 🦊", "a name of thirty-two characters!", "नमस्ते क्षत्रिय",
    "👨‍👩‍👧‍👦 Ünsal 🏆", "שלום עולם", "ไทยแลนด์", "꧁༺ Ben ༻꧂", "한국어 이름",
)  # fmt: skip
_SCORES = {
    Score.MATCHES: "Most matches won",
    Score.BEST: "Most optimal solutions",
    Score.SOLO: "Most stars in solo games",
    Score.DAILY: "Most stars in daily puzzles",
}
_SHARES = (0.2, 0.35, None, 0.5, 0.44, 0.0, 0.61, 0.7, 1.0, 0.55, 0.66, 0.83)
_STATISTICS = (
    Tiles("", (Tile("🔥 23", "days in a row"), Tile("41", "longest"), Tile("🧊 2", "freezes"), Tile("5", "weeks in a row"))),
    Columns(
        "Optimal solutions week by week, in %",
        tuple(
            Column(f"W{week}", share, "–" if share is None else str(round(100 * share)))
            for week, share in enumerate(_SHARES, 36)
        ),
    ),
    Tiles("Quickest optimal solution", tuple(Tile(f"{moves}:05", f"{moves} moves") for moves in range(2, 12)), across=5),
    Tiles(
        "Achievements", (Tile("🔟", "First ten-mover"), Tile("🌞", "Optimal on Sunday"), Tile("🏆", "First victory")), across=3
    ),
)
_SPREAD = Bars(
    "Moves that people needed",
    tuple(
        Bar(label, count, "← you" if label == "9" else "")
        for label, count in {"7": 12, "8": 31, "9": 54, "10": 20, "11": 8, "12": 0, "13+": 4}.items()
    ),
)
_LONG = "Maximiliane von Oberndorff-Klein"

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ricochet: gallery</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 1000px; padding: 0 1rem }}
figure {{ margin: 0 0 2rem }} figcaption {{ margin-bottom: .4rem }} pre {{ line-height: 1.15 }}
.grounds {{ display: flex; flex-wrap: wrap }} .grounds a {{ padding: 24px; line-height: 0 }}
.grounds img {{ width: {narrow}px; max-width: 80vw }} .paper {{ background: #fff }} .slate {{ background: #313338 }}
</style>
<h1>Gallery</h1>
<p>Each picture as wide as a phone, on light and on dark ground. Click one to see it in full size.</p>
{figures}
<h2>In words</h2>
<pre>{text}</pre>
<p>{words}</p>
</html>
"""
_FIGURE = """<figure><figcaption>{caption}</figcaption><div class="grounds">
<a class="paper" href="{file}"><img loading="lazy" src="{file}" alt="{alt}"></a>
<a class="slate" href="{file}"><img loading="lazy" src="{file}" alt="{alt}"></a></div></figure>"""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture, with its file name, caption and alt text."""

    file: str
    data: bytes
    caption: str
    alt: str


def write_gallery(say: Texts, folder: Path) -> Path:
    """Draw everything into a folder, which is created if necessary, and return the page to open.

    Replaces files of the same names. Raises `OSError` if the folder cannot be written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    figures = list[str]()
    for exhibit in exhibits(say):
        (folder / exhibit.file).write_bytes(exhibit.data)
        figures.append(_FIGURE.format(file=exhibit.file, caption=escape(exhibit.caption), alt=escape(exhibit.alt)))
    position = _round(diagonals=True).with_target(VORTEX)
    text = escape(draw_small(position.drawing, position.target))
    words = escape(describe(say, position))
    page = folder / "index.html"
    page.write_text(_PAGE.format(figures="\n".join(figures), text=text, words=words, narrow=NARROW), encoding="utf-8")
    return page


def exhibits(say: Texts) -> Iterator[Exhibit]:
    """Draw everything, the light theme before the dark one, and at last what has no theme."""
    for name, theme in THEMES.items():
        for exhibit in (
            *_boards(say, theme),
            *_tiles(say, theme),
            *_proofs(say, theme),
            *_deficiencies(theme),
            *_cards(theme),
            *_charts(theme),
            *_targets(say, theme),
        ):
            file = f"{exhibit.file.partition('.')[0]}-{name}.{exhibit.file.partition('.')[2]}"
            yield Exhibit(file, exhibit.data, f"{exhibit.caption} ({name})", exhibit.alt)
    yield Exhibit("avatar.png", avatar_png(_AVATAR), "The bot's own picture, for Discord to show", "The red robot")


def _round(*, diagonals: bool) -> Position:
    """Return the beginning of a round, always the same."""
    rules = rules_for(Edition.Y2013, diagonals=Diagonals.WITH, fifth_robot=Robot.BLACK) if diagonals else RULES_1999
    return draw_setup(rules, Random(_SEED)).position


def _boards(say: Texts, theme: Theme) -> Iterator[Exhibit]:
    silver = Position.from_code(_SILVER)
    for file, caption, position in (
        ("round-1999.png", "A round, edition of 1999", _round(diagonals=False)),
        ("round-2013.png", "A round with diagonals and five robots, edition of 2013", _round(diagonals=True)),
        ("silver.png", "A round with silver as the fifth robot", silver),
        ("corner.png", "A crowded corner", Position.parse(_CORNER).with_target(VORTEX)),
    ):
        yield Exhibit(file, board_png(position, theme=theme), caption, describe(say, position))
    zoomed = zoom_png(silver, Cell(0, 5), theme=theme)
    yield Exhibit("zoom.png", zoomed, "A part of the round with silver, larger", describe_part(say, silver, Cell(0, 5)))


def _tiles(say: Texts, theme: Theme) -> Iterator[Exhibit]:
    yield Exhibit("tiles.png", faces_png(mark_names(say), theme=theme), "The sixteen faces of the tiles", list_faces(say))


def _proofs(say: Texts, theme: Theme) -> Iterator[Exhibit]:
    example = Setup.from_code(_EXAMPLE).position.with_target(_MOON)
    yield from _proof(say, "proof", example.play(parse_moves(_SOLUTION)), theme)
    yield from _proof(say, "silver-proof", Position.from_code(_SILVER).play(parse_moves(_SILVER_SOLUTION)), theme)
    yield from _proof(say, "long-proof", _wandered(_round(diagonals=True), 25), theme)

    lanes = Position.parse(_LANES_FROM).play(parse_moves(_LANES))
    yield Exhibit("lanes.png", board_png(lanes, theme=theme), "Many moves in little room", describe_line(say, lanes))


def _proof(say: Texts, file: str, line: Line, theme: Theme) -> Iterator[Exhibit]:
    alt, count = describe_line(say, line), len(line.slides)
    yield Exhibit(f"{file}.png", board_png(line, theme=theme), f"{count} moves, as a picture", alt)
    yield Exhibit(f"{file}.gif", replay_gif(line, theme=theme), f"The same {count} moves, as a replay", alt)


def _wandered(start: Position, count: int) -> Line:
    """Play ``count`` random legal moves, always the same."""
    chance, moves, position = Random(_SEED), list[Move](), start
    while len(moves) < count:
        move = Move(chance.choice(list(position.robots)), chance.choice(list(Direction)))
        if (tried := position.play([move])).is_legal:
            moves.append(move)
            position = tried.end
    return start.play(moves)


def _deficiencies(theme: Theme) -> Iterator[Exhibit]:
    picture = draw_board(_wandered(_round(diagonals=True), 8), theme=theme)
    for deficiency in Deficiency:
        word = deficiency.name.lower()
        yield Exhibit(f"{word}.png", png(simulate(picture, deficiency)), f"As seen with {word}", f"The colours of {word}")


def _cards(theme: Theme) -> Iterator[Exhibit]:
    def shown(file: str, caption: str, card: Card) -> Exhibit:
        return Exhibit(file, card_png(draw_card(card, theme)), caption, card.title)

    leaders = [Row(place, name, 130 - 12 * place) for place, name in enumerate(_NAMES, start=1)]
    card = Card("Leaderboard", leaders, subtitle="This week", footer="…and 7 more", fifth=Robot.BLACK)
    yield shown("leaderboard.png", "A leaderboard with names in many scripts", card)
    for score, title in _SCORES.items():
        card = Card(title, leaders[:4], subtitle="This month", score=score, fifth=Robot.SILVER)
        yield shown(f"leaderboard-{score.value}.png", f"A leaderboard: {title.lower()}", card)
    scores = [Row(1, "Ada", 3, TARGETS[:3]), Row(2, "Ben", 2, TARGETS[5:7]), Row(2, "Cleo", 2, TARGETS[15:])]
    yield shown("scoreboard.png", "A scoreboard", Card("Scoreboard", scores, subtitle="The first with 6 chips wins"))
    rows = [Row(1, "Ada", 9, TARGETS[:9]), Row(2, "Ben", 8, TARGETS[9:])]
    yield shown("end.png", "The end of a match", Card("Ada wins!", rows, subtitle="After 21 rounds", festive=True))
    rows = [Row(1, _LONG, 9, TARGETS[:9]), Row(2, "𠮷野 🦊🇯🇵", 8, TARGETS[9:])]
    card = Card(f"{_LONG} wins!", rows, named=_LONG, subtitle="After 21 rounds", festive=True)
    yield shown("end-long.png", "The end of a match, won by a player with a long name", card)


def _charts(theme: Theme) -> Iterator[Exhibit]:
    data = card_png(draw_chart("Ada Lovelace", _STATISTICS, subtitle="On this server", theme=theme))
    yield Exhibit("statistics.png", data, "A player's statistics", "Ada Lovelace")
    data = card_png(draw_chart("Puzzle 326", (_SPREAD,), subtitle="129 people solved it", theme=theme))
    yield Exhibit("spread.png", data, "How everybody did", "Puzzle 326")


def _targets(say: Texts, theme: Theme) -> Iterator[Exhibit]:
    position = _round(diagonals=False)
    for target in TARGETS:
        shown = position.with_target(target)
        file = f"target-{target.words.replace(' ', '-')}.png"
        yield Exhibit(file, board_png(shown, theme=theme.fitted(NARROW)), f"The {target.words}", describe(say, shown))
