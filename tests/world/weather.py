"""Rare events of a world: outages, permissions, deleted messages and channels, clocks, people who leave."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.store import StoreUnavailable
from tests.world.bot import Bot
from tests.world.network import Channel
from tests.world.settling import check_senders

if TYPE_CHECKING:
    from tests.world.simulation import World


class Weather:
    """What comes over a world."""

    def __init__(self, world: "World") -> None:
        self._world, self._random = world, world.random

    async def pass_by(self) -> None:
        """Let it come, forever."""
        random, world, discord, chances = self._random, self._world, self._world.discord, self._world.chances
        while True:
            await asyncio.sleep(random.expovariate(1 / 60))
            check_senders(world)
            channel = random.choice(list(discord.channels.values()))
            if random.random() < chances.outage:
                discord.outage_until = world.time.now + random.expovariate(1 / 200)
                world.say(f"Discord takes nothing until {discord.outage_until}")
            if random.random() < chances.forbidden:
                channel.forbidden_until = world.time.now + random.expovariate(1 / 300)
                world.say(f"the bot may not post in {channel.id} until {channel.forbidden_until}")
            if random.random() < chances.deleted and channel.messages:
                message = random.choice(list(channel.messages.values())[-4:])
                message.is_deleted = True
                world.say(f"somebody deletes {message.id}")
            if random.random() < chances.jump:
                self._set_clock(random.choice([0.0, random.uniform(-30, 30), random.uniform(-7200, 7200)]))
            if random.random() < chances.cut:
                for bot in world.some_bot():
                    world.gateway.cut(bot, random.expovariate(1 / 5))
            if random.random() < chances.forget:
                world.loop.create_task(self._forget(random.choice(world.people.ids)))
            if random.random() < chances.gone:
                world.loop.create_task(self._lose(channel))

    def _set_clock(self, ahead: float) -> None:
        world, machine = self._world, self._world.some_machine()
        if max(abs(ahead), abs(machine.ahead)) > 50:
            world.ledger.clock_off_at = world.time.now
        machine.ahead = ahead
        world.say(f"the clock is set to be {ahead} seconds ahead")

    async def _forget(self, player: int) -> None:
        world = self._world
        world.people.reborn(player)
        await asyncio.sleep(20)  # their earlier commands have arrived
        for bot in world.some_bot():
            await bot.process.inside(self._have_forgotten(bot, player))

    async def _have_forgotten(self, bot: Bot, player: int) -> None:
        with suppress(StoreUnavailable):
            await bot.games.erasure.forget(player)
            await self._world.until(lambda: not self._world.is_to_forget(player))
            self._world.say(f"forgotten: {player}")
            self._world.ledger.forgotten(player)

    async def _lose(self, channel: Channel) -> None:
        world = self._world
        channel.is_gone = True
        world.say(f"channel {channel.id} is deleted")
        await asyncio.sleep(self._random.uniform(0, 5))
        for bot in world.connected(channel.guild_id):
            await bot.process.inside(bot.games.close_where(lambda place: place.channel_id == channel.id))
