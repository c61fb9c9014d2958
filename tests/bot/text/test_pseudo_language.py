"""All that people see while they play is said in their language: in one that nobody speaks, nothing is left in English."""

import re
from collections.abc import Iterator

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.text import Texts, languages, name_of
from bot.text.notation import vocabulary
from tests.bot.text.pseudo import pseudo_texts
from tests.bot.world import EASY, HOURGLASS, SOLUTION, World, answer, parts

PSEUDO = pseudo_texts()
UNSAID = re.compile(
    r"```.*?```|`[^`]*`"  # the board as text; notation, and commands
    r"|<[@#/t][^>]*>|https?://\S+"  # what Discord shows to each reader
    r"|/[a-z-]+(?: [a-z-]+)?"
    r"|\b(?:ada|ben|boss|UTC|Ricochet Robots)\b"
    r"|Europe/Berlin|Devir"
    rf"|{'|'.join(map(name_of, languages()))}"
    r"|\b(?:January|November|December) [0-9]+",  # as Babel has them in a language that it does not know
    re.DOTALL,
)
"""What is not said in any language."""

ENGLISH = re.compile(r"[A-Za-z]{3,}")

DIRECTIONS = re.compile(r"\b[RGBYKSrgbyks][- ]?(?:up|down|left|right)\b")
"""What would be a move in English, also in code."""


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """Everybody reads and speaks the language that nobody speaks."""
    monkeypatch.setattr(Texts, "of", lambda language: PSEUDO)  # noqa: ARG005
    vocabulary.cache_clear()
    yield PSEUDO
    vocabulary.cache_clear()


def left_in_english(text: str) -> list[str]:
    return ENGLISH.findall(UNSAID.sub(" ", text)) + DIRECTIONS.findall(text)


def seen(message: discord.Message) -> Iterator[str]:
    """All that somebody sees or hears of a message."""
    yield message.content
    for file in message.attachments:
        yield file.description or ""
    for part in parts(message):
        for name in ("content", "label", "placeholder"):
            yield str(getattr(part, name, None) or "")
        for option in getattr(part, "options", ()):
            yield option.label


class Watch:
    """Looks at everything that is shown."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.misses = set[str]()

    def look(self, message: discord.Message) -> None:
        for text in seen(message):
            if found := left_in_english(text):
                self.misses.add(f"{found}: {text}")
            if text.count("⟦") != text.count("⟧"):
                self.misses.add(f"cut: {text}")

    def looked(self, result: InteractionResult) -> InteractionResult:
        for one in [*([result.response] if result.response else []), *result.followups]:
            self.look(one.message)
        return result

    async def type(self, player: MemberActor, command: str, **options: object) -> InteractionResult:
        return self.looked(await player.slash(self.world.channel, command, **options))

    def look_at_channel(self) -> None:
        for message in self.world.channel.history():
            self.look(message)


@pytest.mark.usefixtures("spoken")
async def test_a_whole_match(world: World) -> None:
    watch = Watch(world)
    ada, ben = world.players("ada", "ben")
    await watch.type(ada, "pass")
    await watch.type(ada, "ricochet start", code=EASY, chips=1, hourglass=30)
    await watch.type(ben, "ricochet start")
    await watch.type(ada, "bid", moves=1)
    await watch.type(ada, "bid", moves=4, path="R-up G-left")
    await watch.type(ada, "bid", moves=2, path="R-up G-left")
    await watch.type(ben, "bid", moves=len(SOLUTION.split()))
    await watch.type(ben, "prove", moves=SOLUTION)
    await watch.type(ben, "prove", moves="x")
    watch.look_at_channel()
    for command in ("board", "look", "rules", "finish", "stats", "leaderboard", "tiles"):
        await watch.type(ben, f"ricochet {command}")
    await watch.type(ben, "ricochet board", format="text")
    await world.later(HOURGLASS)
    watch.look_at_channel()
    await watch.type(ben, "prove", moves=SOLUTION)
    watch.look_at_channel()
    await watch.type(ben, "ricochet leave")
    await watch.type(ada, "ricochet stop")
    watch.look_at_channel()
    await watch.type(ada, "ricochet leaderboard", period="ever")
    await watch.type(ben, "ricochet stats")
    assert watch.misses == set()


@pytest.mark.usefixtures("spoken")
async def test_a_solo_game(world: World) -> None:
    watch = Watch(world)
    (ada,) = world.players("ada")
    await watch.type(ada, "ricochet solo", code=EASY)
    watch.look_at_channel()
    await watch.type(ada, "prove", moves="R-up")
    game = world.bot.games.solo_of(world.channel.id, ada.id)
    assert game is not None
    await watch.type(ada, "prove", moves=SOLUTION)
    watch.look_at_channel()
    await watch.type(ada, "pass")
    await watch.type(ada, "ricochet stop")
    watch.look_at_channel()
    assert watch.misses == set()


@pytest.mark.usefixtures("spoken")
async def test_what_a_server_chooses(world: World) -> None:
    watch = Watch(world)
    boss = world.player("boss", manage_guild=True)
    shown = await watch.type(boss, "ricochet settings")
    for page in ("times", "look", "server", "game"):
        watch.looked(await boss.click(answer(shown), label=PSEUDO(f"settings-page-{page}")))
    await watch.type(boss, "ricochet settings", time_zone="Nowhere/At-All")
    await watch.type(world.player("ada"), "ricochet settings")
    assert watch.misses == set()


@pytest.mark.usefixtures("spoken")
async def test_what_is_for_oneself_alone(world: World) -> None:
    watch = Watch(world)
    (ada,) = world.players("ada")
    await watch.type(ada, "ricochet privacy")
    await watch.type(ada, "ricochet language", language="de")
    lesson = await watch.type(ada, "ricochet tutorial")
    for key in ("pad-right", "pad-up", "pad-down", "pad-show"):
        if any(getattr(part, "label", "") == PSEUDO(key) and not part.disabled for part in parts(answer(lesson))):
            lesson = watch.looked(await ada.click(answer(lesson), label=PSEUDO(key)))
    await watch.type(ada, "ricochet forget-me")
    assert watch.misses == set()
