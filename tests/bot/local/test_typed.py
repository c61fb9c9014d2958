"""Whole typed texts, and the commands they stand for."""

from contextlib import suppress
from typing import Any, Literal

import discord
import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.local.typed import Command, Invocation, Option, Problem, TypedError, commands_of, parse
from tests.properties import given, st

EDITIONS = {"The original": "original", "Second edition": "second", "original deluxe": "deluxe"}
START = Command(
    ("ricochet", "start"),
    (
        Option("edition", required=False, choices=EDITIONS),
        Option("diagonals", Kind.boolean, required=False),
        Option("chips", Kind.integer, required=False, min_value=1, max_value=17),
        Option("code", required=False, max_value=12),
    ),
)
BID = Command(("bid",), (Option("moves", Kind.integer, min_value=1, max_value=99),))
PROVE = Command(("prove",), (Option("moves"),))
SCALE = Command(("scale",), (Option("name"), Option("factor", Kind.number)))
COMMANDS = (START, Command(("ricochet", "stop")), BID, PROVE, Command(("pass",)), SCALE)


@pytest.mark.parametrize(
    ("text", "path", "options"),
    [
        ("/pass", "pass", {}),
        ("  /pass  ", "pass", {}),
        ("/Pass", "pass", {}),
        ("/bid 7", "bid", {"moves": 7}),
        ("/bid 1", "bid", {"moves": 1}),
        ("/bid 99", "bid", {"moves": 99}),
        ("/bid +7", "bid", {"moves": 7}),
        ("/bid moves:7", "bid", {"moves": 7}),
        ("/bid MOVES: 7", "bid", {"moves": 7}),
        ("/prove R-up G-left", "prove", {"moves": "R-up G-left"}),
        ("/prove moves:R-up  G-left", "prove", {"moves": "R-up  G-left"}),
        ("/prove steps:R-up", "prove", {"moves": "steps:R-up"}),
        ("/prove\nR-up\nG-left", "prove", {"moves": "R-up\nG-left"}),
        ("/ricochet stop", "ricochet stop", {}),
        ("/ricochet start", "ricochet start", {}),
        ("/ricochet  start original", "ricochet start", {"edition": "original"}),
        ("/ricochet start Original Deluxe yes", "ricochet start", {"edition": "deluxe", "diagonals": True}),
        ("/ricochet start the ORIGINAL", "ricochet start", {"edition": "original"}),
        ("/ricochet start second off 5 A B", "ricochet start",
         {"edition": "second", "diagonals": False, "chips": 5, "code": "A B"}),
        ("/ricochet start chips:5 code:A B diagonals:true", "ricochet start",
         {"chips": 5, "code": "A B", "diagonals": True}),
        ("/ricochet start chips:5 second", "ricochet start", {"chips": 5, "edition": "second"}),
        ("/ricochet start on edition:second", "ricochet start", {"edition": "second", "diagonals": True}),
        ("/scale board 1.5", "scale", {"name": "board", "factor": 1.5}),
    ],
)  # fmt: skip
def test_reads(text: str, path: str, options: dict[str, Any]) -> None:
    assert parse(text, COMMANDS) == Invocation(tuple(path.split()), options)


@pytest.mark.parametrize("text", ["", "/", "7", "hello /bid 7", "/ bid 7", "/shrug hm", "//bid 7"])
def test_is_chat(text: str) -> None:
    assert parse(text, COMMANDS) is None


@pytest.mark.parametrize(
    ("text", "problem", "option", "value"),
    [
        ("/bid", Problem.MISSING, "moves", ""),
        ("/prove", Problem.MISSING, "moves", ""),
        ("/prove moves:", Problem.MISSING, "moves", ""),
        ("/scale 2", Problem.MISSING, "factor", ""),
        ("/bid seven", Problem.WRONG, "moves", "seven"),
        ("/bid 7.5", Problem.WRONG, "moves", "7.5"),
        ("/bid 0", Problem.WRONG, "moves", "0"),
        ("/bid 100", Problem.WRONG, "moves", "100"),
        ("/bid 9999999999999999999", Problem.WRONG, "moves", "9999999999999999999"),
        ("/bid 7 8", Problem.LEFT_OVER, "", "8"),
        ("/pass please", Problem.LEFT_OVER, "", "please"),
        ("/ricochet start third", Problem.WRONG, "edition", "third"),
        ("/ricochet start diagonals:maybe", Problem.WRONG, "diagonals", "maybe"),
        ("/ricochet start code:ABCDEFGHIJKLM", Problem.WRONG, "code", "ABCDEFGHIJKLM"),
        ("/ricochet", Problem.SUBCOMMAND, "", ""),
        ("/ricochet begin", Problem.SUBCOMMAND, "", "begin"),
    ],
)
def test_known_but_wrong(text: str, problem: Problem, option: str, value: str) -> None:
    with pytest.raises(TypedError) as caught:
        parse(text, COMMANDS)
    assert (caught.value.problem, caught.value.option, caught.value.value) == (problem, option, value)


@pytest.mark.parametrize(("text", "bounds"), [("/bid 100", (1, 99)), ("/bid seven", (1, 99)), ("/ricochet start third", None)])
def test_the_bounds_of_a_number_are_known(text: str, bounds: tuple[int, int] | None) -> None:
    with pytest.raises(TypedError) as caught:
        parse(text, COMMANDS)
    assert caught.value.bounds == bounds


