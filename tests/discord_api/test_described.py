"""What is held against Discord's description, and what that finds."""

from typing import Any

import discord
import pytest
from discord import ui

from tests.discord_api.components import COMPONENTS_V2
from tests.discord_api.document import UndescribedError, answers, requests
from tests.discord_api.held import faults_of_request, hold
from tests.discord_api.refused import refused

SEND = "/channels/123/messages"
CALLBACK = "/interactions/123/token/callback"
FILES = "/channels/123/messages/456"


CONTAINER = {"type": 17, "components": [{"type": 10, "content": "x"}]}


def form(*parts: dict[str, Any], title: str = "Your bid") -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "bid", "title": title, "components": list(parts)}}


def labelled(**changes: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Moves", "component": {"type": 4, "custom_id": "moves", "style": 1, **changes}}


def layout(*parts: dict[str, Any], **beside: Any) -> dict[str, Any]:
    return {"flags": COMPONENTS_V2, "components": [{"type": 17, "components": list(parts)}], **beside}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str, **changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": "Bid", **changes}


def select(**changes: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "theme", "options": [{"label": "a", "value": "a"}], **changes}


@pytest.mark.parametrize("number", range(2))
def test_a_form_with_labels_is_taken_as_often_as_it_is_sent(number: int) -> None:
    assert faults_of_request("POST", CALLBACK, form(labelled(), text("Read this"))) == [], number


def test_deprecated_text_inputs_are_refused() -> None:
    """In action rows, with labels of their own, as discord.py makes them of a `ui.TextInput` that a form has directly."""
    bare = ui.TextInput[ui.Modal](label="Moves", custom_id="moves")
    shown = ui.Modal(title="Your bid", custom_id="bid").add_item(bare).to_dict()
    assert faults_of_request("POST", CALLBACK, {"type": 9, "data": shown}) == [
        ("data.components.0.type", "1 is not one of [10, 18]")
    ]
    assert [place for place, _ in faults_of_request("POST", CALLBACK, form(labelled(label="Moves")))] == [
        "data.components.0.component.label"
    ]


@pytest.mark.parametrize(
    ("payload", "place"),
    [
        (form(labelled(), title="t" * 46), "data.title"),
        (form(*[text("x")] * 6), "data.components"),
        (form(labelled(min_length=3, max_length=2)), "moves"),
        (form(labelled(), labelled()), "components"),
        ({"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
        ({"type": 7, "data": {"components": [row(button("b", label="x" * 81))]}}, "data.components.0.components.0.label"),
        ({"type": 8, "data": {"choices": [{"name": "x", "value": "y"}] * 26}}, "data"),
        ({"type": 3}, "type"),
    ],
)
def test_a_callback_is_held_against_what_its_type_says(payload: dict[str, Any], place: str) -> None:
    assert [found for found, _ in faults_of_request("POST", CALLBACK, payload)][:1] == [place]


@pytest.mark.parametrize(
    ("payload", "place"),
    [
        (layout(text("")), "components.0.components.0.content"),
        (layout(row(*[button(str(number)) for number in range(6)])), "components.0.components.0.components"),
        (layout({"type": 99}), "components.0.components.0.type"),
        (layout({"type": 10, "content": "x", "id": 2**31}), "components.0.components.0.id"),
        (layout(text("x"), nonce="n" * 26), "nonce"),
        (layout(text("x"), allowed_mentions={"parse": ["friends"]}), "allowed_mentions.parse.0"),
        ({"content": "x" * 2001}, "content"),
    ],
)
def test_a_message_is_held_against_the_description(payload: dict[str, Any], place: str) -> None:
    assert [found for found, _ in faults_of_request("POST", SEND, payload)] == [place]


@pytest.mark.parametrize(
    "payload",
    [
        layout(*[text("x")] * 40),
        layout(text("x" * 2001), text("y" * 2000)),
        layout(row(button("same")), row(button("same"))),
        layout(row(button("with a select"), select())),
        layout(row(button("empty", label=None))),
        layout(row(button("two ways", style=5, url="https://example.org"))),
        layout(row(select(min_values=2))),
        layout(row(select(options=[{"label": "a", "value": "a"}, {"label": "b", "value": "a"}]))),
        layout({"type": 12, "items": [{"media": {"url": "ftp://example.org"}}]}),
        layout(text("x"), content="beside"),
        layout(text("x"), allowed_mentions={"parse": ["users"], "users": ["1"]}),
        {"flags": 1 << 20, "content": "x"},
        {"components": [text("x")]},
    ],
    ids=range(13),
)
def test_what_the_description_does_not_say_is_looked_at_too(payload: dict[str, Any]) -> None:
    assert requests().faults_of_payload("POST", SEND, payload) == []
    assert len(faults_of_request("POST", SEND, payload)) == 1


def test_what_is_looked_at_once_is_not_taken_for_another() -> None:
    """Payloads of one shape are looked at once: what a bound or a pattern tells apart has another shape."""

    def held(length: int) -> bool:
        return not faults_of_request("POST", SEND, layout(row(button("c" * length))))

    assert [held(length) for length in (1, 0, 100, 101, 1)] == [True, False, True, False, True]
    ids = [faults_of_request("POST", SEND, {"content": "x", "attachments": [{"id": one}]}) for one in ("5", "05", "x", 5)]
    assert [bool(faults) for faults in ids] == [False, True, True, False]
    colors = [{"components": [{**CONTAINER, "accent_color": one}]} for one in (-1, 0, 0xFFFFFF, 0x1000000)]
    assert [bool(requests().faults_of_payload("POST", SEND, one)) for one in colors] == [True, False, False, True]


def test_as_many_components_and_letters_as_there_may_be_are_taken() -> None:
    assert faults_of_request("POST", SEND, layout(*[text("x" * 100)] * 39)) == []


def test_ids_are_texts_and_discord_py_may_send_numbers() -> None:
    edit = {"attachments": [{"id": 0}], "allowed_mentions": {"users": [discord.Object(5).id]}}
    assert faults_of_request("PATCH", FILES, edit) == []
    assert ("id", "5 is not of type 'string'") in answers().faults_of_answer("GET", FILES, 200, {"id": 5})


def test_a_query_is_held_too() -> None:
    queries = [{"limit": "100"}, {"limit": "101"}, {"limit": "many"}, {"until": "5"}]
    found = [[name for name, _ in faults_of_request("GET", SEND, None, query=query)] for query in queries]
    assert found == [[], ["limit"], ["limit"], ["until"]]


def test_errors_are_answers_as_well() -> None:
    held = answers().faults_of_answer
    assert held("POST", SEND, 400, {"code": 50006, "message": "Cannot send an empty message"}) == []
    assert held("POST", SEND, 429, {"code": 0, "message": "Slowly"}) != []
    assert held("DELETE", FILES, 204, None) == []
    assert held("DELETE", FILES, 200, None) != []


def test_a_route_that_is_not_described_is_noticed() -> None:
    with pytest.raises(UndescribedError):
        faults_of_request("POST", "/channels/123/message", {})
    hold("POST", "/channels/123/message", {})
    noted, refused[:] = refused[:], []
    assert len(noted) == 1


def test_commands_are_held_by_the_description_and_by_its_words() -> None:
    def held(**command: Any) -> list[tuple[str, str]]:
        payload = [{"name": "bid", "description": "Bid", "type": 1, **command}]
        return faults_of_request("PUT", "/applications/123/commands", payload)

    option = {"type": 4, "name": "moves", "description": "How many"}
    assert held(options=[option]) == []
    assert [place for place, _ in held(description="x" * 101)] == ["0.description"]
    assert [place for place, _ in held(name="Bid")] == ["0.name"]
    assert [place for place, _ in held(options=[option, {**option, "name": "more", "required": True}])] == ["0.options"]
    assert [place for place, _ in held(options=[option, option])] == ["0.options"]
    assert [place for place, _ in held(name_localizations={"de": "Gebot"})] == ["0.name"]
    choices = [{"name": "y" * 100, "value": 1}] * 25
    long = [{**option, "name": f"o{number}", "choices": choices} for number in range(4)]
    assert [why for _, why in held(options=long)] == ["Command exceeds maximum size (10046)."]
