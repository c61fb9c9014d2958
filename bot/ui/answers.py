"""Responses to interactions, with retries. All responses go through here, so that `AnswerLost` only concerns delivery.

Each player of a game keeps one ephemeral answer: a new answer deletes the one before. Such a message can only be deleted with
its interaction's token, which is valid for 15 minutes and not kept over a restart. After that the earlier answer stays.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord
import structlog
from discord import ui

from bot.cards.post import Post
from bot.ui.delivery import Rejected, Undelivered, delivery
from bot.ui.refusals import Retry

_LATEST = "latest answers"
"""A key in ``extras`` of an interaction."""


class LatestAnswers:
    """The latest ephemeral text answers to the players of a game."""

    def __init__(self) -> None:
        self._latest = dict[int, tuple[discord.Interaction[Any], int | None]]()

    def track(self, interaction: discord.Interaction[Any]) -> None:
        """Make the answer to this interaction replace the player's previous one."""
        interaction.extras[_LATEST] = self

    async def replace(self, interaction: discord.Interaction[Any], followup: int | None) -> None:
        """Delete the previous answer; the new one is the original response, or the ``followup`` with this message id."""
        await self.clear(interaction)
        self._latest[interaction.user.id] = (interaction, followup)

    async def clear(self, interaction: discord.Interaction[Any]) -> None:
        """Delete the latest answer to this user, unless it answers this interaction."""
        earlier, followup = self._latest.pop(interaction.user.id, (interaction, None))
        if earlier is interaction or earlier.is_expired():
            return
        with suppress(Rejected, Undelivered):
            async with delivery():
                if followup is None:
                    await earlier.delete_original_response()
                else:
                    await earlier.followup.delete_message(followup)


def latest_answers(interaction: discord.Interaction[Any]) -> LatestAnswers:
    """Return the interaction's tracker, or an empty one outside of games."""
    return interaction.extras.get(_LATEST) or LatestAnswers()


_log = structlog.stdlib.get_logger()
_T = TypeVar("_T")

_ALREADY_ANSWERED = 40060
_TOO_LATE = frozenset({10008, 10015, 10062, 50027})
"""Discord's error codes for an expired interaction or token, and for a message that does not exist any more."""

_ATTEMPTS = 3
_PAUSE = 0.5
"""Seconds between attempts."""
_TIMEOUT = 10.0
"""Seconds for one attempt, which may upload pictures."""

_ANSWERED, _DONE, _FOLLOWUP = "answered", "done", "followup"
"""Keys in ``extras`` of an interaction."""


class AnswerLost(Exception):
    """A response could not be delivered to Discord, or was rejected."""


class TooLate(AnswerLost):
    """The interaction has expired, or was answered elsewhere: it cannot be answered any more."""


def mark_done(interaction: discord.Interaction[Any]) -> None:
    """Mark the action as done and stored, so that later failures only concern the answer."""
    interaction.extras[_DONE] = True


def is_done(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the action is done, even if its answer fails."""
    return _DONE in interaction.extras


def is_answered(interaction: discord.Interaction[Any]) -> bool:
    """Return whether Discord has a response already, so that another one must be a follow-up."""
    return interaction.response.is_done() or _ANSWERED in interaction.extras


def is_too_late(error: BaseException | None) -> bool:
    """Return whether an error means that the interaction cannot be answered any more."""
    if isinstance(error, discord.HTTPException):
        return error.code in _TOO_LATE or error.code == _ALREADY_ANSWERED
    return isinstance(error, TooLate)


async def defer(interaction: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Defer the response, which Discord then awaits for longer. Raises `AnswerLost`, like all functions here."""
    await _deliver(interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking))


async def defer_ephemeral(interaction: discord.Interaction[Any]) -> None:
    """Defer an ephemeral reply."""
    await defer(interaction, ephemeral=True, thinking=True)


async def edit_reply(interaction: discord.Interaction[Any], post: Post) -> discord.Message | None:
    """Replace the reply by a layout; it is ephemeral after `defer_ephemeral`. Returns the message, if Discord returned it."""
    return await _deliver(
        interaction,
        lambda: interaction.edit_original_response(
            view=post.view, attachments=post.files, allowed_mentions=discord.AllowedMentions.none()
        ),
    )


