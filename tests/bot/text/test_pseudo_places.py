"""Rarely seen texts are in the reader's language, too: in an invented one, nothing is left in English."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.actions.refusals import refused
from bot.cards.alt_text import describe, describe_line, list_faces
from bot.cards.flaws import explain
from bot.cards.people import ending, leaders, scoreboard
from bot.cards.phrases import options
from bot.cards.standings import short_name
from bot.cards.words import look_card, text_card
from bot.cli.solve import Wish, solve_all
from bot.run import start
from bot.run.start import unusable
from bot.store import (
    DamagedDatabase,
    DatabaseInUse,
    DriverMissing,
    EarlierDatabase,
    ForeignDatabase,
    NewerDatabase,
    Score,
    Standing,
    UnwritableDatabase,
)
from bot.store.periods import Ever, Month, Week
from bot.ui.command_texts import CommandTexts
from engine import FIFTH, Position, ProofLength, Ricochet, Robot, Symbol, Target, parse_moves
from engine.games.match import play
from engine.games.match.events import Ending, MatchEnded
from engine.games.match.play import PlaceBid
from engine.games.match.state import evolve
from engine.rules.rules import Bids, Diagonals, Difficulty, Edition, Ties, Times, rules_for
from tests.bot.cards.test_flaws import BENT, PICTURE
from tests.bot.seen import answer
from tests.bot.text.pseudo import pseudo_texts
from tests.bot.text.watch import Watch, left_in_english
from tests.bot.world import EASY, Member, World
from tests.engine.first_round import ANN, BEN
from tests.engine.match_driver import asked, refusals_named_in, with_history

TILES = "1A 2B 3A 4B"
NAMES = {ANN: "ada", BEN: "ben"}


def left_in(texts: Iterable[str]) -> list[str]:
    """Return the texts that have something in English, of those that are said."""
    said = list(texts)
    assert said
    return [text for text in said if left_in_english(text)]


@pytest.mark.usefixtures("spoken")
async def test_boards_that_cannot_be_had(world: World, ada: Member) -> None:
    watch = Watch(world)
    await watch.type(ada, "ricochet start")
    tables = ("1A 2B 1C 4A", "1A 1A 2B 3A", "1A 2B 3A 4B 4C", "1A 2B 4A", "1A 2B 3E 4A", "1A 2B 3A 4A x")
    robots = ("X C7", "R C17", "R C7 G", "R C7 red D1", "R C7 G C7", "R H8")
    for wrong in (
        *({"tiles": tiles} for tiles in tables),
        *({"tiles": TILES, "robots": standing} for standing in robots),
        {"tiles": "1D 2B 3A 4B", "robots": "R E2"},
        {"tiles": TILES, "target": "red sun"},
        {"code": EASY, "tiles": TILES},
        {"robots": "R A1"},
        {"code": "nothing"},
    ):
        answered = await watch.fill_in(ada, await watch.open_rules(ada, "table"), **wrong)
        await watch.press(ada, answer(answered), "button-form-correct")
    for form, wrong in (("rules", {"set": "1999", "fifth_robot": "S"}), ("bids", {"bids": "own any"})):
        await watch.fill_in(ada, await watch.open_rules(ada, form), **wrong)
    await watch.type(ada, "ricochet start", code=EASY, rules="1999")
    await watch.press(ada, answer(await watch.type(ada, "ricochet stop")), "button-stop")
    await watch.type(ada, "ricochet leaderboard", week="nothing")
    for command in ("board", "stop"):
        await watch.type(ada, f"ricochet {command}")
    assert watch.misses == set()


@pytest.mark.usefixtures("spoken")
async def test_commands_as_discord_lists_them(world: World) -> None:
    tree = world.bot.tree
    listed = [await command.get_translated_payload(tree, CommandTexts()) for command in tree.get_commands()]
    assert left_in(_listed(listed)) == []


def _listed(part: Any) -> Iterator[str]:
    """The descriptions of commands and options, and the names of what is below a command: commands, options, choices."""
    if isinstance(part, list):
        for one in part:
            yield from _listed(one)
    elif isinstance(part, dict):
        if "description" in part:
            yield part["description_localizations"]["de"]
        for below in (*part.get("options", ()), *part.get("choices", ())):
            yield (below.get("name_localizations") or {}).get("de", below["name"])
        yield from _listed(list(part.values()))


def test_refusals() -> None:
    match = asked((ANN, 3), (BEN, 4)).match
    bid = PlaceBid(BEN, 3, tuple(parse_moves("R-up G-left")))
    assert left_in(refused(why, "match", match, BEN, bid).text(pseudo_texts()) for why in refusals_named_in(play)) == []


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("ricochet", Ricochet)
@pytest.mark.parametrize(
    ("picture", "moves"),
    [
        (PICTURE, "R-up R-up"),
        (PICTURE, "R-down R-down"),
        (PICTURE, "G-up G-right"),
        (PICTURE, "R-right R-left R-right"),
        (PICTURE, "R-right"),
        (PICTURE, "R-right G-right"),
        (PICTURE, "G-right R-right"),
        (BENT, "R-right"),
        (BENT, "Y-left R-right"),
    ],
)
def test_flaws(picture: str, moves: str, ricochet: Ricochet, public: bool) -> None:  # noqa: FBT001
    position = Position.parse(picture).with_target(Target(Symbol.MOON, Robot.RED))
    line = position.play(parse_moves(moves))
    flaws = [flaw for bid in (None, 2, 3) if (flaw := line.flaw(bid, ricochet=ricochet))]
    assert left_in(explain(pseudo_texts(), flaw, public=public) for flaw in flaws) == []


@pytest.mark.parametrize("picture", [PICTURE, BENT])
def test_boards_in_words(picture: str) -> None:
    position = Position.parse(picture).with_target(Target(Symbol.MOON, Robot.RED))
    cards = (look_card(pseudo_texts(), "", position), text_card(pseudo_texts(), "", position))
    texts = [str(getattr(part, "content", "")) for card in cards for part in card.view.walk_children()]
    alts = (
        describe(pseudo_texts(), position),
        describe_line(pseudo_texts(), position.play(parse_moves("R-right R-left"))),
        list_faces(pseudo_texts()),
    )
    assert left_in([*texts, *alts]) == []


def test_pictures_of_people() -> None:
    match = with_history([ANN, BEN], [ANN, BEN, ANN]).match
    ends = (
        MatchEnded(2, Ending.STOPPED, ()),
        MatchEnded(2, Ending.PILE_EMPTY, (ANN,)),
        MatchEnded(2, Ending.PILE_EMPTY, (ANN, BEN)),
    )
    periods = [short_name(pseudo_texts(), period) for period in (Week(date(2026, 11, 9)), Month(date(2026, 11, 1)), Ever())]
    cards = [
        scoreboard(pseudo_texts(), match, NAMES),
        *(ending(pseudo_texts(), evolve(match, end), NAMES) for end in ends),
        *(leaders(pseudo_texts(), [Standing(1, ANN, 3)], score, period, NAMES) for score, period in product(Score, periods)),
    ]
    texts = [
        text for card in cards for text in (card.card.title, card.card.subtitle, card.card.footer, card.alt(pseudo_texts()))
    ]
    assert left_in(texts) == []


def test_house_rules() -> None:
    rules = rules_for(Edition.Y2013, diagonals=Diagonals.WITH)
    times = Times(hourglass=30, proof_time=60, thinking_time=600)
    choices = product(Bids, ProofLength, Ricochet, Ties, Difficulty, FIFTH)
    assert (
        left_in(
            options(
                pseudo_texts(),
                replace(
                    rules,
                    bids=bids,
                    proof_length=length,
                    ricochet=ricochet,
                    ties=ties,
                    difficulty=difficulty,
                    fifth_robot=fifth,
                    max_moves=12,
                    times=times,
                ),
            )
            for bids, length, ricochet, ties, difficulty, fifth in choices
        )
        == []
    )


@pytest.mark.parametrize("local", [False, True])
def test_databases_that_cannot_be_used(local: bool, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: FBT001
    monkeypatch.setattr(start, "ricochet", lambda: "…")
    monkeypatch.setattr(start, "install_extra", lambda _: "…")
    file = Path("x.db")
    errors = (
        DamagedDatabase(file, "…"),
        DatabaseInUse(file),
        EarlierDatabase(file),
        ForeignDatabase(file),
        NewerDatabase(file, 3, 2),
        UnwritableDatabase(file, "…"),
        DriverMissing("RICOCHET_DATABASE", "…"),
    )
    assert left_in(str(unusable(pseudo_texts(), error, local=local)) for error in errors) == []


@pytest.mark.usefixtures("kernels")
def test_what_is_solved_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    solve_all(pseudo_texts(), [EASY], Wish())
    _, *told = capsys.readouterr().out.split("\n⟦")
    assert left_in(told) == []
