"""`/ricochet rules`: the rules that apply in the channel, with a picture, and who decides and what counts, each in private."""

from dataclasses import replace
from functools import cache

from bot.cards.alt_text import describe
from bot.cards.more import HOW_TO_PLAY_ID
from bot.cards.phrases import goal, how_to_ask, letters, options
from bot.cards.post import Picture, Post, button_row
from bot.cards.race import race_time
from bot.commands.interaction import Interaction
from bot.commands.which_game import game_of_rules
from bot.text import Texts
from bot.text.notation import in_notation
from bot.ui.answers import defer_ephemeral, edit_reply, show_ephemeral
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.pictures import chooser_of
from engine.board.board import Board
from engine.board.notation import parse_moves
from engine.board.pieces import Robot, Symbol, Target, robots_with
from engine.board.position import Line
from engine.games.match.play import MAX_ROUNDS_WITHOUT_BIDS
from engine.games.match.state import MAX_UNSHOWN
from engine.games.race.play import MAX_UNSOLVED
from engine.games.race.state import Race
from engine.rules.game import STAYS_FOR
from engine.rules.rules import RULES_2013, Diagonals, Rules, Times, rules_for
from engine.rules.score import BIDDERS_TO_COUNT as PERSONS_TO_COUNT
from engine.rules.score import CHIPS_TO_COUNT
from engine.rules.setup import Setup

_EXAMPLE = "03M93T-J0FRNC-XSBHK2-BSAG2P"
_SOLUTION = "G-left R-up R-left R-down"
_TARGET = Target(Symbol.MOON, Robot.RED)
_COMMANDS = {"solo": "rules-commands-solo", "race": "rules-commands-race"}
"""The text about commands, where it is not that of matches."""

_FAIR_ID = "rules:fair"
"""The custom id of the button below the rules of matches."""


async def show_rules(interaction: Interaction) -> None:
    """Show the rules in an ephemeral reply."""
    say = texts_of(interaction)
    await defer_ephemeral(interaction)
    scope, rules = await rules_here(interaction)
    live = game_of_rules(interaction)
    example = _example()
    png = await interaction.client.pictures.still(chooser_of(interaction), example)
    picture = Picture("rules.png", png, describe(say, example.start))
    await edit_reply(
        interaction,
        rules_screen(
            say,
            scope,
            rules,
            picture,
            live.state.setup.board if live else None,
            hourglasses=live.state.hourglasses if live and scope == "solo" else 1,
            race=live.state if live and scope == "race" else None,
            contact=interaction.client.config.contact,
        ),
    )


def rules_screen(
    say: Texts,
    scope: str,
    rules: Rules,
    picture: Picture,
    board: Board | None = None,
    *,
    hourglasses: int = 1,
    race: Race | None = None,
    contact: str = "",
) -> Post:
    """Format the rules; ``scope`` names their source: "match", "solo", "race", "server" or "usual".

    They cover diagonals if the ``board`` has any, or without a board, if boards may have them. A solo game's rules cover its
    ``hourglasses`` for each chip, 0 in practice, and no bids, nor do those of a ``race``. With a ``contact`` they end with how
    to reach the operator.
    """
    say, book = say.of_edition(rules.edition), rules_for(rules.edition)
    diagonals = Diagonals.WITHOUT if board and not board.diagonals else rules.diagonals
    text = say(
        "rules-text",
        scope=scope,
        # The rest of the text covers bids, the length of proofs, the ricochet rule and ties.
        options=options(
            say, replace(rules, bids=book.bids, proof_length=book.proof_length, ricochet=book.ricochet, ties=book.ties)
        ),
        ricochet=rules.ricochet,
        fifth=rules.fifth_robot.word if rules.fifth_robot else "none",
        diagonals=diagonals,
    )
    more = None
    if race:
        text += race_rules(say, race_time(say, race), race.rounds, is_slow=race.is_slow)
    elif scope == "solo" and not hourglasses:
        text += say("rules-practice")
    elif scope == "solo":
        text += say("rules-solo", hourglasses=hourglasses, seconds=hourglasses * rules.times.hourglass)
    else:
        text += say("rules-match", goal=goal(say, rules), bids=rules.bids, ties=rules.ties, length=rules.proof_length)
        more = button_row((say("button-fair"), _FAIR_ID, None))
    robots = letters(say, robots_with(rules.fifth_robot))
    example = say("rules-example", moves=in_notation(say, _example().moves))
    commands = say(_COMMANDS.get(scope, "rules-commands"), robots=robots)
    if contact:
        commands += "\n" + how_to_ask(say, contact)
    return Post(text, picture, example, commands, more)


def race_rules(say: Texts, time: str, rounds: int, *, is_slow: bool) -> str:
    """Return the rules of a race of ``rounds`` chips; ``time`` is how long one is up, in words."""
    return say(
        "rules-race",
        time=time,
        slow="yes" if is_slow else "no",
        rounds=rounds,
        stays=STAYS_FOR,
        unsolved=MAX_UNSOLVED,
        persons=PERSONS_TO_COUNT,
        chips=CHIPS_TO_COUNT,
    )


@handles("RulesButton", f"{HOW_TO_PLAY_ID}|{_FAIR_ID}")
async def rules_button(interaction: Interaction, named: Named) -> None:
    """Show the rules, or those of fair play, in an ephemeral reply."""
    if named.string == HOW_TO_PLAY_ID:
        await show_rules(interaction)
        return
    scope, rules = await rules_here(interaction)
    may_be_tournament = rules.tournament or scope in ("server", "usual")
    await show_ephemeral(interaction, Post(fair_play(texts_of(interaction), rules, tournament=may_be_tournament)))


def fair_play(say: Texts, rules: Rules, *, tournament: bool) -> str:
    """Return who counts as present in a match, who decides, what counts, and what is refused; ``tournament``: also in one."""
    return say(
        "rules-fair",
        bids=rules.bids,
        thinking=say("setting-thinking-time-value", value=rules.times.thinking_time),
        stays=STAYS_FOR,
        quiet=MAX_ROUNDS_WITHOUT_BIDS,
        unshown=MAX_UNSHOWN,
        persons=PERSONS_TO_COUNT,
        chips=CHIPS_TO_COUNT,
        tournament="yes" if tournament else "no",
    )


async def rules_here(interaction: Interaction) -> tuple[str, Rules]:
    """Return the scope and the rules of the game in this channel, else of this server, else the defaults."""
    client = interaction.client
    if live := game_of_rules(interaction):
        # In a race no hourglass runs, and no one is asked for a proof.
        return live.kind, replace(live.state.rules, times=Times()) if live.kind == "race" else live.state.rules
    if (guild_id := server_of(interaction)) is None:
        return "usual", RULES_2013
    return "server", (await client.store.guild_settings(guild_id)).rules(client.config.times)


@cache
def _example() -> Line:
    """Return a position with a solution in which green moves first, so that red can stop at it."""
    return Setup.from_code(_EXAMPLE).position.with_target(_TARGET).play(parse_moves(_SOLUTION))
