"""The program serves user installs in a server that it is not in, by answers to interactions only."""

import pytest

from tests.wire.loopback.faults import FOLLOW_UP, FaultKind
from tests.wire.loopback.rest import MAX_FOLLOW_UPS
from tests.wire.loopback.state import Channel, Message, snowflake
from tests.wire.players import Player
from tests.wire.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMANDS = [
    "rules",
    "tutorial",
    "daily",
    "me",
    "stats",
    "board",
    "stop",
    "settings",
    "leaderboard",
]
ADD_ME = "discord.com/oauth2/authorize"
GO = "▶️ Go"
SPOILS = "would spoil"
"""Words by which a board is refused that is like today's puzzle."""

ATTEMPTS = 3
"""So often an answer is tried."""


class Visit:
    """A user in a server without the bot, and what the program has sent since they came."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ada = Player(table.discord, "ada", Channel("elsewhere", guild_id=snowflake()))
        self._since = len(table.discord.calls)
        self._take_board()

    def _take_board(self) -> None:
        self.setup, self.solution = self.table.next_board()

    async def solo(self) -> Message:
        """Begin a solo game and press *Go*, or ask for the one that is on; its card."""
        while True:
            asked = self.ada.type("ricochet solo", code=self.setup.code)
            await self.table.discord.until(
                lambda asked=asked: SPOILS in asked.text or (asked.original and {*asked.original.buttons} & {GO, "⌨️ Type"})
            )
            if SPOILS not in asked.text:
                assert asked.original
                if GO in asked.original.buttons:
                    await self.press(asked.original, GO, "Chip 1 of 17")
                return asked.original
            self._take_board()

    async def study(self) -> str:
        """Study a board that is not like today's puzzle; the answer."""
        while SPOILS in (answer := await self.ada.slash("ricochet study", code=self.setup.code)):
            self._take_board()
        return answer

    async def press(self, card: Message, label: str, shows: str) -> None:
        """Press a button of the card, until it says this."""
        self.ada.click(card, label)
        await self.table.discord.until(lambda: shows in card.text, shows)

    async def end(self) -> None:
        """End the game, so that another one can begin here."""
        asked = self.ada.type("ricochet stop")
        await self.table.discord.until(lambda: "End game" in asked.text)
        question = asked.original
        assert question
        self.ada.click(question, "End game")
        await self.table.discord.until(lambda: "was cancelled" in question.text)

    def check(self) -> None:
        """Nothing was asked of Discord by the bot's token, and no interaction was followed up too often."""
        calls = self.table.discord.calls[self._since :]
        assert calls
        assert [call.name for call in calls if not call.is_of_interaction or call.token] == []
        assert all(asked.follow_ups <= MAX_FOLLOW_UPS for asked in self.table.discord.state.interactions.values())
        assert all(message.only_for is self.ada.user for message in self.ada.channel.messages.values())


async def test_commands_are_answered_by_the_tokens_of_their_interactions(shared: Table) -> None:
    visit = Visit(shared)
    for command in COMMANDS:
        assert await visit.ada.slash(f"ricochet {command}")
    assert "Study: " in await visit.study()
    question = visit.ada.forge_button("me:delete")
    await visit.ada.told(question)
    assert question.original
    ((label, _),) = question.original.buttons.items()
    visit.ada.click(question.original, label)
    await shared.discord.until(lambda: question.original and not question.original.buttons, "Ada is forgotten")
    for command, options in [("ricochet start", {}), ("bid", {"moves": 5}), ("pass", {}), ("prove", {"moves": "R-up"})]:
        assert ADD_ME in await visit.ada.slash(command, **options)
    visit.check()


async def test_a_solo_game_goes_on_after_a_restart_without_the_bots_token(shared: Table) -> None:
    visit = Visit(shared)
    card = await visit.solo()
    form = await visit.ada.answered(visit.ada.click(card, "⌨️ Type"))
    wrong = visit.ada.submit(form, moves="R-up R-left")
    await shared.discord.until(lambda: "not a solution" in wrong.text)
    visit.ada.submit(form, moves=visit.solution)
    await shared.discord.until(lambda: "face up" in card.text)
    await visit.press(card, "Next chip", "Chip 2 of 17")
    visit.check()
    assert await shared.program.stop() == 0
    await shared.program.start()
    again = Visit(shared)
    again.ada = visit.ada
    assert "Chip 2 of 17" in (await again.solo()).text
    again.check()
    await again.end()


async def test_an_answer_that_is_lost_is_not_followed_up_too_often(shared: Table) -> None:
    visit = Visit(shared)
    card = await visit.solo()
    form = await visit.ada.answered(visit.ada.click(card, "⌨️ Type"))
    shared.discord.faults.add(FaultKind.CUT_AFTER, FOLLOW_UP, times=2)
    asked = visit.ada.submit(form, moves="R-up R-left")
    await shared.discord.until(lambda: asked.follow_ups == ATTEMPTS)
    visit.check()
    await visit.end()
