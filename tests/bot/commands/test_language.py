"""Languages: people in their answers, servers in their channels."""

import json
import re
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands
from simcord.results import InteractionResult

from bot.store.guild_settings import GuildSettings
from bot.text import Texts, languages
from bot.ui.command_texts import CommandTexts
from bot.ui.languages import server_language
from tests.bot.english import say
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, buttons_of, card, cards, prefer, press, said, stop, text_of, through_me
from tests.bot.world import EASY, Member, World

MOST_SUBCOMMANDS = 16
MOST_CHARACTERS = 5500
"""The most subcommands, of the 25 that Discord takes, and the most characters of a command, of its 8,000."""
LONGEST_OPTION = 60
"""The most characters of an option's description in English, so that a phone shows all of it."""

GERMAN = Texts.of("de")
FRENCH = Texts.of("fr")


def speak(world: World, player: Member, locale: str) -> None:
    """Set the language of a player's Discord."""
    world.env.locales[player.id] = locale


async def choose(world: World, language: str | None) -> None:
    """Let the server have another language."""
    await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(language=language), 0)


async def test_an_answer_is_in_the_language_of_ones_discord_and_the_card_in_that_of_the_server(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    speak(world, ada, "de")
    speak(world, ben, "pl")
    begun = await world.start(ada, code=EASY)
    assert "starts a match of Ricochet Robots" in answer(begun).content
    assert said(await ada.slash(world.channel, "bid", moves=5)) == GERMAN("done-bid", moves=5)
    assert said(await ben.slash(world.channel, "bid", moves=6)) == say("done-bid", moves=6)
    assert "**5 moves** – " in card(world.channel)


async def test_a_refusal_is_told_in_the_language_of_who_is_refused(world: World, ada: Member) -> None:
    speak(world, ada, "es-419")
    assert said(await ada.slash(world.channel, "pass")) == Texts.of("es")("problem-no-match-here")


async def test_what_somebody_chooses_counts_everywhere_until_they_are_forgotten(world: World, ada: Member) -> None:
    speak(world, ada, "de")
    chosen = await prefer(ada, "language", "ca", world.channel)
    assert Texts.of("ca", "de")("me-headline") in said(chosen)
    await world.restart_bot()
    assert said(await ada.slash(world.channel, "pass")) == Texts.of("ca", "de")("problem-no-match-here")
    question = await through_me(ada, "delete", world.channel)
    await press(ada, question, Texts.of("ca")("button-forget-me"))
    assert said(await ada.slash(world.channel, "pass")) == GERMAN("problem-no-match-here")


async def test_the_choice_of_a_language_can_be_taken_back(world: World, ada: Member) -> None:
    await prefer(ada, "language", "fr", world.channel)
    assert say("me-headline") in said(await prefer(ada, "language", "auto", world.channel))


async def test_a_match_speaks_the_language_in_which_it_began_also_after_a_restart(world: World, ada: Member) -> None:
    await choose(world, "de")
    begun = await world.start(ada, code=EASY)
    assert "startet" in answer(begun).content
    await choose(world, "fr")
    await world.restart_bot()
    await ada.slash(world.channel, "bid", moves=5)
    assert GERMAN("bid-line", place=1, moves=5, ahead="no", player=ada.mention, state="open") in card(world.channel)
    assert (cards(world.channel)[-1].attachments[0].description or "").startswith("Ziel: ")


async def test_a_leaderboard_is_in_the_language_of_the_server(world: World, ada: Member) -> None:
    await choose(world, "fr")
    shown = await ada.slash(world.channel, "ricochet leaderboard")
    assert FRENCH("leaderboard-empty", score="chips") in text_of(answer(shown))


async def test_a_private_solo_game_is_in_its_players_language_and_an_open_one_in_the_servers(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    speak(world, ada, "de")
    speak(world, ben, "de")
    private = await begin_alone(ada, world.channel, private=True)
    assert GERMAN("button-solo-got-it") in buttons_of(answer(private))
    opened = await begin_alone(ben, world.channel)
    assert "plays solo" in answer(opened).content


@pytest.mark.parametrize(
    ("features", "locale", "chosen", "spoken"),
    [
        (["COMMUNITY"], "de", None, "de"),
        (["COMMUNITY"], "en-US", None, "en"),
        (["COMMUNITY"], "pl", None, "en"),
        (["COMMUNITY"], "de", "ca", "ca"),
        ([], "de", None, "en"),
    ],
)
def test_a_server_speaks_what_it_chose_or_what_a_community_has_in_discord(
    features: list[str], locale: str, chosen: str | None, spoken: str
) -> None:
    guild = SimpleNamespace(features=features, preferred_locale=discord.Locale(locale))
    assert server_language(guild, chosen) == spoken  # pyright: ignore[reportArgumentType]


def test_where_the_server_is_not_known_it_speaks_english() -> None:
    assert server_language(None, None) == "en"


def asked(result: InteractionResult) -> list[discord.Message]:
    """Return the private answer beside the public one."""
    return [one.message for one in result.followups if one.message.flags.ephemeral]


async def test_who_starts_a_servers_first_match_and_manages_it_is_asked_once_for_its_language(world: World) -> None:
    boss = world.player("boss", manage_guild=True)
    speak(world, boss, "de")
    first = await world.start(boss, code=EASY)
    (question,) = asked(first)
    assert GERMAN("ask-language") in text_of(question)
    done = await boss.click(question, label=GERMAN("button-language"))
    assert GERMAN("done-ask-language") in said(done)
    assert (await world.bot.store.guild_settings(world.guild.id)).language == "de"
    await stop(boss, world.channel)
    second = await world.start(boss, code=EASY)
    assert "startet" in answer(second).content
    assert not asked(second)


async def test_nobody_else_is_asked_for_it(world: World, ada: Member) -> None:
    speak(world, ada, "de")
    assert not asked(await world.start(ada, code=EASY))


async def test_commands_are_described_in_the_languages_of_discord_within_its_limits(world: World) -> None:
    tree = world.bot.tree
    assert tree.translator is not None
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, tree.translator)
        told = json.dumps(payload, ensure_ascii=False)
        print(f"{command.name}: {_size(payload)} characters")  # noqa: T201 - to see how much room is left
        assert _size(payload) <= MOST_CHARACTERS, command.name
        assert len(payload.get("options", [])) <= MOST_SUBCOMMANDS
        if isinstance(command, app_commands.ContextMenu):
            assert all(1 <= len(text) <= 32 for text in (command.name, *payload["name_localizations"].values()))
            continue
        for language in set(languages()) - {"en", "ca"}:
            assert Texts.of(language)(f"command-{command.name}") in told
        for part in _parts(payload):
            is_option = part.get("type", 1) > discord.AppCommandOptionType.subcommand_group.value
            assert not is_option or len(part.get("description", "")) <= LONGEST_OPTION, part
            assert all(1 <= len(text) <= 100 for text in part.get("description_localizations", {}).values())
            assert all(1 <= len(text) <= 100 for text in part.get("name_localizations", {}).values())


async def test_commands_and_options_have_names_that_discord_takes_in_every_language(world: World) -> None:
    """Letters and digits in lower case, and no two alike, nor like the English name of another, at one place."""
    tree, localised = world.bot.tree, set[str]()
    assert tree.translator is not None
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, tree.translator)
        if isinstance(command, app_commands.ContextMenu):
            continue
        assert not payload.get("name_localizations"), "people can help each other"
        for part in _parts(payload):
            named = part.get("options", [])
            names = [one["name"] for one in named]
            for locale in ("de", "nl", "es-ES", "es-419", "pt-BR", "fr"):
                shown = [one.get("name_localizations", {}).get(locale, one["name"]) for one in named]
                assert len(set(shown)) == len(shown), (part["name"], locale)
                assert all(re.fullmatch(r"[-_'\w]{1,32}", name) and name == name.lower() for name in shown)
                assert not [name for own, name in zip(names, shown, strict=True) if name != own and name in names]
                localised.update(shown)
    assert {"schwierigkeit", "règles", "movimientos", "dificuldade", "ranglijst", "réglages"} <= localised


