"""The board at a public address: who sees and does what, by what they may in the channel."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
import pytest_asyncio
import simcord
from aiohttp import web
from pydantic import SecretStr

from bot.actions.tutorial import SAND
from bot.cards.board_link import custom_id, deep_link
from bot.run.config import Address, Config
from bot.scheduled.sign_outs import SESSION
from bot.text import Texts
from bot.web import protocol
from bot.web.access import Right, Rights, Standing, Unconfirmed
from bot.web.forwarding import Forward
from bot.web.instances import Instance, Place, UnknownInstance
from bot.web.limits import MAX_OF_PERSON, Limits
from bot.web.oauth import Application, SignIn, SignInFailed
from bot.web.public import PublicDoor
from bot.web.server import Admission, BoardServer, _page_of
from bot.web.sessions import Session
from tests.bot.english import say, say_on_board
from tests.bot.seen import answer, card, said, stop, text_of, through_me
from tests.bot.web.pages import Page, closed
from tests.bot.web.test_server import as_bot
from tests.bot.world import EASY, PATIENCE, SOLUTION, TODAYS, Member, World

WEB = "https://board.example.org"
SIGN_IN = {
    "label": say("web-sign-in"),
    "href": "https://discord.com/oauth2/authorize?client_id={}&response_type=code&scope=identify"
    "&redirect_uri=https%3A%2F%2Fboard.example.org%2F&prompt=none",
}


class Door(PublicDoor):
    """The door, behind which what people do counts as work of the bot for SimCord."""

    def __init__(
        self,
        as_bot: Callable[[], AbstractAsyncContextManager[None]],
        config: Config,
        limits: Limits,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(config, limits, now)
        self._own = as_bot

    async def open(self, hello: protocol.Hello, request: web.Request) -> Admission | Forward:
        admitted = await super().open(hello, request)
        if isinstance(admitted, Forward):
            return admitted
        table = admitted.seat.table
        own = replace(table, turn=partial(self._as_bot, table.turn))
        return replace(admitted, seat=replace(admitted.seat, table=own))

    @asynccontextmanager
    async def _as_bot(self, turn: Callable[[], AbstractAsyncContextManager[None]]) -> AsyncIterator[None]:
        async with self._own(), turn():
            yield


class Board:
    """The server at its port, and the windows that are opened on it. A code is the name of whom it signs in."""

    def __init__(
        self,
        world: World,
        server: BoardServer,
        session: aiohttp.ClientSession,
        serving: ExitStack,
        instances: dict[str, Instance],
    ) -> None:
        self.world, self.session, self.serving, self.instances = world, session, serving, instances
        self.address = f"http://127.0.0.1:{server.port}/"
        self.sockets = list[aiohttp.ClientWebSocketResponse]()

    @property
    def sign_in(self) -> dict[str, str]:
        return {**SIGN_IN, "href": SIGN_IN["href"].format(self.world.bot.application_id)}

    def channel(self, channel: simcord.ChannelHandle | None = None) -> dict[str, str]:
        where = channel or self.world.channel
        return {"href": f"https://discord.com/channels/{self.world.guild.id}/{where.id}", "label": say("web-channel")}

    def place(self, channel: simcord.ChannelHandle | None = None) -> str:
        return f"{self.world.guild.id}.{(channel or self.world.channel).id}"

    async def open(self, place: str | None = None, **hello: Any) -> Page:
        socket = await self.connect()
        await socket.send_json({"kind": "hello", "place": self.place() if place is None else place or None, **hello})
        return Page(socket)

    async def connect(self, address: str = "192.0.2.1") -> aiohttp.ClientWebSocketResponse:
        """Open a window that says nothing yet, of a person at an address."""
        headers = {"Origin": WEB, "Accept-Language": "en", "X-Forwarded-For": address}
        socket = await self.session.ws_connect(f"{self.address}socket", headers=headers)
        self.sockets.append(socket)
        return socket


@pytest_asyncio.fixture
async def board(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Board]:
    async def user_of(_: SignIn, application: Application, code: str, *, is_activity: bool) -> int:
        assert is_activity == code.startswith("activity ")
        code = code.removeprefix("activity ")
        assert (application.secret, application.redirect) == ("hidden", f"{WEB}/")
        if code not in world.members:
            raise SignInFailed(400)
        return world.members[code].id

    async def instance(_: object, name: str) -> Instance:
        if name not in instances:
            raise UnknownInstance
        return instances[name]

    instances = dict[str, Instance]()
    monkeypatch.setattr("bot.web.instances._ask", instance)
    monkeypatch.setattr("bot.web.server._PING", None)
    monkeypatch.setattr(SignIn, "user_of", user_of)
    config = world.config.model_copy(update={"web": WEB, "discord_client_secret": SecretStr("hidden")})
    world.bot.config = config
    limits = Limits(lambda: 0.0, sockets=20)
    door = Door(partial(as_bot, world), config, limits, world.bot.clock.now)
    with ExitStack() as serving:
        serving.enter_context(door.serving(world.bot))
        async with AsyncExitStack() as opened:
            with world.env.time_context():  # which its tasks keep
                server = await opened.enter_async_context(BoardServer(door, Address("127.0.0.1", 0), limits))
            session = await opened.enter_async_context(aiohttp.ClientSession())
            board = Board(world, server, session, serving, instances)
            yield board
            for socket in board.sockets:
                await socket.close()


async def started(world: World) -> tuple[Member, Member]:
    ada, ben = world.players("ada", "ben")
    await ada.slash(world.channel, "ricochet start", code=EASY)
    return ada, ben


async def test_a_member_signs_in_and_plays(world: World, board: Board) -> None:
    ada, _ = await started(world)
    page = await board.open(code="ada")
    welcome = await page.receive()
    assert (welcome["player"], welcome["name"], welcome["players"]) == (str(ada.id), "ada", [])
    seen = await page.until(round=1)
    assert await page.do(seen, "bid", path=SOLUTION.split()) == ""
    assert [bid.player for bid in world.match().round.bids] == [ada.id]
    again = await board.open(session=welcome["session"])
    assert (await again.receive())["player"] == str(ada.id)


async def test_without_a_session_the_page_offers_to_sign_in(world: World, board: Board) -> None:
    await started(world)
    page = await board.open()
    assert await page.receive() == closed(say("web-sign-in-first"), sign_in=board.sign_in, channel=board.channel())
    forged = await board.open(session="1201.a.99999999999.AAAA")
    assert await forged.receive() == closed(say("web-sign-in-first"), sign_in=board.sign_in, channel=board.channel())


async def test_a_code_that_discord_does_not_confirm_signs_nobody_in(world: World, board: Board) -> None:
    await started(world)
    page = await board.open(code="forged")
    assert await page.receive() == closed(say("web-sign-in-failed"), sign_in=board.sign_in)


async def test_windows_that_say_nothing_keep_no_member_out(world: World, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.greeting.MAX_SILENT", 8)
    monkeypatch.setattr("bot.web.greeting.MAX_SILENT_OF_ADDRESS", 4)
    await started(world)
    silent = [await board.connect(f"198.51.100.{number % 4}") for number in range(12)]
    for socket in silent[:4]:  # they were the oldest
        assert (await socket.receive(PATIENCE)).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
    assert (await (await board.open(code="ada")).receive())["kind"] == "welcome"
    last = silent[-1]
    await last.send_json({"kind": "hello", "place": board.place(), "code": "ben"})
    assert (await Page(last).receive())["kind"] == "welcome"


async def test_a_match_of_another_server_is_refused(world: World, board: Board) -> None:
    await started(world)
    stranger = world.env.create_guild().add_member(world.env.create_user("eve"))
    world.members["eve"] = stranger
    page = await board.open(code="eve")
    assert await page.receive() == closed(say("web-no-member"), channel=board.channel())


async def test_a_channel_is_not_reached_by_the_name_of_another_server(world: World, board: Board) -> None:
    await started(world)
    other = world.env.create_guild()
    for place in (f"{other.id}.{world.channel.id}", f"{world.guild.id}.{other.id}", "1.1"):
        page = await board.open(place=place, code="ada")
        assert (await page.receive())["text"] == say("web-no-member")


async def test_a_known_right_in_a_channel_is_none_under_the_name_of_another_server(world: World, board: Board) -> None:
    await started(world)
    assert (await (await board.open(code="ada")).receive())["kind"] == "welcome"
    other = world.env.create_guild()
    page = await board.open(place=f"{other.id}.{world.channel.id}", code="ada")
    assert (await page.receive())["text"] == say("web-no-member")


async def test_who_does_not_see_the_channel_does_not_see_its_board(world: World, ada: Member, ben: Member, board: Board):
    everyone = world.guild.default_role
    hidden = world.guild.create_text_channel(
        "hidden", overwrites={everyone: discord.PermissionOverwrite(view_channel=False), ada: _sees()}
    )
    await ada.slash(hidden, "ricochet start", code=EASY)
    refused = await board.open(board.place(hidden), code="ben")
    assert await refused.receive() == closed(say("web-no-member"), channel=board.channel(hidden))
    assert (await (await board.open(board.place(hidden), code="ada")).receive())["player"] == str(ada.id)
    assert ben


def _sees() -> discord.PermissionOverwrite:
    return discord.PermissionOverwrite(view_channel=True)


async def test_who_may_not_use_commands_only_watches(world: World, ada: Member, ben: Member, board: Board) -> None:
    quiet = world.guild.create_text_channel(
        "quiet", overwrites={ben: discord.PermissionOverwrite(use_application_commands=False)}
    )
    await ada.slash(quiet, "ricochet start", code=EASY)
    page = await board.open(board.place(quiet), code="ben")
    assert (await page.receive())["player"] is None
    seen = await page.until(round=1)
    assert await page.do(seen, "bid", moves=5) == say("web-watch")


async def test_a_language_that_a_person_has_chosen_with_the_bot_holds_on_the_page(world: World, board: Board) -> None:
    ada, _ = await started(world)
    await world.bot.store.set_language(ada.id, "de")
    for place in (None, ""):
        welcome = await (await board.open(place, code="ada")).receive()
        assert (welcome["language"], welcome["subjects"]["daily"]) == ("de", Texts.of("de")("web-subject-daily"))
        assert (await (await board.open(place, code="ben")).receive())["language"] == "en"
    assert welcome["name"] == Texts.of("de")("web-signed-in"), "in no channel a person has no name"


@pytest.mark.parametrize(
    ("host", "announced"), [("127.0.0.1", "127.0.0.1"), ("10.0.0.5", "10.0.0.5"), ("0.0.0.0", None), ("::", None)]
)
def test_another_process_is_given_the_host_at_which_this_one_serves_or_is_to_take_that_of_its_connection(
    world: World, host: str, announced: str | None
) -> None:
    secret = {"web": WEB, "web_port": Address(host, 8518), "discord_client_secret": SecretStr("hidden")}
    door, processes = PublicDoor(world.config.model_copy(update=secret), Limits(lambda: 0.0)), Mock(web=None)
    door.port = 4711
    door.join(processes)
    assert processes.web == (announced, 4711)


async def test_who_has_not_passed_the_screening_of_the_server_only_watches(
    world: World, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world)
    monkeypatch.setattr("bot.web.access.KNOWN", 0.0)
    screened = world.env.backend.get_member(world.guild.id, world.players("ada", "ben")[1].id)
    screened.pending = True
    page = await board.open(code="ben")
    assert (await page.receive())["player"] is None
    assert await page.do(await page.until(round=1), "bid", moves=5) == say("web-watch")
    screened.pending = False
    assert (await (await board.open(code="ben")).receive())["player"] is not None


async def test_a_member_begins_a_match_on_the_page_as_long_as_they_are_one(
    world: World, ada: Member, ben: Member, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.access.KNOWN", 0.0)
    page, other = await board.open(code="ada"), await board.open(code="ben")
    nowhere = {"game": "", "round": 0}
    assert (await other.receive())["player"] == str(ben.id)
    world.guild.remove_member(ben)
    assert await other.do(nowhere, "begin:match") == say("problem-no-right")
    with world.env.as_bot():
        assert await page.do(nowhere, "begin:bots") == ""
    await page.until(kind="match", round=1)
    assert world.match().starter == ada.id


async def test_who_may_not_use_commands_begins_nothing(world: World, ben: Member, board: Board) -> None:
    quiet = world.guild.create_text_channel(
        "quiet", overwrites={ben: discord.PermissionOverwrite(use_application_commands=False)}
    )
    page = await board.open(board.place(quiet), code="ben")
    await page.receive()
    assert (await page.receive())["actions"] == []
    assert await page.do({"game": "", "round": 0}, "begin:match") == say("web-watch")


async def test_without_a_channel_only_what_belongs_to_none_is_offered(world: World, ada: Member, board: Board) -> None:
    page = await board.open("", code="ada", subject="tutorial:4")
    seen = await page.until(which="4")
    await page.do(seen, "bid:2")
    await world.later(SAND)
    assert await page.do(seen, "show", path=["Y-up", "Y-down"]) == ""
    assert [one["what"] for one in (await page.until(round=1))["actions"]] == ["begin:daily"]
    assert await page.do(seen, "begin:match") == say_on_board("problem-old-button")
    assert ada


async def test_an_activity_shows_a_person_what_they_have_launched_it_for(world: World, board: Board) -> None:
    ada, ben = await started(world)
    channel = world.channel.id
    board.instances["i-1"] = Instance(Place(world.guild.id, channel), frozenset({ada.id, ben.id}))
    with world.env.time_context():
        world.bot.launches.note(channel, ada.id, "race")
        world.bot.launches.note(channel, ada.id, "tutorial:3")
    watching = await board.open(instance="i-1")
    assert (await watching.receive())["subject"] == "match"
    page = await board.open(instance="i-1", code="activity ada")
    welcome = await page.receive()
    assert welcome["subject"] == "tutorial:3"
    await page.until(kind="tutorial", which="3")
    for named, opened in (("match", "match"), ("", "tutorial:3")):
        again = await board.open(instance="i-1", session=welcome["session"], subject=named)
        assert (await again.receive())["subject"] == opened
    other = await board.open(instance="i-1", code="activity ben")
    assert (await other.receive())["subject"] == "match"
    world.clock_ahead += 61
    late = await board.open(instance="i-1", session=welcome["session"])
    assert (await late.receive())["subject"] == "match"


async def test_a_launch_for_what_does_not_exist_shows_the_match(world: World, board: Board) -> None:
    ada, _ = await started(world)
    board.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({ada.id}))
    with world.env.time_context():
        world.bot.launches.note(world.channel.id, ada.id, "chess:1")
    page = await board.open(instance="i-1", code="activity ada")
    assert (await page.receive())["subject"] == "match"


class Outage:
    """Discord cannot be asked about members as long as it lasts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bot.web.access.KNOWN", 0.0)
        monkeypatch.setattr("bot.web.staying._LOOK_AGAIN", 0.05)
        self.is_on = False
        monkeypatch.setattr(Rights, "_ask", self._answer)

    async def _answer(self, *_: Any) -> Standing:
        if self.is_on:
            raise Unconfirmed
        return Standing(Right.PLAY)


