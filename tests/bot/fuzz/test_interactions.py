"""Hostile interactions, which no Discord client sends: each is answered, and refused in private.

2,600 of the 100,000 inputs, those of `test_texts.py` being the others: here each goes through discord.py, the bot, its database
and the simulated Discord. They come in handfuls, as those of several people do. Whatever they were, no error is logged, every
one has its answer, and the bot starts again on what they have left.
"""

import gc
import logging
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import structlog
from discord import AppCommandOptionType as Type
from discord import app_commands
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from tests.bot.english import say
from tests.bot.forged import ephemeral
from tests.bot.fuzz.hostile import ODD_VALUES, hostile_text
from tests.bot.seen import said, text_of
from tests.bot.world import EASY, HOURGLASS, World

COMMAND, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5
BUTTON, SELECT, CHANNELS = 2, 3, 8
HANDFUL = 25
TEXTS = (
    "R-up G-left",
    "ru rr",
    EASY,
    "1A 2B 3A 4B",
    "R C7 G A1",
    "red moon",
    "2026-W46",
    "Europe/Berlin",
    "66",
    "2013",
    "silver",
)
REFUSALS = tuple(say(f"problem-{problem}") for problem in ("old-command", "old-button"))


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[Any]]]:
    """What has been logged as a warning or worse, each traceback among it."""
    caplog.set_level(logging.WARNING)
    with structlog.testing.capture_logs() as lines:

        def logged() -> list[Any]:
            gc.collect()  # only then asyncio reports failed tasks that are not awaited
            return [line for line in lines if line["log_level"] not in ("debug", "info")] + list(caplog.records)

        yield logged


class Sender:
    """Sends interactions of two people in handfuls, and looks at their answers."""

    def __init__(self, world: World, random: Random) -> None:
        self.world, self.random = world, random
        self.people = [world.player("ada", manage_guild=True, manage_messages=True), world.player("ben")]
        self._asked = list[tuple[InteractionResult, object]]()

    async def send(self, kind: int, data: dict[str, Any], message: dict[str, Any] | None = None) -> None:
        """Send one, and look at all answers when there is a handful."""
        backend, person = self.world.env.backend, self.random.choice(self.people)
        place = {"channel_id": self.world.channel.id, "guild_id": self.world.guild.id}
        record, payload = base_payload(backend, type=kind, user_id=person.id, data=data, **place)
        if message:
            payload["message"], record.source_message_id = message, int(message["id"])
        backend.emit("INTERACTION_CREATE", payload)
        self._asked.append((InteractionResult(self.world.env, record), data))
        if len(self._asked) == HANDFUL:
            await self.look()

    async def look(self) -> None:
        """Every interaction so far has had an answer, and nothing has gone wrong."""
        await self.world.env.settle()
        for answer, data in self._asked:
            # Its message may be gone: of the cards of a private solo game, the latest stays.
            assert answer.acknowledged or answer.autocomplete_choices is not None, data
            if answer.response and any(text in text_of(answer.response.message) for text in REFUSALS):
                assert said(answer), data
        assert self.world.errors == []
        self._asked.clear()


def commands(world: World) -> list[app_commands.Command[Any, ..., Any]]:
    return [command for command in world.bot.tree.walk_commands() if isinstance(command, app_commands.Command)]


def value_for(random: Random, parameter: app_commands.Parameter) -> Any:
    """Return a value for an option: mostly one of its kind."""
    if not random.randrange(3):
        return random.choice(ODD_VALUES)
    if parameter.choices and random.randrange(3):
        return random.choice(parameter.choices).value
    match parameter.type:
        case Type.string:
            return hostile_text(random, TEXTS)
        case Type.integer:
            return random.choice([0, 1, 2, 5, 60, 99, 100, 2**40])
        case Type.boolean:
            return random.choice([True, False])
        case _:
            return random.choice(["1", "0", "x", "9" * 19, "1456074443980800011"])