async def add_picture(interaction: discord.Interaction[Any], picture: Callable[[], discord.File]) -> None:
    """Add a picture to the reply; a failure is only logged, since the reply's text says the same."""
    followup = interaction.extras.get(_FOLLOWUP)
    edit = followup.edit if followup else interaction.edit_original_response
    try:
        await _deliver(interaction, lambda: edit(attachments=[picture()]))
    except AnswerLost as error:
        _log.warning("picture not shown", error=str(error))


async def reply(interaction: discord.Interaction[Any], text: str) -> None:
    """Reply with a public text."""
    await _deliver(interaction, lambda: interaction.response.send_message(text))


async def reply_ephemeral(interaction: discord.Interaction[Any], text: str) -> None:
    """Send an ephemeral reply, or follow-up. In a game it replaces the player's previous one."""
    message = None
    if is_answered(interaction):
        message = await _deliver(interaction, lambda: interaction.followup.send(text, ephemeral=True, wait=True))
        interaction.extras[_FOLLOWUP] = message
    else:
        await _deliver(interaction, lambda: interaction.response.send_message(text, ephemeral=True))
    await latest_answers(interaction).replace(interaction, message.id if message else None)


async def acknowledge(interaction: discord.Interaction[Any], text: str) -> None:
    """Confirm what a card or the news show as well: with an ephemeral text, unless a card was edited in response already."""
    if is_answered(interaction):
        await latest_answers(interaction).clear(interaction)
    else:
        await reply_ephemeral(interaction, text)


async def show(interaction: discord.Interaction[Any], post: Post) -> None:
    """Reply with a public post without notifications; Discord makes it ephemeral where the bot may not post."""
    silent = discord.AllowedMentions.none()
    await _deliver(interaction, lambda: interaction.response.send_message(view=post.view, allowed_mentions=silent))


async def show_ephemeral(interaction: discord.Interaction[Any], post: Post) -> int | None:
    """Send an ephemeral post: as the reply, also after `defer_ephemeral`, else as a follow-up.

    Returns the message id of a follow-up.
    """
    response = interaction.response
    if not is_answered(interaction):
        await _deliver(interaction, lambda: response.send_message(view=post.view, files=post.files, ephemeral=True))
    elif response.type is discord.InteractionResponseType.deferred_channel_message:
        await edit_reply(interaction, post)
    elif message := await _deliver(
        interaction, lambda: interaction.followup.send(view=post.view, files=post.files, ephemeral=True, wait=True)
    ):
        return message.id
    return None


async def propose_nothing(interaction: discord.Interaction[Any]) -> None:
    """Answer an autocompletion without choices; a failure is only logged."""
    try:
        await _deliver(interaction, lambda: interaction.response.autocomplete([]))
    except AnswerLost as error:
        _log.warning("answered too late" if is_too_late(error) else "answer lost", error=str(error))


async def show_instead(interaction: discord.Interaction[Any], post: Post) -> None:
    """Replace the message whose button was pressed, or from which a form was opened."""
    await _deliver(
        interaction,
        lambda: interaction.response.edit_message(
            view=post.view, attachments=post.files, allowed_mentions=discord.AllowedMentions.none()
        ),
    )


async def launch_activity(interaction: discord.Interaction[Any]) -> None:
    """Respond by launching the application's Activity, which joins the one of the channel if there is one."""
    await _deliver(interaction, interaction.response.launch_activity)


async def show_form(interaction: discord.Interaction[Any], form: ui.Modal) -> None:
    """Respond with a form."""
    await _deliver(interaction, lambda: interaction.response.send_modal(form))


async def _deliver(interaction: discord.Interaction[Any], answer: Callable[[], Awaitable[_T]]) -> _T | None:
    """Send a response, with retries. Returns None if a retry shows that an attempt that seemed to fail has arrived."""
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            async with delivery(_TIMEOUT):
                return await answer()
        except Rejected as refused:
            if refused.error.code == _ALREADY_ANSWERED and attempt > 1:
                interaction.extras[_ANSWERED] = True
                return None
            if refused.retry is not Retry.SOON or attempt == _ATTEMPTS:
                raise (TooLate if is_too_late(refused.error) else AnswerLost)(str(refused)) from refused.error
        except Undelivered as error:
            if attempt == _ATTEMPTS:
                raise AnswerLost(str(error)) from error
        await interaction.client.clock.sleep(_PAUSE)
    return None
