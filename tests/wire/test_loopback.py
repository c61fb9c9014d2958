"""The Discord on the loopback address does what Discord's documentation says, and refuses what Discord refuses."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from tests.wire.loopback.faults import SEND, FaultKind
from tests.wire.loopback.gateway import HELLO, IDENTIFY, INVALID_SESSION
from tests.wire.loopback.rest import MAX_FOLLOW_UPS, NONCE_WINDOW, Callback
from tests.wire.loopback.server import TOKEN, Discord
from tests.wire.loopback.state import Channel, snowflake
from tests.wire.players import COMMAND, Player

V2 = 1 << 15


class Client:
    """What a bot sends, without a library that would look at it before."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession) -> None:
        self.discord, self._session = discord, session
        self.channel: Channel = discord.state.guild.add_channel("robots")

    async def ask(self, method: str, path: str, payload: Any = None, **how: Any) -> tuple[int, Any, Any]:
        """The status, the JSON and the headers of an answer."""
        address = self.discord.api + path.replace("CHANNEL", str(self.channel.id))
        async with self._session.request(method, address, json=payload, **how) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None, answer.headers

    async def send(self, **payload: Any) -> tuple[int, Any, Any]:
        return await self.ask("POST", "/channels/CHANNEL/messages", payload)

    async def identify(self, shard: int, shards: int) -> AsyncIterator[Any]:
        """What the gateway says to whoever connects to it as a shard of so many."""
        async with self._session.ws_connect(self.discord.state.gateway_address) as socket:
            assert (await socket.receive_json())["op"] == HELLO
            await socket.send_json({"op": IDENTIFY, "d": {"token": TOKEN, "intents": 1, "shard": [shard, shards]}})
            async for message in socket:
                yield message.json()


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    async with Discord() as discord, aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        yield Client(discord, session)


