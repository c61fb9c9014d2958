"""A message is posted once, however often the bot is killed before it has stored its id."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

from bot.cards.post import Post
from bot.clock import Clock
from bot.games.outbox import Sender
from bot.games.tasks import Tasks
from bot.store import ONLY_SHARD, Place
from bot.ui.delivery import LIMIT, trace_config
from bot.ui.messages import Messages
from bot.ui.request_rate import RequestRate
from tests.world.client import Client
from tests.world.loop import Time, VirtualLoop
from tests.world.network import Channel, Discord


async def _pass(*_: Any) -> None:
    pass


def _client_in(channel: Channel, time: Time) -> Any:
    """Return the client of a bot that plays alone, in a world with this channel."""
    discord, random = Discord(time, Random(1)), Random(1)
    discord.channels[channel.id] = channel
    world = SimpleNamespace(discord=discord, random=random, time=time, kill_point=_pass)
    process = SimpleNamespace(unreachable_until=0.0)
    bot: Any = SimpleNamespace(world=world, process=process, shard=ONLY_SHARD, asks_discord=_pass, holds_shard=True)
    return Client(bot)


def test_a_card_that_was_found_and_brought_up_to_date_is_found_again_after_the_next_kill() -> None:
    time, channel = Time(1_767_560_400.0), Channel(1, 2, has_history=True)
    client, began = _client_in(channel, time), time.true

    async def lives() -> None:
        clock, tasks = Clock(lambda: time.true), Tasks()
        for life in range(3):
            rate = RequestRate(clock, lambda serving: tasks.start(serving, "requests"))
            messages = Messages(client, clock, rate, Place(channel.guild_id, channel.id))
            await messages.send_card(Post(f"life {life}"), "card", None, began if life else None)
            time.now += 200
        await tasks.close()

    loop = VirtualLoop(time)
    loop.run_until_complete(lives())
    loop.close()
    (card,) = channel.messages.values()
    assert card.text == "life 2"


def test_a_question_is_asked_at_once_though_it_stems_from_a_process_whose_clock_was_ahead() -> None:
    time, channel = Time(1_767_560_400.0), Channel(1, 2, has_history=True)
    client = _client_in(channel, time)

    async def ask() -> None:
        clock, tasks = Clock(lambda: time.true), Tasks()
        rate = RequestRate(clock, lambda serving: tasks.start(serving, "requests"))
        messages = Messages(client, clock, rate, Place(channel.guild_id, channel.id))
        assert await messages.send(Post("please show", pings=(7,)), "question", time.true + 3600)

    loop = VirtualLoop(time)
    loop.run_until_complete(ask())
    loop.close()
    assert [message.text for message in channel.messages.values()] == ["please show"]


class _HangingWebhook:
    """The way of follow-ups, where requests begin and are never answered."""

    token = "token"

    async def send(self, **_: Any) -> None:
        for request_begins in trace_config().on_request_start:
            await request_begins(None, SimpleNamespace(), None)  # pyright: ignore[reportArgumentType] - it looks at none
        await asyncio.Event().wait()


def test_a_follow_up_that_hangs_holds_its_channel_back_no_longer_than_any_other_request() -> None:
    time, channel = Time(1_767_560_400.0), Channel(1, 2, has_history=True)
    client, began = _client_in(channel, time), time.true
    pressed: Any = SimpleNamespace(app_permissions=SimpleNamespace(read_message_history=True), followup=_HangingWebhook())
    told_after = list[float]()

    async def ask() -> None:
        clock, tasks = Clock(lambda: time.true), Tasks()
        rate = RequestRate(clock, lambda serving: tasks.start(serving, "requests"))
        messages = Messages(client, clock, rate, Place(channel.guild_id, channel.id))
        messages.follow(pressed)

        class Game:
            async def deliver(self) -> None:
                await messages.send(Post("please show", pings=(7,)), "question")
                told_after.append(time.true - began)

        Sender(lambda run: tasks.start(run, "sender"), clock).wake(Game())
        await asyncio.sleep(60)
        await tasks.close()

    loop = VirtualLoop(time)
    loop.run_until_complete(ask())
    loop.close()
    (after,) = told_after
    assert LIMIT <= after < LIMIT + 1
    assert [message.text for message in channel.messages.values()] == ["please show"]
