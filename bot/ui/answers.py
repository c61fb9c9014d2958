"""How an answer gets to whoever asked: tried again where the way to Discord fails, and given up where it comes too late.

Everything that is said to an interaction goes through here. So a failure tells what it is a failure of: `AnswerLost` is one of
the way to Discord, and what was asked for may well be done.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
import structlog
from discord import ui

from bot.cards.post import Post
from bot.ui.delivery import NotTaken, Undelivered, delivery
from bot.ui.latest_answers import clear, take_place
from bot.ui.refusals import Passes

_log = structlog.stdlib.get_logger()
_T = TypeVar("_T")

_ALREADY_ANSWERED = 40060
_TOO_LATE = frozenset({10008, 10015, 10062, 50027})
"""Discord's error codes for an interaction that has run out, and for its message or its token that is no more."""

_ATTEMPTS = 3
_PAUSE = 0.5
"""Seconds between two attempts."""
_LIMIT = 10.0
"""Seconds for one attempt. Pictures are sent along with some."""

_ANSWERED, _DONE, _FOLLOWUP = "answered", "done", "followup"
"""What is noted in ``extras`` of an interaction."""


class AnswerLost(Exception):
    """Discord could not be reached with an answer, or does not take it."""


class TooLate(AnswerLost):
    """The interaction has run out, or somebody has answered it: no answer is possible any more."""


def note_done(interaction: discord.Interaction[Any]) -> None:
    """Note that what was asked for is done and stored: whatever fails from now on is only the answer."""
    interaction.extras[_DONE] = True


def is_done(interaction: discord.Interaction[Any]) -> bool:
    """Whether what was asked for is done, even if the answer to it fails."""
    return _DONE in interaction.extras


def is_answered(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord has had an answer, so that another one has to follow it up."""
    return interaction.response.is_done() or _ANSWERED in interaction.extras


def is_too_late(error: BaseException | None) -> bool:
    """Whether an error says that an interaction cannot be answered any more."""
    if isinstance(error, discord.HTTPException):
        return error.code in _TOO_LATE or error.code == _ALREADY_ANSWERED
    return isinstance(error, TooLate)


async def defer(interaction: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Announce an answer to Discord, which waits longer for it then. Raises `AnswerLost`, as all of these."""
    await _deliver(interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking))


async def defer_ephemeral(interaction: discord.Interaction[Any]) -> None:
    """Announce an ephemeral reply to Discord, which waits longer for it then."""
    await defer(interaction, ephemeral=True, thinking=True)


async def edit_reply(interaction: discord.Interaction[Any], post: Post) -> None:
    """Show a layout as the reply, which Discord knows of; it is ephemeral after `defer_ephemeral`."""
    await _deliver(
        interaction,
        lambda: interaction.edit_original_response(
            view=post.view, attachments=post.files, allowed_mentions=discord.AllowedMentions.none()
        ),
    )


async def add_picture(interaction: discord.Interaction[Any], picture: Callable[[], discord.File]) -> None:
    """Show a picture below the reply, which says the same in words: where Discord does not take it, that is logged."""
    followup = interaction.extras.get(_FOLLOWUP)
    edit = followup.edit if followup else interaction.edit_original_response
    try:
        await _deliver(interaction, lambda: edit(attachments=[picture()]))
    except AnswerLost as error:
        _log.warning("picture not shown", error=str(error))


async def reply(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer with a text for everybody."""
    await _deliver(interaction, lambda: interaction.response.send_message(text))


async def reply_ephemeral(interaction: discord.Interaction[Any], text: str) -> None:
    """Send an ephemeral reply, whether or not something was answered before. In a game it takes the place of the last one."""
    message = None
    if is_answered(interaction):
        message = await _deliver(interaction, lambda: interaction.followup.send(text, ephemeral=True, wait=True))
        interaction.extras[_FOLLOWUP] = message
    else:
        await _deliver(interaction, lambda: interaction.response.send_message(text, ephemeral=True))
    await take_place(interaction, message)


async def acknowledge(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer with what all see anyway, on a card or in the news: silently a press that is answered already, else in words.

    A press of a card's button, or of a form that it opened, is answered by the edit of that card. The words are ephemeral.
    """
    if is_answered(interaction):
        await clear(interaction)
    else:
        await reply_ephemeral(interaction, text)


async def show(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    """Answer with a layout for everybody, which notifies nobody. Where Discord forbids that to the bot, it is ephemeral."""
    quiet = discord.AllowedMentions.none()
    await _deliver(interaction, lambda: interaction.response.send_message(view=view, allowed_mentions=quiet))


async def show_ephemeral(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    """Answer with a layout that only this person sees, whether or not something was answered before."""
    if is_answered(interaction):
        await _deliver(interaction, lambda: interaction.followup.send(view=view, ephemeral=True, wait=True))
    else:
        await _deliver(interaction, lambda: interaction.response.send_message(view=view, ephemeral=True))


async def show_post_ephemeral(interaction: discord.Interaction[Any], post: Post) -> int | None:
    """Show a layout and its pictures to this person alone: after `defer_ephemeral`, or below the message that was pressed.

    Returns the id of the message in the second case.
    """
    if interaction.response.type is discord.InteractionResponseType.deferred_message_update:
        message = await _deliver(
            interaction,
            lambda: interaction.followup.send(view=post.view, files=post.files, ephemeral=True, wait=True),
        )
        return message.id if message else None
    await edit_reply(interaction, post)
    return None


async def propose_nothing(interaction: discord.Interaction[Any]) -> None:
    """Answer that there is nothing to complete what is being typed to; where Discord does not take it, that is logged."""
    try:
        await _deliver(interaction, lambda: interaction.response.autocomplete([]))
    except AnswerLost as error:
        _log.warning("answered too late" if is_too_late(error) else "answer lost", error=str(error))


async def show_instead(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    """Answer a press with another layout in the message whose button was pressed."""
    await _deliver(interaction, lambda: interaction.response.edit_message(view=view))


async def show_form(interaction: discord.Interaction[Any], form: ui.Modal) -> None:
    """Answer with a form to fill in."""
    await _deliver(interaction, lambda: interaction.response.send_modal(form))


async def _deliver(interaction: discord.Interaction[Any], answer: Callable[[], Awaitable[_T]]) -> _T | None:
    """Answer, and try that again where the way to Discord fails.

    Who hears that the interaction is answered already, after an attempt that seemed to fail, was heard: None is returned then.
    """
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            async with delivery(_LIMIT):
                return await answer()
        except NotTaken as refused:
            if refused.error.code == _ALREADY_ANSWERED and attempt > 1:
                interaction.extras[_ANSWERED] = True
                return None
            if refused.passes is not Passes.SOON or attempt == _ATTEMPTS:
                raise (TooLate if is_too_late(refused.error) else AnswerLost)(str(refused)) from refused.error
        except Undelivered as error:
            if attempt == _ATTEMPTS:
                raise AnswerLost(str(error)) from error
        await interaction.client.clock.sleep(_PAUSE)
    return None
