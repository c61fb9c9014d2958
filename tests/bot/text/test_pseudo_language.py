"""Everything that people see while they play is in their language: in an invented one, nothing is left in English."""

from datetime import UTC, datetime

import discord
import pytest
from discord import app_commands

from bot.actions.tutorial import SAND
from bot.games.deadline_timer import ON_ITS_WAY
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from tests.bot.commands.test_anywhere import OPTIONS
from tests.bot.commands.test_tutorial_command import SOLUTIONS
from tests.bot.games.test_outbox import accept, refuse
from tests.bot.games.test_restart import spoil
from tests.bot.scheduled.test_leaderboard import had_won, now
from tests.bot.seen import answer, buttons_of, cards, news
from tests.bot.text.pseudo import pseudo_texts
from tests.bot.text.watch import Watch
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, PROOF_TIME, SOLUTION, THINKING_TIME, Member, World

pytestmark = pytest.mark.usefixtures("spoken")


@pytest.fixture
async def watch(world: World, spoken: Texts) -> Watch:  # noqa: ARG001
    return Watch(world)


async def test_a_whole_match(watch: Watch, world: World, ada: Member, ben: Member) -> None:
    await watch.type(ada, "pass")
    await watch.type(ada, "ricochet start", difficulty="any", code=EASY, chips=1)
    await watch.type(ben, "ricochet start")
    await watch.type(ada, "bid", moves=1)
    await watch.type(ada, "bid", moves=4, path="R-up G-left")
    await watch.type(ada, "bid", moves=2, path="R-up G-left")
    await watch.type(ben, "bid", moves=len(SOLUTION.split()))
    await watch.type(ben, "prove", moves=SOLUTION)
    for moves in ("x", "r r", pseudo_texts()("notation-left"), "g u r d l", "K-up"):
        await watch.type(ben, "prove", moves=moves)
    watch.look_at_channel()
    for command in ("board", "rules", "stats", "leaderboard", "study"):
        await watch.type(ben, f"ricochet {command}")
    await watch.type(ben, "ricochet board", format="text")
    await world.later(HOURGLASS)
    watch.look_at_channel()
    await watch.type(ben, "prove", moves=SOLUTION)
    watch.look_at_channel()
    await watch.type(ada, "ricochet stop")
    watch.look_at_channel()
    await watch.type(ada, "ricochet leaderboard", period="ever")
    await watch.type(ben, "ricochet stats")
    assert watch.misses == set()


async def test_what_players_agree_on(watch: Watch, world: World, ada: Member, ben: Member, cleo: Member) -> None:
    boss = world.player("boss", manage_messages=True)
    await watch.type(ada, "ricochet start", difficulty="any", code=EASY)
    for player in (ada, ben, cleo):
        await watch.type(player, "bid", moves=9)
    await watch.press(ada, cards(world.channel)[-1], "button-done")
    watch.look_at_channel()
    await world.later(HOURGLASS)
    await world.later(PROOF_TIME / 2)
    for player in (ben, ben, cleo):
        await watch.press(player, cards(world.channel)[-1], "button-vote-to-skip")
        watch.look_at_channel()
    await world.later(ON_ITS_WAY)
    watch.look_at_channel()
    await watch.type(ben, "pass")
    await world.later(PROOF_TIME)
    await world.later(INTERMISSION)
    watch.look_at_channel()
    for player in (ben, ben, cleo):
        await watch.press(player, cards(world.channel)[-1], "button-turn")
        watch.look_at_channel()
    await watch.press(ada, cards(world.channel)[-1], "button-rules")
    for asked in [await watch.type(ben, "ricochet stop") for _ in range(2)]:
        watch.looked(await ben.click(answer(asked), label=buttons_of(answer(asked))[1]))
    watch.look_at_channel()
    asked = await watch.type(boss, "ricochet stop")
    await watch.press(cleo, answer(await watch.type(cleo, "ricochet stop")), "button-leave")
    watch.look_at_channel()
    await watch.press(boss, answer(asked), "button-stop")
    watch.look_at_channel()
    assert world.bot.games.match_in(world.channel.id) is None
    assert watch.misses == set()


