"""Deliver interactions to the bot: late, twice, or never if its gateway connection is cut."""

import asyncio
from typing import TYPE_CHECKING, Any

from bot.store import StoreUnavailable
from bot.ui.replies import Refused, run
from engine.games.match.play import End, Stop
from tests.bot.english import say
from tests.world.asking import do
from tests.world.bot import Bot
from tests.world.interactions import Asked, Interaction

if TYPE_CHECKING:
    from tests.world.simulation import World

_ANSWERED_WITHIN = 2.5
"""Seconds within which Discord takes an answer, with some to get there."""


class Gateway:
    """Delivers interactions to the bots that are connected for their server, of which there may be several."""

    def __init__(self, world: "World") -> None:
        self._world, self._random = world, world.random
        self.on_their_way = 0
        """How many deliveries have not come to anything yet."""

    def cut(self, bot: Bot, seconds: float) -> None:
        """Lose the connection of a bot for so many seconds."""
        world = self._world
        bot.client.cut(seconds)
        world.ledger.cuts += 1
        world.ledger.presences[bot.shard.number].cut_off += seconds
        world.say(f"the gateway is cut for {seconds} seconds")

    def send(self, asked: Asked) -> None:
        """Deliver an interaction: soon, late, or twice."""
        random, world = self._random, self._world
        world.ledger.ask(asked)
        asked.deliveries = 2 if random.random() < world.chances.twice else 1
        for _ in range(asked.deliveries):
            delay = random.uniform(1, 6) if random.random() < world.chances.late else random.uniform(0.05, 0.4)
            self.on_their_way += 1
            world.loop.create_task(self._deliver(asked, delay))

    async def _deliver(self, asked: Asked, delay: float) -> None:
        await asyncio.sleep(delay)
        connected = self._world.connected(asked.channel.guild_id)
        asked.deliveries += max(0, len(connected) - 1)
        self.on_their_way += len(connected) - 1
        for bot in connected[1:]:
            self._world.loop.create_task(self._deliver_to(bot, asked))
        if connected:
            await self._deliver_to(connected[0], asked)

    async def _deliver_to(self, bot: Bot, asked: Asked) -> None:
        world, client = self._world, bot.client
        if world.time.now < client.cut_until:
            is_resumed = client.is_resumed
            await asyncio.sleep(client.cut_until - world.time.now)
            if not is_resumed:
                world.say(f"never delivered: {asked.id}")
                self.on_their_way -= 1
                return
            if self._random.random() < 0.3:
                asked.deliveries += 1
                await self._hand(bot, asked)
        await self._hand(bot, asked)
        self.on_their_way -= 1

    async def _hand(self, bot: Bot, asked: Asked) -> None:
        if bot in self._world.bots and bot.is_connected:
            self._world.check_may_be_connected(bot)
            await bot.process.inside(self._handle(bot, asked))

    async def _handle(self, bot: Bot, asked: Asked) -> None:
        """Hand an interaction to the bot. Each failure has to have a reason."""
        world = self._world
        world.say(f"asked in {asked.channel.id} by {asked.player}, {asked.id}: {asked.command}")
        interaction: Any = Interaction(world.discord, bot, asked, world.ledger)
        faults = world.discord.faults
        try:
            await run(interaction, self._do(interaction, asked))
        except StoreUnavailable as error:
            world.say(f"not done: {error!r}")
        except Exception as error:  # noqa: BLE001 - whatever it is, it is reported
            if not world.is_doubtful(error):
                world.fail(f"not done: {error!r}")
        is_in_time = world.time.now - asked.made < _ANSWERED_WITHIN and bot.may_answer
        if is_in_time and faults == world.discord.faults and not asked.is_answered:
            world.fail(f"nobody answers {asked.command}")
        if isinstance(asked.command, Stop) and asked.original and not asked.pressed and self._random.random() < 0.5:
            self._confirm(asked)

    def _confirm(self, asked: Asked) -> None:
        """Say that a match is meant to be stopped, or ended, where the bot asks."""
        question, world = asked.original, self._world
        custom_id = next((one for one in question.custom_ids if one.endswith((":stop", ":end"))), "") if question else ""
        if custom_id:
            here, command = asked.channel, asked.command if custom_id.endswith(":stop") else End(asked.player)
            self.send(Asked(world.discord.new_id(), asked.player, here, command, world.time.now, question, custom_id))

    @staticmethod
    async def _do(interaction: Any, asked: Asked) -> None:
        """Let the bot handle an interaction, and record the text of a refusal."""
        try:
            await do(interaction, asked.command)
        except Refused as refused:
            asked.refusals.add(refused.text(say))
            raise
