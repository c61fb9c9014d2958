"""The assumptions of `bot.local.simcord_hooks` about SimCord's private parts."""

import inspect
from dataclasses import fields
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import Any

import simcord
import simcord.actors
from PIL import Image
from simcord import components
from simcord.backend import Backend
from simcord.http.router import dispatch
from simcord.preview import Preview
from simcord.preview._actions import ACTION_SPECS
from simcord.preview._assets import _Asset, _Blob
from simcord.preview._commands import entry_for_leaf
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.local.page_words import _SAID
from bot.local.simcord_hooks import PlayEnv, Recent, set_bot, set_clock, steady_controls
from bot.local.simcord_page import _CHANNEL, _CLOSE, _EMPTY, _FONTS, _MORE, _NEW, _REFRESH, _TIME, _VIEWER, _Pictures, size_of
from bot.ui.replies import Refused

from .toy import ToyBot


def test_the_version_that_was_tried() -> None:
    assert version("simcord") == "3.2.1"


def test_the_clock_moves_forward_only() -> None:
    env = simcord.Env(ToyBot(lambda: None))  # type: ignore[arg-type]
    now = env.now().timestamp()
    set_clock(env, now + 60)
    assert env.now().timestamp() == now + 60
    set_clock(env, now)
    assert env.now().timestamp() == now + 60


def test_the_bots_name_and_picture() -> None:
    env = simcord.Env(ToyBot(lambda: None))  # type: ignore[arg-type]
    set_bot(env, "Ricochet")
    assert env.backend.bot_user.name == "Ricochet"
    assert env.backend.bot_user.avatar == "avatar"


def test_an_interaction_passes_where_it_gets_its_language() -> None:
    assert list(inspect.signature(Backend.emit).parameters)[:3] == ["self", "event", "payload"]
    assert 'backend.emit("INTERACTION_CREATE", payload)' in inspect.getsource(simcord.actors)


def test_a_refusal_is_no_error() -> None:
    env, error = PlayEnv(ToyBot(lambda: None)), OSError()  # type: ignore[arg-type]
    env._record_error(Refused("no", lambda say: say("done-pass")))
    env._record_error(error)
    assert env.errors_since(0) == (error,)


def test_what_is_known_of_a_picture() -> None:
    assert {"digest", "width", "height"} <= {field.name for field in fields(_Asset)}
    assert {"data"} <= {field.name for field in fields(_Blob)}
    for kind in ("PNG", "GIF", "WEBP"):
        file = BytesIO()
        Image.new("RGB", (300, 200)).save(file, kind)
        assert size_of(file.getvalue()) == (None if kind == "WEBP" else (300, 200))


def test_a_button_keeps_its_number_when_its_card_changes_around_it() -> None:
    def numbers(*labels: str) -> list[int]:
        tree: list[dict[str, Any]] = [{"type": 10}, *({"type": 2, "custom_id": label, "label": label} for label in labels)]
        components._assign_ids(tree, set())
        assert len({one["id"] for one in tree}) == len(tree)
        return [one["id"] for one in tree[1:]]

    with steady_controls():
        bid, done, skip = numbers("Bid", "Done", "Skip (1 of 2)")
        assert numbers("Done", "Skip (2 of 2)") == [done, skip]
        assert numbers("Bid", "Bid")[0] == bid
    assert numbers("Done") == [2], "as SimCord numbers them by itself"


async def test_the_bots_pictures_reach_the_page_as_they_are() -> None:
    pictures = _Pictures()
    for kind in ("PNG", "GIF", "WEBP"):
        file = BytesIO()
        Image.new("RGB", (300, 200)).save(file, kind)
        picture = await pictures.validate(kind, file.getvalue())
        assert (picture.width, picture.height, picture.format) == (300, 200, kind)
        assert picture.content_type == ("image/gif" if kind == "GIF" else "image/png")
        assert (picture.normalized == file.getvalue()) == (kind != "WEBP")


