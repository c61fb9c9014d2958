"""Failing answers, late and duplicate interactions, and what no Discord client would send."""

import pytest

from engine.games.match.events import BidMade
from tests.wire.loopback.faults import CALLBACK, FaultKind
from tests.wire.players import COMMAND, SUBMIT
from tests.wire.table import Game, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

OURS = "Something went wrong"

FORGED_BUTTONS = [
    f"ricochet:board:chips:all:{2**63}:1",
    "ricochet:board:chips:never:1:1",
    "ricochet:board:stars:all:1:1",
    f"ricochet:{2**70}:1:bid",
    "ricochet:1:1:no-such-action",
    "match:1.1:lR:" + "z" * 72,
    "ricochet:setting:hourglass",
]
FORGED_OPTIONS = [
    ("bid", {"moves": "seven"}),
    ("bid", {"moves": None}),
    ("bid", {"moves": 2**70}),
    ("prove", {"moves": 7}),
    ("ricochet start", {"code": 7}),
    ("ricochet start", {"length": "1066"}),
    ("ricochet board", {"format": "sound"}),
    ("ricochet start", {"chips": "all"}),
    ("ricochet leaderboard", {"by": "luck"}),
]


class Log:
    """The errors that the program logs from now on."""

    def __init__(self, game: Game) -> None:
        self._game, self._program = game, game.table.program
        self._before = len(self._program.errors)

    async def errors(self) -> list[str]:
        """Return what was logged by the time at which two more interactions are answered."""
        for _ in range(2):
            await self._game.ben.slash("ricochet rules")
        return self._program.errors[self._before :]


def bids(game: Game) -> list[int]:
    return [event.moves for event in game.events if isinstance(event, BidMade)]


@pytest.mark.parametrize("fault", [FaultKind.CUT_BEFORE, FaultKind.CUT_AFTER])
async def test_an_answer_that_was_cut_does_not_say_that_the_bid_is_not_stored(game: Game, fault: FaultKind) -> None:
    await game.start()
    log = Log(game)
    game.fail(CALLBACK, fault, "**9 moves**")
    asked = game.ada.type("bid", moves=9)
    await game.ada.told(asked)
    assert await log.errors() == []
    assert bids(game) == [9]
    assert OURS not in asked.text


async def test_an_interaction_that_has_run_out_leaves_no_traceback(game: Game, shared: Table) -> None:
    question = await game.to_proving()
    log = Log(game)
    late = [
        game.ada.click(question, "Move pad"),
        game.ada.click(question, "⌨️ Type"),
        game.ada.type("ricochet rules"),
        game.ada.type("ricochet board", format="moves"),
        game.ada.type("ricochet settings"),
    ]
    for interaction in late:
        interaction.made -= 4
    numbers = {str(interaction.id) for interaction in late}
    await shared.discord.until(lambda: numbers <= {call.parameters["interaction_id"] for call in shared.discord.of(CALLBACK)})
    assert await log.errors() == []
    await game.prove()


async def test_an_interaction_that_comes_twice_counts_once(game: Game, shared: Table) -> None:
    await game.start()
    log, before = Log(game), len(shared.discord.of(CALLBACK))
    shared.discord.gateway.deliver_twice()
    assert "**9 moves**" in await game.ada.slash("bid", moves=9)
    await shared.discord.until(lambda: len(shared.discord.of(CALLBACK)) >= before + 2)
    assert "**8 moves**" in await game.ada.slash("bid", moves=8)
    assert bids(game) == [9, 8]
    assert await log.errors() == []


@pytest.mark.parametrize("custom_id", FORGED_BUTTONS)
async def test_a_button_that_the_bot_has_never_made_is_answered_without_a_traceback(game: Game, custom_id: str) -> None:
    log, forged = Log(game), game.ada.forge_button(custom_id)
    assert await log.errors() == []
    assert OURS not in forged.text


@pytest.mark.parametrize(("command", "options"), FORGED_OPTIONS)
async def test_options_that_no_client_would_send_are_answered(game: Game, command: str, options: dict[str, object]) -> None:
    log = Log(game)
    told = await game.ada.told(game.ada.forge(COMMAND, game.ada.data_of(command, **options)))
    assert OURS not in told
    assert await log.errors() == []


async def test_a_form_that_no_client_would_send_is_answered(game: Game) -> None:
    log = Log(game)
    told = await game.ada.told(game.ada.forge(SUBMIT, {"custom_id": f"ricochet:{2**70}:1:form-bid", "components": []}))
    assert OURS not in told
    assert await log.errors() == []
