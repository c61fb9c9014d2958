"""Messages of the bot in one channel, sent and edited as far as Discord takes them."""

from collections.abc import Callable

import aiohttp
import discord
import structlog
from discord.utils import MISSING

from bot.cards.post import Post
from bot.store import NO_SERVER, Place

_log = structlog.stdlib.get_logger()

_UNKNOWN_CHANNEL, _TOO_OLD_TO_EDIT = 10003, 30046
"""Discord's error codes."""

NOT_TAKEN = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised where Discord does not take a message, or cannot be reached."""


class Messages:
    """The messages of one game.

    What Discord does not take is logged and left out. Where the channel itself is no more, ``gone`` is called.
    """

    def __init__(self, client: discord.Client, place: Place, game_id: int, gone: Callable[[], None]) -> None:
        self._client, self._place, self._game_id, self._gone = client, place, game_id, gone

    async def send(self, post: Post) -> discord.Message | None:
        """Send a message, and return it; None where Discord does not take it."""
        try:
            return await self._channel.send(view=post.view, files=post.files, allowed_mentions=post.allowed_mentions)
        except NOT_TAKEN as error:
            self._not_taken("message not sent", error)
            return None

    async def edit(self, message_id: int, post: Post, *, upload: bool = False) -> bool:
        """Edit a message. Returns False if it must be sent anew.

        It keeps the pictures that it has, unless those of the post are to be uploaded.
        """
        try:
            # An edit notifies nobody anew.
            await self._channel.get_partial_message(message_id).edit(
                view=post.view,
                attachments=post.files if upload else MISSING,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound:
            return False
        except NOT_TAKEN as error:
            self._not_taken("message not edited", error)
            return not (isinstance(error, discord.HTTPException) and error.code == _TOO_OLD_TO_EDIT)
        return True

    async def delete(self, message_id: int) -> None:
        """Delete a message."""
        try:
            await self._channel.get_partial_message(message_id).delete()
        except NOT_TAKEN as error:
            self._not_taken("message not deleted", error)

    @property
    def _channel(self) -> discord.PartialMessageable:
        guild_id = None if self._place.guild_id == NO_SERVER else self._place.guild_id
        return self._client.get_partial_messageable(self._place.channel_id, guild_id=guild_id)

    def _not_taken(self, what: str, error: Exception) -> None:
        _log.warning(what, channel_id=self._place.channel_id, game_id=self._game_id, error=str(error))
        if isinstance(error, discord.NotFound) and error.code == _UNKNOWN_CHANNEL:
            self._gone()