async def test_a_match_that_nobody_bids_in(watch: Watch, world: World, ada: Member) -> None:
    await watch.type(ada, "ricochet start", rules="2013 with black", difficulty="hard")
    for _ in range(2):
        await world.later(THINKING_TIME)
        watch.look_at_channel()
        await world.later(HOURGLASS + INTERMISSION)
        watch.look_at_channel()
    await watch.press(ada, cards(world.channel)[-1], "button-play-on")
    await watch.type(ada, "ricochet board", format="moves")
    await watch.type(ada, "ricochet board", format="text")
    assert watch.misses == set()


async def test_chips_that_are_put_back(watch: Watch, world: World) -> None:
    await world.choose(max_moves=3)
    await watch.type(world.player("ada"), "ricochet start", difficulty="any", code=EASY)
    watch.look_at_channel()
    assert any("🔄" in text for text in news(world.channel))
    assert watch.misses == set()


async def test_forms_and_the_move_pad(watch: Watch, world: World, ada: Member) -> None:
    await watch.type(ada, "ricochet start", difficulty="any", code=EASY)
    for fields in ({"moves": "many"}, {"moves": "4", "path": "R-up"}, {"moves": "4"}):
        form = await watch.press(ada, cards(world.channel)[-1], "button-bid")
        await watch.fill_in(ada, form, **fields)
    await world.later(HOURGLASS)
    question = world.channel.history()[-1]
    form = await watch.press(ada, question, "button-prove")
    await watch.fill_in(ada, form, moves="nothing")
    keys = ("robot-yellow", "down", "down", "undo", "down", "robot-green", "down", "right", "up", "show")
    await watch.press(ada, question, "button-pad", *(f"pad-{key}" for key in keys))
    assert world.match().chips[ada.id] == 1
    watch.look_at_channel()
    assert watch.misses == set()


async def test_what_is_proposed_while_somebody_types(watch: Watch, world: World) -> None:
    ada, boss = world.player("ada"), world.player("boss", manage_guild=True)
    await had_won(world, [ada, ada], now(world))
    for command, *options in (("study", "tiles", "target"), ("start", "rules", "level"), ("solo", "rules", "difficulty")):
        for option in options:
            await watch.complete(ada, f"ricochet {command}", option)
    await watch.complete(ada, "ricochet leaderboard", "week")
    await watch.complete(boss, "ricochet settings", "time_zone", "Europe/Berlin")
    await watch.type(ada, "ricochet start", difficulty="any", code=EASY)
    await watch.complete(ada, "prove", "moves")
    await watch.complete(ada, "bid", "path", "R-up g")
    await watch.complete(ada, "prove", "moves", "g u r d l")
    assert watch.misses == set()


async def test_a_solo_game(watch: Watch, world: World, ada: Member) -> None:
    await watch.type(ada, "ricochet solo", code=EASY)
    watch.look_at_channel()
    await watch.type(ada, "prove", moves="R-up")
    await watch.press(ada, world.channel.history()[-1], "button-solo-go")
    await watch.type(ada, "prove", moves="R-up")
    await watch.type(world.player("ben"), "ricochet start")
    form = await watch.press(ada, world.channel.history()[-1], "button-solo-show")
    await watch.fill_in(ada, form, moves=SOLUTION)
    watch.look_at_channel()
    await watch.press(ada, world.channel.history()[-1], "button-solo-next")
    await watch.press(ada, world.channel.history()[-1], "button-solo-got-it")
    watch.look_at_channel()
    await watch.type(ada, "prove", moves="R-up")
    watch.look_at_channel()
    await watch.press(ada, world.channel.history()[-1], "button-solo-next")
    await watch.type(ada, "pass")
    await watch.press(ada, answer(await watch.type(ada, "ricochet stop")), "button-solo-end")
    watch.look_at_channel()
    assert watch.misses == set()


async def test_what_a_server_chooses(watch: Watch, world: World) -> None:
    boss = world.player("boss", manage_guild=True)
    shown = await watch.type(boss, "ricochet settings")
    for page in ("look", "server", "game"):
        await watch.press(boss, answer(shown), f"settings-page-{page}")
    for form, entries in (("rules", {"set": "2013 any", "fifth_robot": "S"}), ("bids", {"house": ["one-move"]})):
        await watch.fill_in(boss, await watch.press(boss, answer(shown), f"button-form-{form}"), **entries)
    await watch.type(boss, "ricochet settings", time_zone="Nowhere/At-All")
    await watch.type(world.player("ada"), "ricochet settings")
    assert watch.misses == set()