async def test_while_discord_cannot_be_asked_pages_wait_instead_of_being_sent_away(
    world: World, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world)
    outage = Outage(monkeypatch)
    page = await board.open(code="ada")
    session = (await page.receive())["session"]
    seen = await page.until(round=1)
    outage.is_on = True
    assert await page.do(seen, "bid", moves=5) == say("web-no-discord")
    while (last := await page.receive())["kind"] != "closed":
        pass
    assert last == closed(say("web-no-discord"), retry=True)
    outage.is_on = False
    assert (await (await board.open(session=session)).receive())["kind"] == "welcome"


async def test_a_person_who_connects_on_and_on_does_not_make_the_bot_ask_discord_each_time(
    world: World, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world)
    Outage(monkeypatch)
    page = await board.open(code="ada")
    session = (await page.receive())["session"]
    monkeypatch.setattr("bot.web.limits._ASKS", 1)
    assert await (await board.open(session=session)).receive() == closed(say("web-too-many"), retry=True)


async def test_a_window_whose_session_expires_offers_to_sign_in_again(
    world: World, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "until", property(lambda session: session.begun + 0.3))
    await started(world)
    page = await board.open("", subject="daily", code="ada")
    assert (await page.receive())["player"] == str(world.members["ada"].id)
    await page.receive()
    world.clock_ahead += 1
    assert await page.receive() == closed(say("web-sign-in-first"), sign_in=board.sign_in)


