"""`/ricochet tutorial`: four small boards to solve, in ephemeral messages with a move pad.

The state of a lesson is in the custom ids of its buttons and form: its number, a bid, the selected robot and the moves so far.
The third lesson teaches the ricochet rule that applies in the channel, as in `/ricochet rules`.
"""

from dataclasses import dataclass

import discord
from discord import ui

from bot.actions.tutorial import BIDS, LessonBid, judge, lessons, needs_bid
from bot.actions.typed import typed_moves
from bot.cards.alt_text import describe
from bot.cards.board_link import with_link
from bot.cards.lesson import lesson_flaw, lesson_headline, lesson_pad, lesson_sand, lesson_solved, lesson_task
from bot.cards.next_game import first_games_row
from bot.cards.pad import PAD_ID, Key, Pad, Use, fresh_pad, pad_state, tried
from bot.cards.post import Picture, Post, button_row
from bot.commands.interaction import Interaction, board_of, made_at
from bot.commands.pad import pad_screen, press
from bot.commands.rules import rules_here
from bot.text import Texts
from bot.ui.answers import defer, defer_ephemeral, edit_reply
from bot.ui.forms import typed
from bot.ui.handlers import Named, handles
from bot.ui.languages import texts_of
from bot.ui.membership import server_of
from bot.ui.pictures import chooser_of
from bot.ui.replies import Problem, Refused
from engine.board.position import Position
from engine.board.proof import Flaw, Ricochet

_LESSON = r"lesson:(?P<lesson>[1-4])(?:-(?P<bid>[2-5])-(?P<until>[0-9]{10}))?"
LESSON_PAD = rf"{_LESSON}:{PAD_ID}"
"""The pattern of the custom ids of a lesson's buttons."""


@dataclass(frozen=True, slots=True)
class _At:
    """A lesson, and what was bid for it."""

    number: int
    bid: LessonBid | None = None

    @classmethod
    def named(cls, named: Named) -> "_At":
        """Return the lesson that a custom id names."""
        bid = LessonBid(int(named["bid"]), int(named["until"])) if named["bid"] else None
        return cls(int(named["lesson"]), bid)

    @property
    def id(self) -> str:
        """The custom id, which `_LESSON` matches."""
        return f"lesson:{self.number}" + (f"-{self.bid.moves}-{self.bid.until}" if self.bid else "")

    @property
    def start(self) -> Position:
        """The position of the lesson."""
        return lessons()[self.number - 1]


@handles("LessonButton", LESSON_PAD)
async def lesson_button(interaction: Interaction, named: Named) -> None:
    """Update the lesson, judge its moves, or open the form for typing them."""
    at = _At.named(named)
    pressed = await press(interaction, named, at.start, f"{at.id}:form")
    if pressed is None:
        return
    key, pad = pressed
    await defer(interaction)
    if key is Key.SHOW:
        await _judge(interaction, at, pad)
    elif key:
        await _show(interaction, at, pad.pressed(key))


@handles("LessonBidButton", r"lesson:(?P<lesson>[1-4]):bid:(?P<moves>[2-5])")
async def lesson_bid_button(interaction: Interaction, named: Named) -> None:
    """Take a bid for the last lesson, and let the sand run."""
    at = _At(int(named["lesson"]), LessonBid.made(int(named["moves"]), made_at(interaction)))
    await defer(interaction)
    await _show(interaction, at, fresh_pad(at.start))


async def begin(interaction: Interaction) -> None:
    """Show the first lesson in an ephemeral reply."""
    await defer_ephemeral(interaction)
    await _show(interaction, _At(1), fresh_pad(lessons()[0]))


@handles("LessonForm", rf"{_LESSON}:form")
async def lesson_form(interaction: Interaction, named: Named) -> None:
    """Judge the moves of a lesson's form, or show in the lesson why they cannot be read."""
    at = _At.named(named)
    try:
        moves = typed_moves(texts_of(interaction), at.start, typed(interaction), Problem.NOT_IN_LESSON)
    except Refused as refused:
        if interaction.message is None:
            raise
        await defer(interaction)
        await _show(interaction, at, fresh_pad(at.start), note=refused.text(texts_of(interaction)))
        return
    await defer(interaction, ephemeral=True, thinking=interaction.message is None)
    await _judge(interaction, at, Pad(moves[-1].robot, moves))


async def _judge(interaction: Interaction, at: _At, pad: Pad) -> None:
    say, ricochet, moves = texts_of(interaction), await _ricochet(interaction), pad.moves
    if at.bid and made_at(interaction) < at.bid.until:
        await _show(interaction, at, pad, note=say("lesson-sand-runs"))
        return
    line, flaw = judge(at.number, moves, ricochet, at.bid)
    if flaw:
        await _show(interaction, at, pad, flaw)
        return
    png = await interaction.client.pictures.still(chooser_of(interaction), line)
    picture = Picture("lesson.png", png, describe(say, line.end))
    text = lesson_solved(say, at.number, moves, ricochet)
    if at.number == len(lessons()):
        end = (say("tutorial-end"), first_games_row(say, in_server=server_of(interaction) is not None))
    else:
        # The button to the next lesson is the key that clears its empty pad.
        custom_id = f"{_At(at.number + 1).id}:{Key.CLEAR.value}{pad_state(fresh_pad(lessons()[at.number]))}"
        end = (button_row((say("tutorial-next"), custom_id, discord.ButtonStyle.success)),)
    await edit_reply(interaction, Post(text, picture, *end, target=line.start.target))


async def _show(interaction: Interaction, at: _At, pad: Pad, flaw: Flaw | None = None, note: str = "") -> None:
    """Show the lesson with the moves so far, up to the first illegal one, and their flaw, or another ``note``.

    The last lesson asks for a bid first.
    """
    say = texts_of(interaction)
    shown = tried(at.start, pad)
    task = lesson_task(say, at.number, await _ricochet(interaction))
    headline = f"{lesson_headline(say, at.number, len(lessons()))}\n{task}"
    below = with_link(say, button_row(), board_of(interaction, f"tutorial:{at.number}"))
    if at.bid is None and needs_bid(at.number):
        png = await interaction.client.pictures.still(chooser_of(interaction), shown.line)
        picture = Picture("pad.png", png, describe(say, at.start))
        await edit_reply(
            interaction, Post(headline, picture, say("lesson-bid"), _bids(say, at), *below, target=at.start.target)
        )
        return
    how = lesson_sand(say, at.bid.moves, at.bid.until) if at.bid else lesson_pad(say, pad.robot)
    if flaw and not shown.slide:
        note = lesson_flaw(say, flaw)
    if at.bid:
        again = f"{_At(at.number).id}:{Key.CLEAR.value}{pad_state(fresh_pad(at.start))}"
        below = [button_row((say("button-lesson-bid-again"), again, None)), *below]
    use = Use(at.id, may_type=True)
    await edit_reply(interaction, await pad_screen(interaction, use, shown, f"{headline}\n{how}", note, below=below))


def _bids(say: Texts, at: _At) -> ui.ActionRow[ui.LayoutView]:
    style = discord.ButtonStyle.primary
    return button_row(*((say("button-lesson-bid", moves=moves), f"lesson:{at.number}:bid:{moves}", style) for moves in BIDS))


async def _ricochet(interaction: Interaction) -> Ricochet:
    """Return the ricochet rule that applies here."""
    _, rules = await rules_here(interaction)
    return rules.ricochet
