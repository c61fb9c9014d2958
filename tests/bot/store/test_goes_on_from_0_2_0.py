"""This version continues the games that 0.2.0 left when it was killed; its buttons still work."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import ui
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.cards.post import Post
from bot.games.deadline_timer import ON_ITS_WAY
from engine.games.match.state import Match
from tests.bot.store.goes_on import going_on
from tests.bot.store.left_by_0_1_0 import rebuild
from tests.bot.store.left_by_0_2_0 import BETWEEN, BIDDING, DUMP, GUILD, LEFT, PROVING, SOLO, STOPPED_AT, THINKING, UNTOLD, Left
from tests.bot.world import SHOWN, World, answer, card, news, said, text_of

AWAY = 60.0
"""Seconds for which there was no bot."""


class Here:
    """A game that 0.2.0 left, in the channel and with the players that stand for those of then."""

    def __init__(self, world: World, left: Left) -> None:
        self.world, self.left = world, left
        self.channel = world.guild.create_text_channel(f"place-{left.number}")
        self.ada, self.ben = (world.player(f"{name}-{left.number}") for name in ("ada", "ben"))

    @property
    def ids(self) -> dict[str, int]:
        """What each id of then is now."""
        return dict(zip((self.left.channel, *self.left.players), (self.channel.id, self.ada.id, self.ben.id), strict=True))

    @property
    def match(self) -> Match:
        return self.world.match(self.channel)

    async def press(self, player: MemberActor, custom_id: str) -> InteractionResult:
        """Press a button as 0.2.0 made it."""
        channel = self.world.bot.get_partial_messageable(self.channel.id, guild_id=self.world.guild.id)
        button = ui.Button[ui.LayoutView](label="of 0.2.0", custom_id=custom_id)
        with self.world.env.time_context():
            message = await channel.send(view=Post(ui.ActionRow(button)).view)
        return await player.click(message, label="of 0.2.0")

    async def until_the_deadline(self) -> None:
        deadline = self.match.deadline
        assert deadline
        await self.world.later(deadline - self.world.env.now().timestamp() - self.world.clock_ahead + ON_ITS_WAY)

    def times_told(self, words: str) -> int:
        """Return how many messages of the channel say this."""
        return sum(words in text for text in news(self.channel))


@pytest.fixture
async def here(path: Path) -> AsyncIterator[dict[Left, Here]]:
    world = World(path, seed=1)
    games = {left: Here(world, left) for left in LEFT}
    rebuild(path, {GUILD: world.guild.id} | {old: new for game in games.values() for old, new in game.ids.items()}, DUMP)
    async with going_on(world, STOPPED_AT + AWAY):
        yield games


async def test_a_round_without_a_bid_is_played_to_its_end_with_the_buttons_of_then(here: dict[Left, Here]) -> None:
    game = here[THINKING]
    form = await game.press(game.ada, "ricochet:1:1:bid")
    await game.ada.submit_modal(form, {"moves": "3"})
    await game.world.later(SHOWN)
    assert "**3 moves**" in card(game.channel)
    assert "This match began under earlier rules" in card(game.channel)
    await game.press(game.ada, "ricochet:1:1:done")
    await game.until_the_deadline()
    assert "That's it" in said(await game.ada.slash(game.channel, "prove", moves=game.left.solution))
    assert game.times_told(f"{game.ada.mention} wins the") == 1


async def test_bids_stand_and_a_path_that_was_sealed_is_shown(here: dict[Left, Here]) -> None:
    game = here[BIDDING]
    assert game.times_told("I was away for") == 1
    await game.until_the_deadline()
    assert game.times_told(f"{game.ada.mention}, please show your **5 moves**") == 1
    await game.ada.slash(game.channel, "pass")
    assert game.times_told(f"{game.ben.mention} wins the") == 1


async def test_who_was_asked_goes_on_with_the_pad_of_then_and_wins_the_match(here: dict[Left, Here]) -> None:
    game = here[PROVING]
    assert "1 of 5 moves" in text_of(answer(await game.press(game.ada, "pad:3.1:uR:1")))
    assert "That's it" in said(await game.ada.slash(game.channel, "prove", moves=game.left.solution))
    assert game.times_told("wins the match") == 1


async def test_a_question_that_was_not_told_is_told_once(here: dict[Left, Here]) -> None:
    game = here[UNTOLD]
    assert game.times_told("please show your **5 moves**") == 1
    assert "That's it" in said(await game.ada.slash(game.channel, "prove", moves=game.left.solution))


async def test_a_round_that_was_won_is_followed_by_the_next(here: dict[Left, Here]) -> None:
    game = here[BETWEEN]
    await game.until_the_deadline()
    assert "Round 2" in card(game.channel)
    assert game.match.chips == {game.ada.id: 1}


async def test_a_solo_game_goes_on_with_the_button_of_then(here: dict[Left, Here]) -> None:
    game = here[SOLO]
    form = await game.press(game.ada, "ricochet:solo:5:1:show")
    await game.ada.submit_modal(form, {"moves": game.left.solution})
    assert "The chip is face up" in text_of(game.channel.history()[0])


async def test_a_solo_game_of_then_goes_on_without_got_it_and_says_so(here: dict[Left, Here]) -> None:
    game = here[SOLO]
    assert "This game began by earlier rules" in text_of(game.channel.history()[0])
    assert "without **Got it**" in said(await game.press(game.ada, "ricochet:solo:5:1:got-it"))