async def test_what_a_channel_is_told_unasked(watch: Watch, world: World, ada: Member, ben: Member) -> None:
    chosen = GuildSettings(weekly_channel=world.channel.id, weekly_hour=0)
    await world.bot.store.set_guild_settings(world.guild.id, chosen, now(world))
    await had_won(world, [ada, ada, ben], now(world))
    await watch.type(ada, "ricochet start", difficulty="any", code=EASY)
    await world.kill_bot()
    spoil(world, "UPDATE event SET data = '{}' WHERE match_id = (SELECT MAX(match_id) FROM event)")
    await world.later(datetime(2026, 1, 5, tzinfo=UTC).timestamp() - now(world) + 1)
    await world.start_bot()
    told = "".join(news(world.channel))
    assert "⚠️" in told, "the game was quarantined"
    assert any(file.filename == "leaders.png" for message in world.channel.history() for file in message.attachments)
    watch.look_at_channel()
    assert watch.misses == set()


async def test_what_could_not_be_told_for_long(watch: Watch, world: World, ada: Member) -> None:
    await watch.type(ada, "ricochet start", difficulty="any", code=EASY)
    before = len(news(world.channel))
    refuse(world, None)
    refuse(world, None, method="PATCH")
    for _ in range(2):
        solution = world.solution()
        await watch.type(ada, "bid", moves=len(solution.split()))
        await world.later(HOURGLASS)
        await watch.type(ada, "prove", moves=solution)
        await world.later(INTERMISSION)
    accept(world)
    await world.later(60)
    assert any(pseudo_texts()("news-late") in text for text in news(world.channel)[before:])
    watch.look_at_channel()
    assert watch.misses == set()


async def test_where_there_is_no_match(watch: Watch, world: World, ada: Member) -> None:
    rights = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    closed = world.guild.create_text_channel("closed", overwrites={world.guild.default_role: rights})
    watch.looked(await ada.slash(closed, "ricochet start"))
    chosen = GuildSettings(allowed_channels=(closed.id,))
    await world.bot.store.set_guild_settings(world.guild.id, chosen, now(world))
    await watch.type(ada, "ricochet start")
    assert watch.misses == set()


async def test_the_answer_to_every_command(watch: Watch, world: World, ada: Member, ben: Member) -> None:
    for command in [one.qualified_name for one in world.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]:
        options = {"member": ben} if command == "ricochet remove" else OPTIONS.get(command, {})
        await watch.type(ada, command, **options)
    watch.look_at_channel()
    assert watch.misses == set()


async def test_what_is_for_oneself_alone(watch: Watch, ada: Member) -> None:
    panel = await watch.type(ada, "ricochet me")
    for name, value in (("language", "de"), ("theme", "dark"), ("language", "auto")):
        watch.looked(await ada.select(answer(panel), [value], custom_id=f"me:{name}"))
    await watch.press(ada, answer(panel), "button-me-stats")
    await watch.press(ada, answer(panel), "button-me-privacy")
    await watch.press(ada, answer(panel), "button-me-delete", "button-forget-me")
    assert watch.misses == set()


async def test_the_tutorial(watch: Watch, world: World, ada: Member) -> None:
    lesson = await watch.type(ada, "ricochet tutorial")
    lessons = zip(("R-down", "R-down R-left", "B-right", "Y-up"), SOLUTIONS, strict=True)
    for number, (wrong, solution) in enumerate(lessons, start=1):
        shown = lesson
        for moves in ("K-up", wrong, "R-up R-up", solution):
            form = await watch.press(ada, answer(lesson), "pad-type")
            shown = await watch.fill_in(ada, form, moves=moves)
        if number < len(SOLUTIONS):
            lesson = await watch.press(ada, answer(shown), "tutorial-next")
        if number + 1 == len(SOLUTIONS):
            lesson = watch.looked(await ada.click(answer(lesson), label=pseudo_texts()("button-lesson-bid", moves=2)))
            await world.later(SAND + 1)
    assert watch.misses == set()