def test_usage_shows_what_may_have_been_meant() -> None:
    with pytest.raises(TypedError) as caught:
        parse("/ricochet", COMMANDS)
    assert caught.value.usage == ("/ricochet start [edition] [diagonals] [chips] [code]", "/ricochet stop")
    assert BID.usage == "/bid <moves>"


@pytest.mark.parametrize(
    ("text", "usage"),
    [
        ("/ricochet strat", "/ricochet start [edition] [diagonals] [chips] [code]"),
        ("/richochet stop", "/ricochet stop"),
        ("/ricochet stopp now", "/ricochet stop"),
        ("/bids 7", "/bid <moves>"),
    ],
)
def test_a_misspelt_command_is_answered_with_the_nearest(text: str, usage: str) -> None:
    with pytest.raises(TypedError) as caught:
        parse(text, COMMANDS)
    assert (caught.value.problem, caught.value.usage) == (Problem.SUBCOMMAND, (usage,))


def test_describes_commands_as_they_are_registered() -> None:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    group = app_commands.Group(name="game", description="…")

    @group.command(description="…")
    async def start(
        _interaction: discord.Interaction,
        edition: Literal["original", "second"] = "original",
        chips: app_commands.Range[int, 1, 17] = 5,
    ) -> None: ...

    @tree.command(description="…")
    @app_commands.rename(steps="moves")
    async def prove(_interaction: discord.Interaction, steps: app_commands.Range[str, 1, 9]) -> None: ...

    @tree.command(description="…")
    async def praise(_interaction: discord.Interaction, member: discord.User) -> None: ...

    tree.add_command(group)
    registered = [command.to_dict(tree) for command in tree.get_commands()]
    assert commands_of(registered, {"Ada": 1, "@Ada": 1}, "en") == (
        Command(("prove",), (Option("moves", min_value=1, max_value=9, called="moves"),), ("prove",)),
        Command(("praise",), (Option("member", Kind.user, choices={"Ada": 1, "@Ada": 1}, called="member"),), ("praise",)),
        Command(
            ("game", "start"),
            (
                Option(
                    "edition",
                    required=False,
                    choices={"original": "original", "second": "second"},
                    called="edition",
                    listed=("original", "second"),
                ),
                Option("chips", Kind.integer, required=False, min_value=1, max_value=17, called="chips"),
            ),
            ("game", "start"),
        ),
    )


GERMAN = commands_of(
    [
        {
            "name": "ricochet",
            "options": [
                {
                    "type": 1,
                    "name": "start",
                    "name_localizations": {"de": "starten", "fr": "lancer"},
                    "options": [
                        {
                            "type": 3,
                            "name": "difficulty",
                            "name_localizations": {"de": "schwierigkeit"},
                            "choices": [{"name": "hard", "value": "h", "name_localizations": {"de": "schwer"}}],
                        },
                        {"type": 4, "name": "chips", "max_value": 17},
                        {"type": 3, "name": "code", "required": True},
                    ],
                }
            ],
        }
    ],
    {},
    "de",
)


@pytest.mark.parametrize(
    "text",
    [
        "/ricochet starten schwer 5 A B",
        "/ricochet start hard 5 A B",
        "/Ricochet Starten Schwierigkeit:Schwer chips:5 code:A B",
        "/ricochet start schwierigkeit:h code:A B difficulty:hard chips:5",
    ],
)
def test_reads_the_names_of_a_language_and_the_english_ones(text: str) -> None:
    options = {"difficulty": "h", "chips": 5, "code": "A B"}
    assert parse(text, GERMAN) == Invocation(("ricochet", "start"), options)


def test_names_of_other_languages_are_none_and_usage_has_those_of_the_language() -> None:
    with pytest.raises(TypedError) as caught:
        parse("/ricochet lancer", GERMAN)
    assert caught.value.usage == ("/ricochet starten [schwierigkeit] [chips] <code>",)
    with pytest.raises(TypedError) as caught:
        parse("/ricochet start difficulty:easy", GERMAN)
    assert caught.value.option == "schwierigkeit"


@given(st.sampled_from(["/bid ", "/prove ", "/scale ", "/ricochet start ", "/", ""]), st.text())
def test_any_text_is_read_refused_or_chat(start: str, rest: str) -> None:
    with suppress(TypedError):
        invocation = parse(start + rest, COMMANDS)
        assert invocation is None or invocation.path in [command.path for command in COMMANDS]


def test_a_choice_is_typed_with_or_without_its_explanation_and_a_wrong_one_is_answered_with_the_list() -> None:
    names = {"easy – overlooks much": "e", "hard – overlooks little": "h"}
    localized = {"de": "leicht – übersieht viel"}
    choices = [
        {"name": name, "value": value, "name_localizations": localized if value == "e" else None}
        for name, value in names.items()
    ]
    level = {"name": "level", "type": Kind.string.value, "choices": choices}
    play = [{"name": "play", "type": 1, "options": [level]}]
    commands = commands_of(play, {}, "de")
    for text in ("easy", "easy – overlooks much", "leicht", "Leicht – übersieht viel", "e"):
        assert parse(f"/play {text}", commands) == Invocation(("play",), {"level": "e"})
    with pytest.raises(TypedError) as caught:
        parse("/play clever", commands)
    assert caught.value.listed == ("leicht", "hard")