async def test_a_member_who_has_left_does_nothing_any_more(world: World, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.access.KNOWN", 0.0)
    _, ben = await started(world)
    page = await board.open(code="ben")
    seen = await page.until(round=1)
    world.guild.remove_member(ben)
    assert await page.do(seen, "bid", moves=5) == say("problem-no-right")


async def test_a_person_opens_so_many_windows_and_no_more(world: World, board: Board) -> None:
    await started(world)
    pages = [await board.open(code="ada") for _ in range(MAX_OF_PERSON)]
    for page in pages:
        assert (await page.receive())["kind"] == "welcome"
    assert await (await board.open(code="ada")).receive() == closed(say("web-too-many"), retry=True)
    assert (await (await board.open(code="ben")).receive())["kind"] == "welcome"


async def test_too_many_windows_are_refused_before_they_are_opened(world: World, board: Board) -> None:
    await started(world)
    names = [world.player(f"p{number}").name for number in range(20)]
    pages = [await board.open(code=name) for name in names]
    for page in pages:
        assert (await page.receive())["kind"] == "welcome"
    for _ in range(50):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await board.open(code="ada")
        assert refused.value.status == 503
    await pages[0].socket.close()


async def test_guests_leave_windows_to_people_who_have_signed_in(world: World, board: Board) -> None:
    await started(world)
    guests = [await board.open("", subject="tutorial") for _ in range(17)]
    assert [(await guest.receive())["kind"] for guest in guests] == ["welcome"] * 16 + ["closed"]
    assert (await (await board.open(code="ada")).receive())["kind"] == "welcome"


def test_only_the_own_activity_of_discord_has_the_page_in_a_frame() -> None:
    *_, policy = _page_of(7)
    assert policy.endswith("frame-ancestors https://discord.com https://*.discord.com https://7.discordsays.com")


async def test_a_page_of_another_site_opens_nothing(board: Board) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}):
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await board.session.ws_connect(f"{board.address}socket", headers=headers)


