"""Find English in what a person sees in an invented language."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import discord
from simcord.results import InteractionResult

from bot.text import languages, name_of
from tests.bot.seen import answer, buttons_of, fill_in, more_of, parts
from tests.bot.text.pseudo import pseudo_texts
from tests.bot.world import Member, World

UNSAID = re.compile(
    r"```.*?```|`[^`]*`"  # the board as text; notation, and commands
    r"|<[@#/t][^>]*>|https?://\S+"  # what Discord shows to each reader
    r"|/[a-z-]+(?: [a-z-]+)?|[A-Z]+_[A-Z]+"
    r"|\b(?:ada|ben|boss|UTC|Ricochet Robots)\b"
    r"|Europe/Berlin|Devir"
    rf"|{'|'.join(map(name_of, languages()))}"
    # Dates, as Babel has them in a language that it does not know.
    r"|\b(?:[A-Z][a-z]+day, )?(?:January|September|November|December) [0-9]+",
    re.DOTALL,
)
"""What is not said in any language."""

ENGLISH = re.compile(r"[A-Za-z]{3,}")

DIRECTIONS = re.compile(r"\b[RGBYKSrgbyks][- ]?(?:up|down|left|right)\b")
"""What would be a move in English, also in code."""

COMMANDS = re.compile(r"/ricochet [a-z-]+")
"""What would be the English name of a command, also in code."""


def left_in_english(text: str) -> list[str]:
    return ENGLISH.findall(UNSAID.sub(" ", text)) + DIRECTIONS.findall(text) + COMMANDS.findall(text)


def seen(message: discord.Message) -> Iterator[str]:
    """Return everything that a person sees or hears of a message."""
    yield message.content
    for file in message.attachments:
        yield file.description or ""
    for part in parts(message):
        for name in ("content", "label", "placeholder"):
            yield str(getattr(part, name, None) or "")
        for option in getattr(part, "options", ()):
            yield option.label


def written_in(form: Any) -> Iterator[str]:
    """Return the texts of a form: its title, and the labels and placeholders of its fields."""
    if isinstance(form, dict):
        yield from (text for name, text in form.items() if name in ("title", "label", "placeholder") and text)
    for part in form.values() if isinstance(form, dict) else form if isinstance(form, list) else ():
        yield from written_in(part)


class Watch:
    """Looks at everything that is shown."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.misses = set[str]()

    def read(self, texts: Iterable[str]) -> None:
        """Note which of these are in English, or cut."""
        for text in texts:
            if found := left_in_english(text):
                self.misses.add(f"{found}: {text}")
            if text.count("⟦") != text.count("⟧"):
                self.misses.add(f"cut: {text}")

    def look(self, message: discord.Message) -> None:
        """Read a message."""
        self.read(seen(message))

    def looked(self, result: InteractionResult) -> InteractionResult:
        """Read all answers to a person."""
        for one in [*([result.response] if result.response else []), *result.followups]:
            self.look(one.message)
        self.read(written_in(result.modal))
        return result

    async def type(self, player: Member, command: str, **options: object) -> InteractionResult:
        """Give a command, and read the answer."""
        return self.looked(await player.slash(self.world.channel, command, **options))

    async def press(self, player: Member, message: discord.Message, *keys: str) -> InteractionResult:
        """Press the buttons with these texts, each in what the one before was answered with."""
        shown = None
        for label in map(pseudo_texts(), keys):
            message = answer(shown) if shown else message
            if label not in buttons_of(message) and (more := more_of(message)):
                message = answer(self.looked(await player.click(message, custom_id=more.custom_id)))
            shown = self.looked(await player.click(message, label=label))
        assert shown is not None
        return shown

    async def fill_in(self, player: Member, shown: InteractionResult, **fields: Any) -> InteractionResult:
        """Send the form that was shown."""
        return self.looked(await fill_in(player, shown, **fields))

    async def open_rules(self, player: Member, form: str) -> InteractionResult:
        """Open a form of rules from the newest card."""
        more = pseudo_texts()("button-more")
        card = next(one for one in reversed(self.world.channel.history()) if more in buttons_of(one))
        return await self.press(player, card, "button-more", "button-other-rules", f"button-form-{form}")

    async def complete(self, player: Member, command: str, option: str, typed: str = "") -> None:
        """Read the completions, of which there must be some."""
        proposed = await player.autocomplete(self.world.channel, command, option, typed)
        assert proposed
        self.read(choice["name"] for choice in proposed)

    def look_at_channel(self) -> None:
        """Read everything that the channel shows."""
        for message in self.world.channel.history():
            self.look(message)
