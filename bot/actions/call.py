"""The call when a match or a race begins: a message that mentions the role that the server has chosen for it."""

from typing import Any

import structlog

from bot.cards.phrases import mention
from bot.cards.post import Post
from bot.cards.rights import fault_of_calling
from bot.client import RicochetBot
from bot.games.live_game import LiveGame
from bot.store import Place
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.delivery import Undelivered
from bot.ui.languages import server_language
from bot.ui.messages import Messages, NotAllowed

_log = structlog.stdlib.get_logger()


def call_for(bot: RicochetBot, live: LiveGame[Any, Any, Any], chosen: GuildSettings) -> None:
    """Call the members with the server's role to a game that begins, in the background.

    Does nothing for a game against bots, and within an hour of the latest call.
    """
    if chosen.call_role is not None and not live.state.bots:
        bot.tasks.start(_call(bot, live, live.place, chosen, chosen.call_role), "call", guild_id=live.place.guild_id)


async def _call(bot: RicochetBot, live: LiveGame[Any, Any, Any], place: Place, chosen: GuildSettings, role_id: int) -> None:
    guild = bot.get_guild(place.guild_id)
    if guild is None or fault_of_calling(guild, role_id) or not await bot.store.claim_call(guild.id, bot.clock.now()):
        return
    say = Texts.of(server_language(guild, chosen.language))
    text = say("call", role=f"<@&{role_id}>", player=mention(say, live.state.starter), kind=live.kind)
    messages = Messages(bot, bot.clock, bot.rate, place, guild_id=guild.id)
    try:
        await messages.send(Post(text, role=role_id), f"call {live.game_id}")
    except (Undelivered, NotAllowed) as error:
        _log.warning("call not sent", guild_id=guild.id, error=str(error))