async def test_a_bot_that_stops_closes_its_windows_whose_pages_connect_again(world: World, board: Board) -> None:
    await started(world)
    page = await board.open(code="ada")
    await page.until(round=1)
    board.serving.close()
    while (message := await page.socket.receive()).type is aiohttp.WSMsgType.TEXT:
        pass  # a view that was on its way
    assert message.type is aiohttp.WSMsgType.CLOSE
    again = await board.open(code="ada")
    assert await again.receive() == closed(say("web-starting"), retry=True)


async def test_in_an_activity_people_watch_without_consent_and_play_with_it(world: World, board: Board) -> None:
    ada, ben = await started(world)
    board.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({ada.id, ben.id}))
    page = await board.open(instance="i-1")
    welcome = await page.receive()
    assert (welcome["player"], welcome["name"]) == (None, "")
    place = f"{WEB}/#place={world.guild.id}.{world.channel.id}"
    assert welcome["sign_in"] == {"href": place, "label": say("web-join")}, (
        "where they can play, should Discord's client be silent"
    )
    seen = await page.until(round=1)
    assert await page.do(seen, "bid", moves=5) == say("web-watch")
    again = await board.open(instance="i-1", code="activity ben")
    assert (await again.receive())["player"] == str(ben.id)
    assert await again.do(await again.until(round=1), "bid", moves=5) == ""


