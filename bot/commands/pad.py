"""The move pad of a prover: what happens when its buttons are pressed."""

from dataclasses import replace

from bot.cards.alt_text import describe
from bot.cards.flaws import explain
from bot.cards.pad import PAD_ID, Key, Pad, pad_moves, pad_rows, read_pad
from bot.cards.post import NUMBER, Picture, Post, bare_clock_time, gallery, layout
from bot.commands import play
from bot.commands.interaction import Interaction
from bot.ui.answers import defer, defer_ephemeral, edit_reply
from bot.ui.languages import texts_of
from bot.ui.persistent import PersistentItem
from bot.ui.replies import Problem, problem
from engine.match import Bid, Match
from engine.pieces import Robot
from engine.proof import IllegalMove, ProofLength

MATCH_PAD = rf"pad:(?P<match_id>{NUMBER})\.(?P<round>{NUMBER}):{PAD_ID}"
"""What the custom id of such a button looks like: it names the match and the round that the pad was opened in."""


class PadButton(PersistentItem, template=MATCH_PAD):
    """Any button of a prover's pad."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the pad after this button, or show its moves as the proof. Only the prover may, and only in that round."""
        match_id = int(self.named["match_id"])
        play.check_current(interaction, match_id, int(self.named["round"]))
        play.check_prover(interaction)
        match = play.match_of(interaction)
        await defer(interaction)
        read = read_pad(self.named["key"], self.named["robot"], self.named["moves"], match.position.robots)
        if read is None:
            raise problem(Problem.OLD_BUTTON)
        key, pad = read
        if key is Key.SHOW:
            await edit_reply(interaction, await play.shown_proof(interaction, pad.moves))
            return
        await edit_reply(interaction, await _screen(interaction, match_id, match, pad.pressed(key) if key else pad))


async def open_pad(interaction: Interaction, match_id: int) -> None:
    """Give the prover a pad for themselves alone. Raises `Refused` for anybody else."""
    play.check_prover(interaction)
    match = play.match_of(interaction)
    await defer_ephemeral(interaction)
    robot = match.round.target.robot or Robot.RED
    await edit_reply(interaction, await _screen(interaction, match_id, match, Pad(robot)))


async def _screen(interaction: Interaction, match_id: int, match: Match, pad: Pad) -> Post:
    """The board after the moves so far, and the buttons; a last move that cannot be made is left out, and told.

    Only for the prover: ``match`` is as it stood when they pressed.
    """
    say = texts_of(interaction)
    bid, line, wrong = match.round.prover, match.position.play(pad.moves), ""
    assert bid is not None
    if not line.is_legal:
        wrong = say("pad-wrong-move", why=explain(say, IllegalMove(len(line.slides), line.slides[-1])))
        line = replace(line, slides=line.slides[:-1])
        pad = replace(pad, moves=line.moves)
    png = await interaction.client.pictures.still(interaction.guild_id, line)
    picture = Picture("pad.png", png, describe(say, line.end))
    robots, may_show = tuple(match.position.robots), _may_show(match, bid, pad)
    view = layout(
        say("pad-headline", made=len(pad.moves), bid=bid.moves, until=bare_clock_time(match.deadline or 0)),
        gallery(picture),
        pad_moves(say, pad, bid.moves),
        wrong,
        *pad_rows(say, f"pad:{match_id}.{match.round.number}", pad, robots, max_moves=bid.moves, may_show=may_show),
        target=match.round.target,
    )
    return Post(view, (picture,))


def _may_show(match: Match, bid: Bid, pad: Pad) -> bool:
    """Whether there are as many moves as a proof of the bid has; that it is right, nobody says."""
    return len(pad.moves) == bid.moves or (bool(pad.moves) and match.rules.proof_length is ProofLength.AT_MOST)
