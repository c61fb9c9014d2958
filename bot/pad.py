"""The move pad of a prover: what happens when its buttons are pressed."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.answers import show, think_privately, told_privately
from bot.cards.flaws import explain
from bot.cards.pad import PAD_ID, Key, Pad, pad_moves, pad_rows, read_pad
from bot.cards.post import Picture, Post, clock_time, gallery, layout
from bot.client import client_of
from bot.commands import play
from bot.text import say
from engine.match import Bid, Match
from engine.moves import Move
from engine.pieces import Robot
from engine.proof import IllegalMove, ProofLength, slides_of
from render.words import describe

MATCH_PAD = rf"pad:(?P<match_id>\d+)\.(?P<round>\d+):{PAD_ID}"
"""What the custom id of such a button looks like: it names the match and the round that the pad was opened in."""


class PadButton(ui.DynamicItem[ui.Button[Any]], template=MATCH_PAD):
    """Any button of a prover's pad: found by its custom id alone, so that it works after a restart."""

    def __init__(self, custom_id: str, match_id: int, round_number: int, key: Key | Robot | None, pad: Pad) -> None:
        super().__init__(ui.Button(custom_id=custom_id))
        self.match_id, self.round, self.key, self.pad = match_id, round_number, key, pad

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Make the button that was pressed from its custom id."""
        del interaction, item
        key, pad = read_pad(match["key"], match["robot"], match["moves"])
        return cls(match[0], int(match["match_id"]), int(match["round"]), key, pad)

    async def callback(self, interaction: discord.Interaction) -> Any:
        """Show the pad after this button, or show its moves as the proof. Only the prover may, and only in that round."""
        async with told_privately(interaction):
            play.check_current(interaction, self.match_id, self.round)
            play.check_prover(interaction)
            match = play.table_of(interaction).match
            await interaction.response.defer()
            if self.key is Key.SHOW:
                await show(interaction, await play.shown_proof(interaction, self.pad.moves))
                return
            pad = self.pad.pressed(self.key) if self.key else self.pad
            if wrong := _wrong_move(match, pad.moves):
                pad = Pad(pad.robot, pad.moves[: wrong.number - 1])
            note = explain(wrong) if wrong else ""
            await show(interaction, await _screen(interaction, self.match_id, match, pad, note))


async def open_pad(interaction: discord.Interaction, match_id: int) -> None:
    """Give the prover a pad for themselves alone. Raises `Refused` for anybody else."""
    play.check_prover(interaction)
    match = play.table_of(interaction).match
    await think_privately(interaction)
    robot = match.target.robot if match.target and match.target.robot else Robot.RED
    await show(interaction, await _screen(interaction, match_id, match, Pad(robot)))


def _wrong_move(match: Match, moves: tuple[Move, ...]) -> IllegalMove | None:
    """The first move that cannot be made, if there is one."""
    slides = slides_of(match.setup.board, match.robots, moves)
    return IllegalMove(len(slides), slides[-1]) if slides and slides[-1].fault else None


async def _screen(interaction: discord.Interaction, match_id: int, match: Match, pad: Pad, note: str = "") -> Post:
    """The board after the moves so far, and the buttons. Only for the prover: ``match`` is as it stood when they pressed."""
    bid = match.prover
    assert bid is not None
    slides = slides_of(match.setup.board, match.robots, pad.moves)
    robots = dict(match.robots) | {slide.move.robot: slide.end for slide in slides}
    pictures = client_of(interaction).tables.pictures
    look = await pictures.look_of(interaction.guild_id)
    png = await pictures.of_moves(match.setup.board, match.robots, match.target, pad.moves, look)
    picture = Picture("pad.png", png, describe(match.setup.board, robots, match.target))
    view = layout(
        say("pad-headline", made=len(pad.moves), bid=bid.moves, until=clock_time(match.deadline or 0)),
        gallery(picture),
        pad_moves(pad, bid.moves),
        say("pad-wrong-move", why=note) if note else "",
        *pad_rows(
            f"pad:{match_id}.{match.round}", pad, tuple(match.robots), most=bid.moves, may_show=_may_show(match, bid, pad)
        ),
        target=match.target,
    )
    return Post(view, (picture,))


def _may_show(match: Match, bid: Bid, pad: Pad) -> bool:
    """Whether there are as many moves as a proof of the bid has; that it is right, nobody says."""
    return len(pad.moves) == bid.moves or (bool(pad.moves) and match.rules.proof_length is ProofLength.AT_MOST)