async def test_a_link_opens_its_very_game_for_whom_may_see_it(world: World, board: Board) -> None:
    ada, ben = await started(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    board.instances["i-1"] = Instance(Place(world.guild.id, elsewhere.id), frozenset({ada.id, ben.id}))
    live = world.bot.games.match_in(world.channel.id)
    assert live
    link = custom_id(live.place, "match", live.game_id)

    async def opened(**hello: Any) -> tuple[dict[str, Any], Page]:
        page = await board.open("", instance="i-1", **hello)
        return await page.receive(), page

    welcome, page = await opened(link=link, code="activity ada")
    assert (welcome["subject"], welcome["note"], welcome["channel"]) == ("match", "", None)
    seen = await page.until(round=1)
    assert seen["game"] == str(live.game_id)
    welcome, _ = await opened(link=link)
    assert welcome["note"] == say_on_board("web-link-first"), "who they are is not known yet"
    assert welcome["sign_in"]
    other = custom_id(live.place, "match", live.game_id + 1)
    welcome, page = await opened(link=other, code="activity ben")
    assert (welcome["subject"], welcome["note"]) == ("match", say_on_board("web-missed"))
    again, _ = await opened(link=other, session=welcome["session"], subject=welcome["subject"])
    assert again["note"] == "", "it is said once"
    assert (await page.until(round=1))["game"] == str(live.game_id), "but its channel is shown"


async def test_a_link_to_what_a_person_may_not_see_says_so_beside_the_activitys_own_channel(world: World, board: Board) -> None:
    ada, ben = await started(world)
    everyone = world.guild.default_role
    hidden = world.guild.create_text_channel("hidden", overwrites={everyone: discord.PermissionOverwrite(view_channel=False)})
    board.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({ada.id, ben.id}))
    page = await board.open("", instance="i-1", code="activity ben", link=f"{world.guild.id}.{hidden.id}/race:4")
    welcome = await page.receive()
    assert (welcome["subject"], welcome["note"]) == ("match", say("web-no-member"))
    assert (await page.until(round=1))["kind"] == "match"
    for foreign in ("social012025", "<b>", "9.9/match:1"):
        page = await board.open("", instance="i-1", code="activity ben", link=foreign)
        assert (await page.receive())["subject"] == "match"


async def test_in_an_activity_a_game_and_a_result_are_shared_by_dialogs_of_the_client(world: World, board: Board) -> None:
    ada, ben = await started(world)
    board.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({ada.id, ben.id}))
    live = world.bot.games.match_in(world.channel.id)
    assert live
    page = await board.open("", instance="i-1", code="activity ada")
    seen = await page.until(round=1)
    assert {"invite", "send"} <= {one["what"] for one in seen["actions"]}
    custom = custom_id(live.place, "match", live.game_id)
    answer = await page.ask(seen, "send")
    shared = {"custom_id": custom, "message": say("web-send-text", kind="match")}
    assert answer["dialog"] == {"command": "SHARE_LINK", "args": shared}
    assert answer["text"] == f"`{deep_link(world.bot.application_id, custom)}`", "for a client without such a dialog"
    answer = await page.ask(seen, "invite")
    assert answer["dialog"] == {"command": "OPEN_INVITE_DIALOG", "args": {}}
    assert f"{WEB}/#place=" in answer["text"]
    browser = await board.open(code="ada")
    seen = await browser.until(round=1)
    assert "send" not in {one["what"] for one in seen["actions"]}
    assert (await browser.ask(seen, "invite"))["dialog"] is None


