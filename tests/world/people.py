"""The people of a world: what they see in their channels, and the commands they give."""

import asyncio
import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from engine.games.match.play import Shorten, VoteToSkip, VoteToTurn
from engine.games.solo.play import GotIt, NextChip, TakeHint
from engine.rules.bots import Level
from engine.rules.commands import AddBot, Remove, SayDone, WantNext
from tests.world.asking import PRESSED, BeginMatch, BeginRace, BeginSolo, InRace
from tests.world.interactions import Asked
from tests.world.network import Channel, Message
from tests.world.players import draw_command, draw_race_command, draw_rare_command, draw_rules, draw_solo_command
from tests.world.rushes import OpenRush, draw_rush_command

if TYPE_CHECKING:
    from tests.world.simulation import World


class People:
    """Everybody, who plays in any channel; ``pace`` is how many seconds go by between two things that are asked in one."""

    def __init__(self, world: "World", pace: float, count: int) -> None:
        self._world, self._random, self._pace = world, world.random, pace
        self.ids = [10**17 + number for number in range(1, 1 + count)]
        self._born = count
        self._company, self._racing = Random(f"bots {world.seed}"), Random(f"races {world.seed}")
        self._rushing = Random(f"rushes {world.seed}")

    def reborn(self, player: int) -> None:
        """Replace a person who gives no more commands by another."""
        self._born += 1
        self.ids[self.ids.index(player)] = 10**17 + self._born

    async def play(self, channel: Channel) -> None:
        """Play in a channel until it or the bot is gone, and have a break now and then."""
        random = self._random
        while not channel.is_gone:
            is_break = random.random() < 0.01
            await asyncio.sleep(random.expovariate(1 / 1200) if is_break else random.expovariate(1 / self._pace))
            self._ask(channel)

    def _ask(self, channel: Channel) -> None:
        random, bot = self._random, self._world.playing(channel.guild_id)
        if bot is None or self._is_for_rush(channel, bot.games._in(channel.id, "rush")):
            return
        games = bot.games
        solos = games._in(channel.id, "solo")
        if solos and random.random() < 0.5:
            game = random.choice(solos)
            if command := draw_solo_command(random, game.state):
                self._ask_alone(channel, game, command)
            elif random.random() < 0.05:
                self._begin_alone(channel, game.state.player)
            return
        match, race = games.match_in(channel.id), games.find("race", channel.id)
        if race and self._racing.random() < (0.5 if match or race.state.is_slow else 1.0):
            self._ask_in_race(channel, race)
            return
        if race is None and self._racing.random() < (0.15 if match is None else 0.01):
            self._begin_race(channel)
            return
        if match is None:
            if random.random() < 0.2:
                self._begin(channel)
            return
        if match.state.may_add_bot and self._company.random() < 0.1:
            pressed, custom_id = _button(channel, PRESSED[AddBot])
            self._send(match.state.starter, channel, AddBot(match.state.starter, Level.MEDIUM), pressed, custom_id)
        if command := draw_rare_command(self._company, match.state, self.ids):
            asker = self._company.choice(self.ids) if isinstance(command, Remove) else command.player
            self._send(asker, channel, command)
        if command := draw_command(random, match.state, self.ids):
            player = getattr(command, "player", None) or random.choice(self.ids)
            action = PRESSED.get(type(command))
            pressed, custom_id = _button(channel, action) if action and random.random() < 0.7 else (None, "")
            self._send(player, channel, command, pressed, custom_id)
        if random.random() < 0.03:
            self._begin_alone(channel, random.choice(self.ids))

    def _is_for_rush(self, channel: Channel, rushes: list[Any]) -> bool:
        """Let a player do something in their rush, or begin one. Returns whether this is all that happens now."""
        random = self._rushing
        if not rushes or random.random() < 0.05:
            if random.random() < 0.02:
                self._send(player := random.choice(self.ids), channel, OpenRush(player))
                return True
            return False
        if random.random() < 0.3:
            return False
        live = random.choice(rushes)
        card = self._world.ledger.cards.get((channel.id, live.state.player, "rush"))
        command, custom_id = draw_rush_command(random, live.game_id, live.state, card)
        if command:
            self._send(command.player, channel, command, card if custom_id else None, custom_id)
        return True

    def _ask_alone(self, channel: Channel, game: Any, command: Any) -> None:
        """The player of a solo game presses a button below the card, or types something."""
        player = game.state.player
        card = self._world.ledger.cards.get((channel.id, player, "solo")) if game.is_private else None
        if not game.is_private:
            card = next(
                (one for one in _latest(channel) if any(f":solo:{game.game_id}:" in each for each in one.custom_ids)), None
            )
        if card and (card.is_deleted or (self._random.random() < 0.3 and not isinstance(command, NextChip | TakeHint | GotIt))):
            card = None
        if card or not isinstance(command, NextChip | TakeHint | GotIt):
            self._send(player, channel, command, card)
        else:
            self._begin_alone(channel, player)  # which shows the card again

    def _ask_in_race(self, channel: Channel, race: Any) -> None:
        """Somebody presses a button below the card of a race, or types something."""
        random = self._racing
        if race.state.may_add_bot and random.random() < 0.2:
            pressed, custom_id = _button(channel, "add-bot", f"ricochet:race:{race.game_id}")
            if pressed:
                wanted = InRace(race.state.starter, AddBot(race.state.starter, Level.MEDIUM))
                self._send(wanted.player, channel, wanted, pressed, custom_id)
        if command := draw_race_command(random, race.state, self.ids):
            of_race = f"ricochet:race:{race.game_id}"
            is_press = isinstance(command, SayDone | WantNext) and random.random() < 0.7
            pressed, custom_id = _button(channel, PRESSED[type(command)], of_race) if is_press else (None, "")
            player = random.choice(self.ids) if isinstance(command, Remove) else command.player
            self._send(player, channel, InRace(player, command), pressed, custom_id)

    def _begin_race(self, channel: Channel) -> None:
        random, player = self._racing, self._racing.choice(self.ids)
        seconds = random.choice([60, 180, 180, 300, 600, 3600, 8 * 3600])
        zone, is_practice = random.choice(["UTC", "Europe/Athens", "America/St_Johns"]), random.random() < 0.1
        rounds, drawn = random.choice([1, 2, 3, 3, 5]), draw_rules(random)
        bots = tuple(random.choices(list(Level), k=random.choice([0, 0, 1, 2])))
        self._send(player, channel, BeginRace(player, *drawn, rounds, seconds, zone, is_practice, bots))

    def _begin(self, channel: Channel) -> None:
        random = self._random
        player = random.choice(self.ids)
        if random.random() < 0.15:
            self._begin_alone(channel, player)
            return
        rules, setup = draw_rules(random)
        bots = tuple(self._company.choices(list(Level), k=self._company.choice([0, 0, 1, 2])))
        self._send(player, channel, BeginMatch(player, rules, setup, random.random() < 0.1, bots))

    def _begin_alone(self, channel: Channel, player: int) -> None:
        random = self._random
        wanted = BeginSolo(player, *draw_rules(random), hourglasses=random.choice([1, 2]), private=random.random() < 0.6)
        self._send(player, channel, wanted)

    def _send(self, player: int, channel: Channel, command: Any, pressed: Message | None = None, custom_id: str = "") -> None:
        world = self._world
        world.gateway.send(Asked(world.discord.new_id(), player, channel, command, world.time.now, pressed, custom_id))


_BEHIND = tuple(PRESSED[one] for one in (VoteToTurn, VoteToSkip, AddBot, Shorten))
"""The actions behind *More…*."""


def _button(channel: Channel, action: str, game: str = "ricochet") -> tuple[Message | None, str]:
    """Return the latest message of a channel with such a button of a match, or of this game, and its custom id.

    One that is behind *More…* is in a message of its own, which is not kept.
    """
    for message in _latest(channel):
        for custom_id in message.custom_ids:
            if re.fullmatch(rf"{game}:(\d+:)*{action}", custom_id):
                return message, custom_id
            if action in _BEHIND and re.fullmatch(rf"{game}:(\d+:)*more", custom_id):
                panel = replace(message, id=message.id + 1, only_for=1)
                return panel, custom_id.removesuffix("more") + action
    return None, ""


def _latest(channel: Channel) -> list[Message]:
    """Return the latest messages of a channel, the newest first."""
    return [message for message in list(channel.messages.values())[:-9:-1] if not message.is_deleted]