def call(command: app_commands.Command[Any, ..., Any], options: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what Discord sends for a command with these options."""
    if command.parent is None:
        return {"id": "1", "name": command.name, "type": 1, "options": options}
    return {
        "id": "1",
        "name": command.parent.name,
        "type": 1,
        "options": [{"name": command.name, "type": 1, "options": options}],
    }


async def test_commands_with_any_options(world: World, quiet: Callable[[], list[Any]]) -> None:
    random = Random("commands")
    sender = Sender(world, random)
    known = commands(world)
    for _ in range(600):
        command = random.choice(known)
        options = [
            {
                "name": parameter.display_name if random.randrange(50) else hostile_text(random, TEXTS),
                "type": parameter.type.value if random.randrange(20) else random.choice([1, 2, 3, 4, 5, 6, 7, 10, 99]),
                "value": value_for(random, parameter),
            }
            for parameter in command.parameters
            if random.random() < (0.9 if parameter.required else 0.3)
        ]
        await sender.send(COMMAND, call(command, options) | resolved(random, options))
    await sender.look()
    assert quiet() == []
    await goes_on(world)


def resolved(random: Random, options: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what Discord sends along about the people in options: mostly not at all, sometimes as it is, or as it never is."""
    named = [option["value"] for option in options if option["type"] == Type.user.value and isinstance(option["value"], str)]
    user = {"username": "x", "discriminator": "0", "avatar": None, "global_name": None}
    match random.randrange(6):
        case 0:
            return {"resolved": {"users": {value: user | {"id": value if value.isdecimal() else "5"} for value in named}}}
        case 1:
            return {"resolved": random.choice([None, {}, {"users": {"5": {}}}, {"users": []}, {"users": {}, "members": 5}])}
        case _:
            return {}


async def until_somebody_proves(world: World) -> None:
    """Begin a match, and play it until it is ada's turn to prove."""
    await world.start(world.player("ada"), code=EASY)
    await world.player("ada").slash(world.channel, "bid", moves=4)
    await world.later(HOURGLASS)


def completed(command: app_commands.Command[Any, ..., Any]) -> list[app_commands.Parameter]:
    return [parameter for parameter in command.parameters if parameter.autocomplete]


async def test_completions_of_any_text(world: World, quiet: Callable[[], list[Any]]) -> None:
    random = Random("completions")
    sender = Sender(world, random)
    await world.start(sender.people[0])
    completed = [
        (command, parameter) for command in commands(world) for parameter in command.parameters if parameter.autocomplete
    ]
    for _ in range(400):
        command, parameter = random.choice(completed)
        option = {"name": parameter.display_name, "type": 3, "value": hostile_text(random, TEXTS), "focused": True}
        others = [
            {"name": random.choice(["x", *(other.name for other in command.parameters)]), "type": kind, "value": value}
            for kind, value in zip(random.choices(range(1, 12), k=9), random.choices(ODD_VALUES, k=9), strict=True)
            if not random.randrange(9)
        ]
        if not random.randrange(4):
            option |= {"value": random.choice(ODD_VALUES), "type": random.choice([3, 3, 4, 6, 10, 99])}
        await sender.send(COMPLETION, call(command, [option, *others]) | resolved(random, others))
    await sender.look()
    assert quiet() == []


IDS = (
    *("ricochet:1:1:bid", "ricochet:1:1:prove", "ricochet:1:1:pad", "ricochet:1:1:pass", "ricochet:1:1:turn-hourglass"),
    *("ricochet:1:1:done", "ricochet:1:1:play-on", "ricochet:1:1:finish", "ricochet:1:1:rules", "ricochet:1:1:pass-over"),
    *(
        "ricochet:solo:2:1:show",
        "ricochet:solo:2:1:next",
        "ricochet:solo:2:1:give-up",
        "ricochet:solo:2:1:got-it",
        "solo:2.1:gR:",
    ),
    *("match:1.1:uR:1", "match:1.1:sG:1zzzz", "match:1.1:cB:1", "match:1.1:sG:", "match:1.1:bG:1zzzz", "match:1.1:bG:"),
    *("match:1.1:xG:", "solo:2.1:xR:", "solo:2.1:sR:", "solo:2.1:sR:1z", "solo:2.1:gR:"),
    *("study:1.1:h0.0:open", "study:2.1:w0.0:on", "try:1.1:sR:", "try:1.1:uR:1", "again:1:board", "again:2:solo"),
    *("ricochet:rush:3:go", "rush:3.1:uR:1", "rush:3.1:lG:1zzzz", "rush:3.1:pR:", "rush:3.1:tR:", "rush:3.2:xR:"),
    "again:3:rush",
    *("lesson:4-2-1764278400:sY:1", "lesson:4:bid:3"),
    *("lesson:1:sR:", "daily:1:sR:", "daily:1:sR:1"),
    *("lesson:1:uR:1", "lesson:2:sG:1zzz", "lesson:3:tB:1", "lesson:1:rY:" + "z" * 72),
    *("ricochet:board:chips:ever:1:1", "ricochet:board:best:2026-W46:2:5", "ricochet:board:solo:2026-11:0:1"),
    *("daily:1:lR:2", "daily:1:sY:2", "daily:1:1R:1", "daily:1:open", "daily:1:solutions", "daily:1:see0.1:on"),
    *("out:1:leave", "out:1:finish", "out:2:end", "out:1:stop", "me:language", "me:stats", "tiles", "results:1"),
    *(
        "ricochet:check",
        "other-rules:1",
        "other-rules:2:table",
        "other-rules:server:bids",
        "stop:1",
        "ricochet:forget-me:1",
        "ricochet:setting:edition",
        "ricochet:setting:weekly_channel",
        "ricochet:settings:game",
    ),
)
NUMBERS = ("0", "1", "7", str(2**31), str(2**63 - 1), str(2**63), "9" * 19, "9" * 60, "-1", "٣", "1e3", "")


def custom_id(random: Random, known: str) -> str:
    """One that is known, with other numbers or other words in it, or a spoilt one; as long as Discord lets it be."""
    parts = [random.choice(NUMBERS) if part.isdecimal() and random.randrange(2) else part for part in known.split(":")]
    made = ":".join(parts)
    return (made if random.randrange(3) else hostile_text(random, [made]))[:100]


async def test_presses_of_buttons_and_selects_with_any_custom_id(world: World, quiet: Callable[[], list[Any]]) -> None:
    random = Random("presses")
    sender = Sender(world, random)
    await until_somebody_proves(world)
    await sender.people[0].slash(world.channel, "ricochet rush")
    shown = await sender.people[0].slash(world.channel, "ricochet tutorial")
    assert shown.response
    for _ in range(800):
        name = custom_id(random, random.choice(IDS))
        kind = random.choice([SELECT, CHANNELS]) if "setting:" in name or name == "me:language" else BUTTON
        part: dict[str, Any] = {"type": kind, "custom_id": name, "id": 3}
        part |= {"style": 1, "label": "x"} if kind == BUTTON else {"options": [{"label": "x", "value": "x"}]}
        data: dict[str, Any] = {"custom_id": name, "component_type": kind}
        if kind != BUTTON:
            data["values"] = [random.choice([*NUMBERS, hostile_text(random, TEXTS)]) for _ in range(random.randrange(3))]
            if not random.randrange(3):
                data |= {"values": random.choice([*ODD_VALUES, [random.choice(ODD_VALUES)]])}
            data |= random.choice([{}, {"resolved": {"channels": {"5": {}}}}, {"resolved": {"users": []}}])
        message = ephemeral(shown.response.id, world.channel.id, part) | random.choice([{}, {"flags": 0}])
        await sender.send(COMPONENT, data, message)
    await sender.look()
    assert quiet() == []
    await goes_on(world)


async def test_context_menus_of_any_message_or_member(world: World, quiet: Callable[[], list[Any]]) -> None:
    random = Random("menus")
    sender = Sender(world, random)
    await until_somebody_proves(world)
    menus = [one for one in world.bot.tree.get_commands() if isinstance(one, app_commands.ContextMenu)]
    odd = [value for value in ODD_VALUES if value != float("inf")]  # SimCord reads the ids, too
    for _ in range(400):
        menu, target = random.choice(menus), random.choice(["5", str(sender.people[1].id), *NUMBERS])
        button = {"type": BUTTON, "style": 1, "label": "x", "custom_id": custom_id(random, random.choice(IDS)), "id": 3}
        user = {"id": target, "username": "x", "discriminator": "0", "avatar": None, "global_name": None}
        found: dict[str, Any] = {
            "messages": {target: ephemeral(5, world.channel.id, button)},
            "users": {target: user},
        }
        if not random.randrange(4):
            found[random.choice(list(found))] = random.choice([None, {}, {target: {}}, {"5": {"id": "x"}}, {target: user}])
        data = {"id": "1", "name": menu.name, "type": menu.type.value, "target_id": target, "resolved": found}
        if not random.randrange(8):
            data[random.choice(["id", "name", "type", "target_id"])] = random.choice(odd)
        await sender.send(COMMAND, data)
    await sender.look()
    assert quiet() == []
    await goes_on(world)


FORMS = (
    "other-rules:server:rules:sent",
    "other-rules:server:bids:sent",
    "other-rules:1:bids:sent",
    "other-rules:2:table:sent",
    "other-rules:2:rules:sent",
    "ricochet:1:1:form-bid",
    "ricochet:match:1:1:form",
    "ricochet:solo:2:1:form",
    "lesson:1:form",
    "lesson:3:form",
    "lesson:4-2-1764278400:form",
    "daily:1:form",
    "ricochet:rush:3:1:form",
)


async def test_forms_with_anything_in_their_fields(world: World, quiet: Callable[[], list[Any]]) -> None:
    random = Random("forms")
    sender = Sender(world, random)
    await until_somebody_proves(world)
    await sender.people[1].slash(world.channel, "ricochet solo", private=True)
    for _ in range(400):
        known = random.choice(FORMS)
        fields: list[Any] = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": random.choice([text, *ODD_VALUES[-8:]])}}
            for name in ("moves", "path", "other", "tiles", "robots")
            if random.randrange(4)
            for text in [hostile_text(random, TEXTS)]
        ]
        fields += [
            {"type": 18, "component": {"type": kind, "custom_id": name, "values": values, "value": value}}
            for kind, name in ((3, "set"), (21, "fifth_robot"), (3, "hourglass"), (22, "house"))
            if random.randrange(4)
            for value in [random.choice([*ODD_VALUES, "K", "none"])]
            for values in [random.choice([*ODD_VALUES, [value], ["1999"], ["60"], ["one-move", "handicaps"]])]
        ]
        name = known if random.randrange(3) else custom_id(random, known)
        await sender.send(FORM, {"custom_id": name, "components": fields if random.randrange(20) else [{}, {"type": 1}]})
    await sender.look()
    assert quiet() == []
    await goes_on(world)


async def goes_on(world: World) -> None:
    """The bot starts again, and every game with it: nothing was stored that cannot be read."""
    await world.restart_bot()
    assert await world.bot.store.quarantined() == []
    assert said(await world.player("ada").slash(world.channel, "ricochet rules"))