async def test_in_an_activity_the_result_of_the_puzzle_is_sent_with_a_link_to_it(world: World, board: Board) -> None:
    ada, _ = await started(world)
    board.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({ada.id}))
    page = await board.open("", instance="i-1", code="activity ada", link="daily")
    seen = await page.until(kind="daily")
    custom = f"daily:{seen['which']}"
    assert (await page.ask(seen, "send"))["dialog"] is None, "there is no result yet"
    assert await page.do(seen, "show", path=[str(move) for move in TODAYS.best]) == ""
    seen = await page.until(is_over=True)
    assert "send" in {one["what"] for one in seen["actions"]}
    answer = await page.ask(seen, "send")
    assert answer["text"] == f"`{deep_link(world.bot.application_id, custom)}`"
    args = answer["dialog"]["args"]
    assert args["custom_id"] == custom
    assert f"#{seen['which']}" in args["message"]
    assert len(args["message"]) <= 1000
    assert all(str(move) not in args["message"] for move in TODAYS.best)


async def test_an_instance_that_discord_does_not_know_shows_nothing(world: World, board: Board) -> None:
    await started(world)
    page = await board.open(instance="i-forged", code="activity ada")
    assert await page.receive() == closed(say("web-no-instance"))


async def test_who_is_not_in_an_instance_only_watches_it(world: World, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.instances._SOON", 0.0)
    ada, ben = await started(world)
    board.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({ada.id}))
    page = await board.open(instance="i-1", code="activity ben")
    assert (await page.receive())["player"] is None
    board.instances["i-1"] = Instance(Place(world.guild.id, world.channel.id), frozenset({ada.id, ben.id}))
    joined = await board.open(instance="i-1", code="activity ben")
    assert (await joined.receive())["player"] == str(ben.id)


async def test_the_puzzle_of_the_day_is_played_without_an_account_and_counts_with_one(world: World, board: Board) -> None:
    ada, _ = await started(world)
    guest = await board.open("", subject="daily")
    welcome = await guest.receive()
    assert (welcome["player"], welcome["sign_in"], list(welcome["subjects"])) == (None, board.sign_in, ["daily", "tutorial"])
    seen = (await guest.receive())["view"]
    assert (seen["kind"], seen["may_try"], seen["finish"]) == ("daily", True, None)
    page = await board.open("", subject="daily", code="ada")
    assert (await page.receive())["player"] == str(ada.id)
    seen = (await page.receive())["view"]
    moves = [str(move) for move in TODAYS.best]
    assert await page.do(seen, "show", path=moves) == ""
    (play,) = (await world.bot.store.plays_of(ada.id)).values()
    assert play.best == TODAYS.best


@pytest.mark.parametrize("subject", ["match", "study:2HA93NM-HCS0EHW"])
async def test_a_guest_sees_no_match_and_studies_nothing(world: World, board: Board, subject: str) -> None:
    await started(world)
    page = await board.open("", subject=subject)
    assert await page.receive() == closed(say("web-not-allowed"))


async def press(page: Page, what: str) -> str:
    """Press a button about links, which is there. Returns the answer."""
    seen = await page.until(round=1)
    while what not in [action["what"] for action in seen["actions"]]:
        seen = await page.until(round=1)
    return await page.do(seen, what)


def watching(text: str) -> str:
    """Return what the link in an answer has with which anyone may watch."""
    return text.rpartition("&watch=")[2].rstrip("`")


async def linked(board: Board, starter: str) -> str:
    """Return what the link has with which a match's starter lets anyone watch it."""
    page = await board.open(code=starter)
    return watching(await press(page, "share"))


def over(board: Board, channel: simcord.ChannelHandle | None = None) -> dict[str, Any]:
    """The last message to a page with a link that is not good any more."""
    return closed(say("web-link-over"), sign_in=board.sign_in, channel=board.channel(channel))


async def test_anyone_watches_a_match_by_the_link_of_its_starter(world: World, board: Board) -> None:
    ada, _ = await started(world)
    page = await board.open(watch=await linked(board, "ada"))
    welcome = await page.receive()
    assert (welcome["player"], welcome["sign_in"], list(welcome["subjects"])) == (None, board.sign_in, ["match"])
    assert welcome["channel"] == board.channel()
    seen = await page.until(round=1)
    assert [action["what"] for action in seen["actions"]] == []
    await ada.slash(world.channel, "bid", moves=9)
    while not seen["rows"]:
        seen = await page.until(round=1)
    assert await page.do(seen, "bid", moves=5) == say("web-watch")