async def test_an_answer_names_commands_as_the_discord_of_who_reads_it_shows_them(world: World, ada: Member, ben: Member):
    speak(world, ada, "fr")
    assert "`/ricochet lancer`" in said(await ada.slash(world.channel, "pass"))
    for player, shown in ((ada, "lancer"), (ben, "start")):
        await prefer(player, "language", "de", world.channel)
        told = said(await player.slash(world.channel, "pass"))
        assert told == GERMAN("problem-no-match-here").replace("starten", shown)


async def test_commands_are_sent_again_when_a_translation_has_changed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def sent() -> int:
        return sum(request.method == "PUT" and request.path.endswith("/commands") for request in world.env.http_requests)

    before = sent()
    await world.restart_bot()
    assert sent() == before

    async def translated(*_: object) -> str:
        return "anders"

    monkeypatch.setattr(CommandTexts, "translate", translated)
    await world.restart_bot()
    assert sent() == before + 1


def _parts(part: dict) -> list[dict]:
    """Return a command, its options and their choices."""
    below = [*part.get("options", []), *part.get("choices", [])]
    return [part, *(deeper for one in below for deeper in _parts(one))]


def _size(payload: dict) -> int:
    """Return the characters that Discord counts: of each name, description and value, in the language where it is longest."""
    return sum(
        max(len(part.get(name) or ""), *(len(text) for text in (part.get(f"{name}_localizations") or {"": ""}).values()))
        for part in _parts(payload)
        for name in ("name", "description")
    ) + sum(len(str(part.get("value", ""))) for part in _parts(payload))