def test_memory_is_bounded_and_pictures_that_messages_show_stay() -> None:
    env = PlayEnv(ToyBot(lambda: None))  # type: ignore[arg-type]
    channel = env.create_guild("home").create_text_channel("games")
    backend, bot = env.backend, env.backend.bot_user.id
    first, second, shown = backend.store_attachments(channel.id, [(f"{name}.png", name.encode()) for name in ("a", "b", "c")])
    message = backend.create_message(channel.id, bot, "A board", attachments=[first, second])
    backend.edit_message(channel.id, message.id, {"attachments": [second]})
    backend.create_message(channel.id, bot, "Another", attachments=[shown])
    env.forget_pictures()
    assert [backend.cdn.get(picture["url"]) for picture in (first, second, shown)] == [None, b"b", b"c"]

    before = env.requests.total
    for number in range(1000):
        dispatch(backend, "GET", "/users/@me")
        assert env.requests.total == before + number + 1
    assert len(env.http_requests) <= 2 * Recent.KEPT >= len(backend.transcript)
    assert env.http_requests[-1].path == "/users/@me"


def test_the_preview() -> None:
    assert list(inspect.signature(Preview._action).parameters) == ["self", "context_id", "body"]
    assert inspect.iscoroutinefunction(Preview._action)
    assert {"page", "code", "request_id", "sequence"} <= set(inspect.signature(Preview._reject).parameters)
    assert {"page"} <= set(inspect.signature(Preview._publish).parameters)
    assert {"viewer", "channel_id", "revision", "command_catalog"} <= {field.name for field in fields(_Page)}
    assert {"send_message", "run_command"} <= set(ACTION_SPECS)
    assert ACTION_SPECS["click"].revision_bound
    assert ACTION_SPECS["viewer"].page_intent
    assert list(inspect.signature(Preview._viewer).parameters) == ["self", "viewer_id"]
    assert list(inspect.signature(Preview._page_payload).parameters) == ["self", "page"]
    entry = entry_for_leaf({"id": 1}, ["bid"], {"name": "bid"})
    assert {"commandId", "path", "schemaFingerprint"} <= entry.keys()


def test_words_that_are_written_over() -> None:
    page = Path(simcord.__file__).parent / "preview" / "static"
    source = "".join(file.read_text(encoding="utf-8") for file in page.iterdir() if file.suffix in (".js", ".html"))
    whole = [words for words in _SAID if "#" not in words and words != "Send message (Enter)"]
    assert [words for words in whole if f'"{words}"' not in source and f">{words}<" not in source] == []
    for part in (
        "} message (Enter)`",
        "} in image preview`",
        "`Gallery item ${",
        "`Choose at least ${",
        "} optional`",
        "} used `",
    ):
        assert part in source


def test_the_backend() -> None:
    assert {"flags", "interaction_metadata", "broadcast"} <= set(inspect.signature(Backend.create_message).parameters)
    assert callable(Backend.snowflake)


def test_the_server() -> None:
    assert {"preview", "port"} <= set(inspect.signature(PreviewServer).parameters)
    assert PreviewServer._STATIC_FILES["/"] == "index.html"
    assert inspect.iscoroutinefunction(PreviewServer._index)
    assert inspect.iscoroutinefunction(PreviewServer._pages)
    assert inspect.iscoroutinefunction(PreviewServer._commands)
    page = (Path(inspect.getfile(PreviewServer)).with_name("static") / "index.html").read_text(encoding="utf-8")
    for part in (_REFRESH, _CHANNEL, _EMPTY, _VIEWER, _MORE, _CLOSE, _NEW, '<html lang="en">', "</head>", "</body>"):
        assert page.count(part) == 1
    for tool in ("refresh", "capture-open", "inspector-toggle"):
        assert f'id="{tool}"' in page
    assert 'class="session-menu-popover"' in page
    assert 'id="viewer-picker"' in page
    assert inspect.iscoroutinefunction(PreviewServer._static)
    assert PreviewServer._STATIC_FILES["/presentation.js"] == "presentation.js"
    fonts = Path(inspect.getfile(PreviewServer)).with_name("static") / "presentation.js"
    assert fonts.read_text(encoding="utf-8").count(_FONTS) == 1
    assert fonts.with_name("text.js").read_text(encoding="utf-8").count(_TIME) == 1
    assert '"placeholder" in currentInput' in fonts.with_name("composer.js").read_text(encoding="utf-8")
    drawn = (Path(inspect.getfile(PreviewServer)).with_name("static") / name for name in ("components.js", "selects.js"))
    components, selects = (file.read_text(encoding="utf-8") for file in drawn)
    for name in ('"modal-actions"', "component-button", 'submit.type = "submit"'):
        assert name in components
    for name in ('"select-trigger"', '"select-option"', '"select-draft-actions ', '"aria-multiselectable"', "option.id = "):
        assert name in selects