async def test_the_link_is_for_one_match_and_its_channel(world: World, board: Board) -> None:
    ada, _ = await started(world)
    watch = await linked(board, "ada")
    other = world.guild.create_text_channel("other")
    await ada.slash(other, "ricochet start")
    for place, token in ((board.place(other), watch), (board.place(), f"{watch}A"), (board.place(), "")):
        page = await board.open(place, watch=token)
        assert (await page.receive())["text"] == say("web-sign-in-first")
    await stop(ada, world.channel)
    await ada.slash(world.channel, "ricochet start")
    assert await (await board.open(watch=watch)).receive() == over(board)


async def test_all_players_see_that_anyone_may_watch_and_who_has_the_link_no_more_once_it_is_withdrawn(
    world: World, board: Board
) -> None:
    await started(world)
    page = await board.open(code="ada")
    watch = watching(await press(page, "share"))
    guest, ben = await board.open(watch=watch), await board.open(code="ben")
    seen = await guest.until(round=1)
    assert say("card-watched") in seen["status"]
    assert say("card-watched") in (await ben.until(round=1))["status"]
    await world.later(3)
    assert say("card-watched") in card(world.channel)
    assert await press(page, "withdraw") == say("done-withdraw-link")
    while (last := await guest.receive())["kind"] == "view":
        pass
    assert last == over(board)
    assert await (await board.open(watch=watch)).receive() == over(board)
    while say("card-watched") in (await ben.until(round=1))["status"]:
        pass
    await world.later(3)
    assert say("card-watched") not in card(world.channel)


async def test_the_next_link_is_another_one(world: World, board: Board) -> None:
    await started(world)
    page = await board.open(code="ada")
    first = watching(await press(page, "share"))
    await press(page, "withdraw")
    second = watching(await press(page, "share"))
    assert await (await board.open(watch=first)).receive() == over(board)
    assert (await (await board.open(watch=second)).receive())["kind"] == "welcome"


async def test_the_last_state_of_a_match_stays_with_who_has_watched_it_and_is_shown_to_no_other(world: World, board: Board):
    ada, _ = await started(world)
    watch = await linked(board, "ada")
    guest = await board.open(watch=watch)
    await stop(ada, world.channel)
    assert (await guest.until(is_over=True))["actions"] == []
    assert await (await board.open(watch=watch)).receive() == over(board)


async def test_a_member_keeps_the_board_when_the_link_is_withdrawn_with_which_it_was_opened(world: World, board: Board) -> None:
    await started(world)
    page = await board.open(code="ada")
    watch = watching(await press(page, "share"))
    member = await board.open(watch=watch, code="ben")
    assert (await member.receive())["player"] == str(world.members["ben"].id)
    await press(page, "withdraw")
    while say("card-watched") in (await member.until(round=1))["status"]:
        pass


async def test_every_player_invites_and_no_link_to_watch_is_in_that_before_there_is_one(world: World, board: Board) -> None:
    await started(world)
    page, starter = await board.open(code="ben"), await board.open(code="ada")
    address = f"{WEB}/#place={board.place()}"
    assert await press(page, "invite") == say("web-invite-link", anyone="no", link=address)
    watch = watching(await press(starter, "share"))
    assert await press(page, "invite") == say("web-invite-link", anyone="yes", link=f"{address}&watch={watch}")


async def test_a_race_is_watched_by_a_link_and_shows_no_solution_of_the_round(world: World, board: Board) -> None:
    ada, ben = world.players("ada", "ben")
    await ada.slash(world.channel, "ricochet race", code=EASY)
    page = await board.open(code="ada", subject="race")
    text = await press(page, "share")
    assert f"/#place={board.place()}&game=race&watch=" in text
    watch = watching(text)
    guest = await board.open(watch=watch, subject="race")
    assert list((await guest.receive())["subjects"]) == ["race"]
    seen = await guest.until(round=1)
    assert say("card-watched") in seen["status"]
    assert (seen["actions"], seen["solutions"], seen["own"]) == ([], [], [])
    await world.later(3)
    assert say("card-watched") in "".join(text_of(message) for message in world.channel.history())
    member = await board.open(code="ben", subject="race")
    assert await press(member, "invite") == say("web-invite-link", anyone="yes", link=text.partition("`")[2].rstrip("`"))
    assert await member.do(await seen_again(member), "withdraw") == say("refusal-race-not-yours-to-let-watch", starter="ada")
    await press(page, "withdraw")
    while (last := await guest.receive())["kind"] == "view":
        pass
    assert last == over(board)
    assert await (await board.open(watch=watch, subject="race")).receive() == over(board)
    assert ben