def text(content: str = "words", **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def button(name: str = "b", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": name, **more}


def select(count: int, label: str = "one") -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": label, "value": str(number)} for number in range(count)]}


def layout(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": [{"type": 17, "components": list(parts)}], **more}


BOTH = {"parse": ["users"], "users": ["1"]}

REFUSED = {
    "too much content": ({"content": "x" * 2001}, "content"),
    "too long a nonce": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "content beside a layout": (layout(text(), content="x"), "content"),
    "embeds beside a layout": (layout(text(), embeds=[{}]), "embeds"),
    "a layout without its flag": ({"components": [text()]}, "components"),
    "more than forty components": (layout(*(text() for _ in range(40))), "components"),
    "more than four thousand characters": (layout(text("x" * 2001), text("x" * 2000)), "components"),
    "an empty text": (layout(text("")), "components"),
    "too long a custom id": (layout(row(button("b" * 101))), "components"),
    "one custom id twice": (layout(row(button(), button())), "components"),
    "one component id twice": (layout(text(id=7), text(id=7)), "components"),
    "too long a label": (layout(row(button(label="x" * 81))), "components"),
    "a button without a label": (layout(row(button(label=""))), "components"),
    "six buttons in a row": (layout(row(*(button(str(number)) for number in range(6)))), "components"),
    "more than 25 options": (layout(row(select(26))), "components"),
    "no option": (layout(row(select(0))), "components"),
    "too long an option": (layout(row(select(1, "x" * 101))), "components"),
    "a row in a row": (layout(row(row(button()))), "components"),
    "eleven pictures": (layout({"type": 12, "items": [{"media": {"url": "https://x"}}] * 11}), "components"),
    "too long an alt text": (
        layout({"type": 12, "items": [{"media": {"url": "https://x"}, "description": "x" * 1025}]}),
        "components",
    ),
    "a picture that is not there": (layout({"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}), "components"),
    "users mentioned in two ways": (
        {"content": "x", "allowed_mentions": BOTH},
        "allowed_mentions",
    ),
    "an unknown kind of mention": ({"content": "x", "allowed_mentions": {"parse": ["friends"]}}, "allowed_mentions"),
    "a flag that bots may not set": ({"content": "x", "flags": 1 << 4}, "flags"),
}


@pytest.mark.parametrize("fault", REFUSED)
async def test_a_message_that_discord_would_refuse_is_refused(client: Client, fault: str) -> None:
    payload, where = REFUSED[fault]
    status, answer, _ = await client.send(**payload)
    assert (status, answer["code"]) == (400, 50035)
    assert where in answer["errors"]
    assert not client.channel.history()
    assert len(client.discord.refused) == 1


async def test_a_message_with_nothing_in_it_is_refused(client: Client) -> None:
    status, answer, _ = await client.send()
    assert (status, answer["code"]) == (400, 50006)


@pytest.mark.parametrize(
    ("command", "where"),
    [
        ({"name": "Bid", "description": "x"}, "name"),
        ({"name": "two words", "description": "x"}, "name"),
        ({"name": "x" * 33, "description": "x"}, "name"),
        ({"name": "bid", "description": ""}, "description"),
        ({"name": "bid", "description": "x" * 101}, "description"),
        ({"name": "bid", "description": "x", "options": [{"name": f"o{n}", "description": "x"} for n in range(26)]}, "options"),
        ({"name": "bid", "description": "x", "choices": [{"name": "x" * 101, "value": 1}]}, "choices"),
    ],
)
async def test_commands_that_discord_would_refuse_are_refused(client: Client, command: dict[str, Any], where: str) -> None:
    status, answer, _ = await client.ask("PUT", "/applications/1/commands", [command])
    assert (status, answer["code"]) == (400, 50035)
    assert where in answer["errors"]["0"]


async def test_commands_without_the_entry_point_that_discord_has_are_refused(client: Client) -> None:
    entry_point = client.discord.state.enable_activities()
    bid = {"name": "launch", "description": "x"}
    status, answer, _ = await client.ask("PUT", "/applications/1/commands", [bid])
    assert (status, answer["code"]) == (400, 50240)
    _, commands, _ = await client.ask("PUT", "/applications/1/commands", [bid, entry_point])
    assert [command["id"] == entry_point["id"] for command in commands] == [False, True]


async def test_commands_of_too_many_characters_are_refused(client: Client) -> None:
    options = [{"name": f"o{number}", "description": "x" * 100, "type": 1, "options": []} for number in range(20)]
    for option in options:
        option["options"] = [{"name": f"p{number}", "description": "x" * 100} for number in range(5)]
    status, answer, _ = await client.ask(
        "PUT", "/applications/1/commands", [{"name": "c", "description": "x", "options": options}]
    )
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.parametrize(
    "form",
    [
        {"title": "x" * 46, "custom_id": "f", "components": [row({"type": 4, "custom_id": "i", "label": "x"})]},
        {"title": "x", "custom_id": "", "components": [row({"type": 4, "custom_id": "i", "label": "x"})]},
        {"title": "x", "custom_id": "f", "components": [row({"type": 4, "custom_id": "i", "label": "x" * 46})]},
        {"title": "x", "custom_id": "f", "components": []},
        {"title": "x", "custom_id": "f", "components": [row(button())]},
    ],
)
async def test_a_form_that_discord_would_refuse_is_refused(client: Client, form: dict[str, Any]) -> None:
    asked = Player(client.discord, "ada", client.channel).forge(COMMAND, {})
    status, answer, _ = await client.ask(
        "POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": Callback.MODAL, "data": form}
    )
    assert (status, answer["code"]) == (400, 50035)
    assert asked.answered is None


async def test_a_channel_and_a_thread_that_name_no_application_are_read(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    channels = client.channel, client.discord.state.guild.add_channel("thread", client.channel)
    told = [(await client.ask("GET", f"/channels/{channel.id}"))[1]["application_id"] for channel in channels]
    assert told == [None, None]
    monkeypatch.setattr(Route, "BASE", client.discord.api)
    async with discord.Client(intents=discord.Intents.none()) as bot:
        await bot.login(TOKEN)
        read = [await bot.fetch_channel(channel.id) for channel in channels]
    assert [type(channel) for channel in read] == [discord.TextChannel, discord.Thread]


async def test_components_keep_their_ids_and_get_those_that_they_lack(client: Client) -> None:
    _, message, _ = await client.send(**layout(text(id=7), text()))
    container = message["components"][0]
    assert [container["id"], *(part["id"] for part in container["components"])] == [1, 7, 2]


async def test_a_nonce_that_is_to_be_enforced_brings_back_the_first_message(client: Client) -> None:
    first, second = [(await client.send(content="x", nonce="n", enforce_nonce=True))[1] for _ in range(2)]
    assert first == second
    assert len(client.channel.history()) == 1
    await client.send(content="x", nonce="n")
    assert len(client.channel.history()) == 2


async def test_a_nonce_is_forgotten_after_some_minutes(client: Client) -> None:
    await client.send(content="x", nonce="n", enforce_nonce=True)
    client.discord.state.clock.move(NONCE_WINDOW + 1)
    await client.send(content="x", nonce="n", enforce_nonce=True)
    assert len(client.channel.history()) == 2


async def test_history_is_read_backwards_and_from_both_ends(client: Client) -> None:
    ids = [(await client.send(content=str(number)))[1]["id"] for number in range(5)]

    async def read(query: str) -> list[str]:
        return [message["content"] for message in (await client.ask("GET", f"/channels/CHANNEL/messages?{query}"))[1]]

    assert await read("limit=2") == ["4", "3"]
    assert await read(f"before={ids[3]}&limit=2") == ["2", "1"]
    assert await read(f"after={ids[1]}&limit=2") == ["3", "2"]


async def test_an_interaction_is_answered_once_and_in_time(client: Client) -> None:
    ada = Player(client.discord, "ada", client.channel)
    first, late = ada.forge(COMMAND, {}), ada.forge(COMMAND, {})
    answer = {"type": 4, "data": {"content": "x"}}

    async def answered(one: Any) -> Any:
        return (await client.ask("POST", f"/interactions/{one.id}/{one.token}/callback", answer))[1]

    assert await answered(first) is None
    assert (await answered(first))["code"] == 40060
    client.discord.state.clock.move(4)
    assert (await answered(late))["code"] == 10062


async def test_where_the_bot_is_no_member_an_interaction_has_five_follow_ups_and_its_channel_is_unknown(client: Client) -> None:
    us, elsewhere = client.discord.state.us.id, Channel("elsewhere", guild_id=snowflake())
    asked = Player(client.discord, "ada", elsewhere).forge(COMMAND, {})
    await client.ask("POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 4, "data": {"content": "x"}})
    answers = [await client.ask("POST", f"/webhooks/{us}/{asked.token}", {"content": "x"}) for _ in range(MAX_FOLLOW_UPS + 1)]
    assert [status for status, _, _ in answers] == [200] * MAX_FOLLOW_UPS + [400]
    assert answers[-1][1]["code"] == 40094
    assert (await client.ask("POST", f"/channels/{elsewhere.id}/messages", {"content": "x"}))[0] == 404


def limit_at_one_moment(client: Client) -> None:
    """Limit requests, none of which is ever long enough ago to be forgotten."""
    client.discord.rate_limits.is_on = True
    client.discord.rate_limits.now = lambda: 0.0


async def test_more_than_the_bucket_of_a_channel_holds_is_put_off(client: Client) -> None:
    limit_at_one_moment(client)
    answers = [await client.send(content=str(number)) for number in range(6)]
    assert [status for status, _, _ in answers] == [200] * 5 + [429]
    assert [headers["X-RateLimit-Remaining"] for _, _, headers in answers[:5]] == ["4", "3", "2", "1", "0"]
    _, body, headers = answers[5]
    assert 0 < body["retry_after"] <= 5
    assert headers["X-RateLimit-Scope"] == "user"
    client.channel = client.discord.state.guild.add_channel("another")
    assert (await client.send(content="x"))[0] == 200


async def test_the_bot_has_fifty_requests_a_second_and_interactions_are_not_counted(client: Client) -> None:
    limit_at_one_moment(client)
    ada = Player(client.discord, "ada", client.channel)
    statuses = [(await client.ask("GET", "/users/@me"))[0] for _ in range(51)]
    _, body, _ = await client.ask("GET", "/users/@me")
    asked = ada.forge(COMMAND, {})
    answered, _, _ = await client.ask(
        "POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 4, "data": {"content": "x"}}
    )
    assert answered == 204
    assert statuses == [200] * 50 + [429]
    assert body["global"]


async def test_faults_come_in_the_order_of_the_script(client: Client) -> None:
    faults = client.discord.faults
    faults.add(FaultKind.STATUS, SEND, status=503)
    faults.add(FaultKind.CUT_BEFORE, SEND)
    faults.add(FaultKind.CUT_AFTER, SEND)
    assert (await client.send(content="refused"))[0] == 503
    for content in ("never arrived", "answer lost"):
        with pytest.raises(aiohttp.ClientError):
            await client.send(content=content)
    assert (await client.send(content="taken"))[0] == 200
    assert [message.text for message in client.channel.history()] == ["answer lost", "taken"]
    assert client.discord.counts[SEND, 503] == 1


@pytest.fixture
async def sharded() -> AsyncIterator[Client]:
    """A client of a Discord that has a bot in eight servers."""
    async with Discord(servers=8) as discord, aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session:
        yield Client(discord, session)


async def test_each_shard_is_told_of_its_own_servers(sharded: Client) -> None:
    guilds = [str(guild.id) for guild in sharded.discord.state.guilds]
    for shard in range(4):
        sessions = sharded.identify(shard, 4)
        ready = (await anext(sessions))["d"]
        created = [(await anext(sessions))["d"]["id"] for _ in ready["guilds"]]
        assert created == [guild["id"] for guild in ready["guilds"]] == [guilds[shard], guilds[shard + 4]]
        ada = Player(sharded.discord, "ada", sharded.discord.state.guilds[shard + 4].add_channel("robots"))
        asked = ada.forge(COMMAND, {})
        assert (await anext(sessions))["d"]["id"] == str(asked.id)


async def test_a_bot_can_be_in_the_channels_of_several_servers(sharded: Client) -> None:
    for guild in sharded.discord.state.guilds:
        sharded.channel = guild.add_channel("robots")
        ada = Player(sharded.discord, "ada", sharded.channel)
        assert (await sharded.send(content="x"))[0] == 200
        assert (await sharded.ask("GET", f"/guilds/{guild.id}"))[1]["name"] == guild.name
        assert (await sharded.ask("GET", f"/guilds/{guild.id}/members/{ada.user.id}"))[0] == 200


async def test_discord_says_how_many_shards_it_recommends_and_how_many_may_start_at_once(sharded: Client) -> None:
    sharded.discord.state.max_concurrency = 4
    _, told, _ = await sharded.ask("GET", "/gateway/bot")
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (8, 4)


async def test_who_identifies_itself_too_soon_in_a_bucket_gets_no_session(sharded: Client) -> None:
    gateway, time = sharded.discord.gateway, 0.0
    sharded.discord.state.max_concurrency = 4
    gateway.starts.is_on, gateway.starts.now = True, lambda: time

    async def first_word(shard: int) -> Any:
        return await anext(sharded.identify(shard, 8))

    assert [(await first_word(shard))["t"] for shard in (0, 1, 2, 3)] == ["READY"] * 4
    assert await first_word(4) == {"op": INVALID_SESSION, "d": False, "t": None, "s": None}
    assert gateway.starts.refused == [4]
    time = 5.0
    assert (await first_word(4))["t"] == "READY"
