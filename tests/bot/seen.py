"""What people see in the simulated Discord: answers, cards, news, and their buttons."""

import re
from collections.abc import Iterator
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle
from simcord.results import InteractionResult


def said(result: InteractionResult) -> str:
    """Return a private answer, in a message of its own or in the one whose button was pressed."""
    assert answer(result).flags.ephemeral, "the answer is for everybody to see"
    return text_of(answer(result))


def is_silent(result: InteractionResult) -> bool:
    """Return whether a press, or a form, was answered by what all see alone: by no message in private."""
    shown = [*([result.response] if result.response else []), *result.followups]
    return result.acknowledged and not any(one.ephemeral for one in shown)


def answer(result: InteractionResult) -> discord.Message:
    """Return the message of an answer, ephemeral or not.

    Where a press was answered with an edit of the message for everybody, it is the one that followed up; a card is none.
    """
    shown = [*([result.response] if result.response else []), *result.followups]
    messages = [one.message for one in shown]
    others = [message for message in messages[1:] if message.flags.ephemeral or not is_card(message)]
    return next((message for message in messages if message.flags.ephemeral), [*messages[:1], *others][-1])


async def fill_in(player: MemberActor | UserHandle, shown: InteractionResult, **entries: Any) -> InteractionResult:
    """Submit a form with these entries, and in its other fields with what it shows."""
    filled = defaults_of(shown)
    for name, entry in entries.items():
        filled[name] = [entry] if isinstance(filled[name], list) and isinstance(entry, str) else entry
    return await player.submit_modal(shown, filled)


def defaults_of(shown: InteractionResult) -> dict[str, Any]:
    """Return what a form shows in its fields, as they are submitted where nothing is changed."""
    filled = dict[str, Any]()
    for label in (shown.modal or {})["components"]:
        part = label["component"]
        chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
        is_radio = part["type"] == discord.ComponentType.radio_group.value
        filled[part["custom_id"]] = part.get("value", "") if "options" not in part else chosen[0] if is_radio else chosen
    return filled


async def confirm(player: MemberActor | UserHandle, asked: InteractionResult) -> InteractionResult:
    """Press the last button of a panel of `/ricochet stop`, which ends or cancels the game for everybody."""
    return await player.click(answer(asked), label=buttons_of(answer(asked))[-1])


async def stop(player: MemberActor, channel: ChannelHandle, way: str = "") -> InteractionResult:
    """Leave or end what a player plays here, by the button whose label begins like this; without one by the last, as `confirm`.

    Return the refusal where no way is open to them.
    """
    asked = await player.slash(channel, "ricochet stop")
    ways = [label for label in buttons_of(answer(asked)) if label.startswith(way)]
    return await player.click(answer(asked), label=ways[-1]) if ways else asked


async def press(player: MemberActor | UserHandle, shown: InteractionResult, *labels: str) -> InteractionResult:
    """Press one button after the other, by `label_of`, each in the message that the last one was answered with."""
    for label in labels:
        shown = await choose(player, answer(shown), label)
    return shown


async def offers(player: MemberActor | UserHandle, message: discord.Message) -> list[str]:
    """Return the labels of the buttons that a person has on a message and behind its *More…*, which has none of its own."""
    more = more_of(message)
    behind = buttons_of(answer(await player.click(message, custom_id=more.custom_id))) if more else []
    on_it = [label for label in buttons_of(message) if more is None or label != more.label]
    return [*on_it, *(label for label in behind if label not in on_it)]


def more_of(message: discord.Message) -> discord.Button | None:
    """Return the button *More…* of a message, if it has one."""
    buttons = [part for part in parts(message) if isinstance(part, discord.Button)]
    return next((one for one in buttons if re.search(r":(more$|m[RGBYKS]:)", one.custom_id or "")), None)


async def choose(player: MemberActor | UserHandle, message: discord.Message, label: str) -> InteractionResult:
    """Press a button by its words, wherever it is: on a message, or behind its *More…*."""
    if label_of(message, label) not in buttons_of(message) and (more := more_of(message)):
        message = answer(await player.click(message, custom_id=more.custom_id))
    return await player.click(message, label=label_of(message, label))


async def through_me(player: MemberActor | UserHandle, door: str, *channel: ChannelHandle) -> InteractionResult:
    """Press a button of the panel of `/ricochet me`: stats, privacy or delete."""
    panel = await _me(player, *channel)
    return await player.click(answer(panel), custom_id=f"me:{door}")


async def prefer(player: MemberActor | UserHandle, name: str, value: str, *channel: ChannelHandle) -> InteractionResult:
    """Choose a language or a theme on the panel of `/ricochet me`."""
    panel = await _me(player, *channel)
    return await player.select(answer(panel), [value], custom_id=f"me:{name}")


async def _me(player: Any, *channel: ChannelHandle) -> InteractionResult:
    return await player.slash(*channel, "ricochet me")


def label_of(message: discord.Message, name: str) -> str:
    """Return the label of a button that is named by it, or by its sign alone: ↩️ is "↩️ Undo"."""
    labels = [part.label or "" for part in parts(message) if isinstance(part, discord.Button)]
    by_sign = [label for label in labels if name in (label.split(" ")[0], label.split(" ")[-1])]
    return name if name in labels else next(iter(by_sign), name)


def text_of(message: discord.Message) -> str:
    """Return all text of a message, from top to bottom."""
    return "\n".join([message.content, *(part.content for part in parts(message) if isinstance(part, discord.TextDisplay))])


def buttons_of(message: discord.Message) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    return [part.label or "" for part in parts(message) if isinstance(part, discord.Button) and not part.disabled]


WHAT_NEXT = ("🔬 Study", "📄 Results as files", "🔁 Rematch", "This board again", "🔁 Play again", "🔁 Another race")
"""The buttons at an end, which last."""


def buttons_to_play(channel: ChannelHandle) -> list[str]:
    """Return the labels of all buttons in a channel by which a game that is on can be played."""
    return [label for message in channel.history() for label in buttons_of(message) if label not in WHAT_NEXT]


def parts(message: discord.Message) -> Iterator[Any]:
    """Every component of a message, from top to bottom."""

    def walk(components: Any) -> Iterator[Any]:
        for component in components:
            yield component
            yield from walk(getattr(component, "children", ()))

    yield from walk(message.components)


def cards(channel: ChannelHandle) -> list[discord.Message]:
    """Return the cards of the rounds so far, the newest last."""
    return [message for message in channel.history() if is_card(message)]


def is_card(message: discord.Message) -> bool:
    """Return whether a message is the card of a round."""
    return any(file.filename == "board.png" for file in message.attachments)


def told_of_picture(message: discord.Message) -> str:
    """Return the alt text of the first picture of a message."""
    galleries = (part for part in parts(message) if isinstance(part, discord.components.MediaGalleryComponent))
    return next(galleries).items[0].description or ""


def card(channel: ChannelHandle) -> str:
    """Return the text of the newest card."""
    return text_of(cards(channel)[-1])


def news(channel: ChannelHandle) -> list[str]:
    """Return the text of every public message that is no card, the newest last."""
    shown = {message.id for message in cards(channel)}
    return [text_of(message) for message in channel.history() if message.id not in shown]