async def test_a_link_to_a_race_shows_nothing_of_the_match_beside_it(world: World, board: Board) -> None:
    ada, _ = await started(world)
    await ada.slash(world.channel, "ricochet race", time=86400)
    page = await board.open(code="ada", subject="race")
    watch = watching(await press(page, "share"))
    assert await (await board.open(watch=watch, subject="match")).receive() == closed(say("web-not-allowed"))
    assert (await (await board.open(watch=watch, subject="race")).receive())["kind"] == "welcome"


async def test_who_only_watches_invites_nobody(world: World, board: Board) -> None:
    await started(world)
    guest = await board.open(watch=await linked(board, "ada"))
    assert await guest.do(await guest.until(round=1), "invite") == say("web-watch")


async def test_of_the_others_only_a_moderator_decides_who_watches_and_nobody_in_a_tournament(world: World, board: Board):
    ada, ben = await started(world)
    page = await board.open(code="ben")
    seen = await page.until(round=1)
    assert "share" not in [action["what"] for action in seen["actions"]]
    assert await page.do(seen, "share") == say("refusal-match-not-yours-to-let-watch", starter="ada")
    other = world.guild.create_text_channel("other", overwrites={ben: discord.PermissionOverwrite(manage_messages=True)})
    await ada.slash(other, "ricochet start")
    page = await board.open(board.place(other), code="ben")
    watch = watching(await press(page, "share"))
    assert (await (await board.open(board.place(other), watch=watch)).receive())["kind"] == "welcome"
    table = world.guild.create_text_channel("table")
    await ada.slash(table, "ricochet start", tournament=True)
    page = await board.open(board.place(table), code="ada")
    assert await page.do(await page.until(round=1), "share") == say("refusal-match-no-watching-tournaments")


async def test_who_signs_out_is_signed_out_in_all_windows_at_once(world: World, board: Board) -> None:
    await started(world)
    page, daily = await board.open(code="ada"), await board.open("", subject="daily", code="ada")
    ben = await board.open(code="ben")
    session = (await page.receive())["session"]
    for one in (page, ben):
        await one.until(round=1)
    await daily.receive()
    await daily.receive()
    leaving = await board.open(session=session, leaves=True)
    for one in (leaving, page, daily):
        assert (await one.receive())["text"] == say("web-sign-in-first")
    assert await ben.do(await seen_again(ben), "bid", moves=5) == ""
    replayed = await board.open(session=session)
    assert (await replayed.receive())["text"] == say("web-sign-in-first")
    world.clock_ahead += 1
    again = await board.open(code="ada")
    assert (await again.receive())["kind"] == "welcome"


async def seen_again(page: Page) -> dict[str, Any]:
    """Return what a window sees that is waked by a sign."""
    await page.do({"game": "", "round": 0}, "sign")
    return await page.until(round=1)


async def test_who_has_signed_out_while_a_window_was_watching_by_a_link_watches_on_as_a_guest(world: World, board: Board):
    await started(world)
    watch = await linked(board, "ada")
    world.members["eve"] = world.env.create_guild().add_member(world.env.create_user("eve"))
    page = await board.open(watch=watch, code="eve")
    session = (await page.receive())["session"]
    await page.until(round=1)
    await board.open("", subject="daily", session=session, leaves=True)
    assert (await page.socket.receive()).type is aiohttp.WSMsgType.CLOSE
    guest = await board.open(watch=watch, session=session)
    assert (await guest.receive())["session"] == ""


async def test_forgetting_a_person_ends_their_sessions_and_keeps_no_trace_of_them_for_longer_than_these_last(
    world: World, board: Board
) -> None:
    ada, _ = await started(world)
    page = await board.open(code="ada")
    session = (await page.receive())["session"]
    await page.until(round=1)
    asked = await through_me(ada, "delete", world.channel)
    assert say("forget-me-board") in said(asked)
    await ada.click(answer(asked), label="Forget me")
    while (last := await page.receive())["kind"] != "closed":
        pass
    assert last == closed(say("web-sign-in-first"), sign_in=board.sign_in)
    replayed = await board.open(session=session)
    assert (await replayed.receive())["text"] == say("web-sign-in-first")
    assert await world.bot.store.signed_out_at(ada.id) is not None
    await world.later(SESSION + 3600)
    assert await world.bot.store.signed_out_at(ada.id) is None


async def test_a_session_that_has_ended_elsewhere_is_refused_at_once_by_a_process_that_has_not_heard_of_it(
    world: World, board: Board
) -> None:
    ada, _ = await started(world)
    session = (await (await board.open(code="ada")).receive())["session"]
    await world.bot.store.sign_out(ada.id, world.bot.clock.now())
    page = await board.open(session=session)
    assert (await page.receive())["text"] == say("web-sign-in-first")
