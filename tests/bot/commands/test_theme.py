"""A person's own theme applies to the pictures that they alone see."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from bot.drawing.drawings import Chart, Faces, Still
from bot.store.guild_settings import GuildSettings
from tests.bot.commands.test_anywhere import places, use
from tests.bot.forged import press_forged
from tests.bot.seen import answer, parts, prefer, press, through_me
from tests.bot.world import Member, World

DRAWN = (Still, Chart, Faces)


@contextmanager
def themes(world: World) -> Iterator[Sequence[str]]:
    """The themes of the pictures that are drawn while this lasts, once it is over."""
    found = list[str]()
    with patch.object(world.bot.pictures._queue, "draw", wraps=world.bot.pictures._queue.draw) as drawn:
        yield found
    pictures: list[Any] = [call.args[0] for call in drawn.call_args_list]
    found += [picture.theme for picture in pictures if isinstance(picture, DRAWN)]


@pytest.mark.parametrize("place", ["server", "direct messages"])
async def test_all_pictures_are_in_ones_own_theme_where_the_bot_is_no_member(world: World, place: str) -> None:
    person, channel = places(world)[place]
    await world.bot.store.set_theme(person.id, "dark")
    with themes(world) as drawn:
        for command in ("daily", "study", "solo", "tutorial", "rules"):
            await use(world, person, channel, f"ricochet {command}")
        await press_forged(person, channel, "tiles")
    assert list(drawn) == ["dark"] * 7


async def test_it_is_kept_until_one_is_forgotten_and_is_nobody_elses(world: World, ada: Member, ben: Member) -> None:
    chosen = await prefer(ada.user, "theme", "dark")
    (theme,) = [part for part in parts(answer(chosen)) if getattr(part, "custom_id", "") == "me:theme"]
    assert [option.value for option in theme.options if option.default] == ["dark"]
    await world.restart_bot()
    with themes(world) as drawn:
        await ada.user.slash("ricochet rules")
        await ben.user.slash("ricochet rules")
        await prefer(ada.user, "theme", "light")
        await ada.user.slash("ricochet rules")
        await prefer(ada.user, "theme", "dark")
        await press(ada.user, await through_me(ada.user, "delete"), "Forget me")
        await ada.user.slash("ricochet rules")
    assert list(drawn) == ["dark", "light", "light", "light"]


async def test_it_counts_on_a_server_for_private_answers_and_not_for_what_everybody_sees(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await prefer(ada, "theme", "dark", world.channel)
    with themes(world) as drawn:
        await ada.slash(world.channel, "ricochet rules")
        await ben.slash(world.channel, "ricochet rules")
        await world.start(ada)
        await ada.slash(world.channel, "ricochet board")
        await world.bot.store.set_guild_settings(world.guild.id, GuildSettings(theme="dark"), 0)
        await prefer(ada, "theme", "light", world.channel)
        await ada.slash(world.channel, "ricochet daily")
        await ben.slash(world.channel, "ricochet daily")
    assert list(drawn) == ["dark", "light", "light", "dark", "light", "dark"]
