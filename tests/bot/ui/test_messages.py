"""A message is sent once, however often the bot is killed before it has noted it."""

from random import Random
from typing import Any

from bot.cards.post import Post, layout
from bot.clock import Clock
from bot.games.tasks import Tasks
from bot.store import Place
from bot.ui.messages import Messages
from bot.ui.request_rate import RequestRate
from tests.world.loop import Time, VirtualLoop
from tests.world.network import Channel, Discord


async def _pass() -> None:
    pass


def test_a_card_that_was_found_and_brought_up_to_date_is_found_again_after_the_next_kill() -> None:
    time = Time(1_767_560_400.0)
    discord, channel = Discord(time, Random(1), _pass), Channel(1, 2, has_history=True)
    discord.channels[channel.id] = channel
    client: Any = discord
    began = time.true

    async def lives() -> None:
        clock, tasks = Clock(lambda: time.true), Tasks()
        for life in range(3):
            rate = RequestRate(clock, lambda serving: tasks.start(serving, "requests"))
            messages = Messages(client, clock, rate, Place(channel.guild_id, channel.id))
            await messages.send_card(Post(layout(f"life {life}")), "card", None, began if life else None)
            time.now += 200
        await tasks.close()

    loop = VirtualLoop(time)
    loop.run_until_complete(lives())
    loop.close()
    (card,) = channel.messages.values()
    assert card.text == "life 2"
