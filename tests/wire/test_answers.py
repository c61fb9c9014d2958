"""Answers that fail, interactions that come late or twice, and what no Discord client would send."""

import pytest

from engine.events import BidMade
from tests.wire.loopback.faults import CALLBACK, FaultKind
from tests.wire.players import COMMAND, SUBMIT
from tests.wire.table import Table

OURS = "Something went wrong"

FORGED_BUTTONS = [
    f"ricochet:board:chips:all:{2**63}:1",
    "ricochet:board:chips:never:1:1",
    "ricochet:board:stars-and-more:all:1:1",
    f"ricochet:{2**70}:1:bid",
    "ricochet:1:1:no-such-action",
    "pad:1.1:lR:" + "z" * 72,
    "ricochet:setting:hourglass",
]
FORGED_OPTIONS = [
    ("bid", {"moves": "seven"}),
    ("bid", {"moves": None}),
    ("bid", {"moves": 2**70}),
    ("prove", {"moves": 7}),
    ("ricochet start", {"code": 7}),
    ("ricochet start", {"edition": "1066"}),
    ("ricochet start", {"diagonals": "66"}),
    ("ricochet start", {"chips": "all"}),
    ("ricochet leaderboard", {"by": "luck"}),
]


@pytest.mark.parametrize("fault", [FaultKind.CUT_BEFORE, FaultKind.CUT_AFTER])
async def test_an_answer_that_was_cut_does_not_say_that_the_bid_is_not_stored(table: Table, fault: FaultKind) -> None:
    game = table.game()
    await game.start()
    game.fail(CALLBACK, fault, "**9 moves**")
    told = await game.ada.slash("bid", moves=9)
    await table.program.stop()
    assert [event.moves for event in game.events if isinstance(event, BidMade)] == [9]
    assert OURS not in told
    assert not table.program.errors


async def test_an_interaction_that_has_run_out_leaves_no_traceback(table: Table) -> None:
    game = table.game()
    question = await game.to_proving()
    card = await game.card()
    late = [
        game.ada.click(question, "Move pad"),
        game.ada.click(question, "Show my moves"),
        game.ada.click(card, "How to play") if "How to play" in card.buttons else game.ada.type("ricochet rules"),
        game.ada.type("ricochet look"),
        game.ada.type("ricochet settings"),
    ]
    for interaction in late:
        interaction.made -= 4
    await table.discord.until(lambda: len([call for call in table.discord.of(CALLBACK) if call.status == 404]) == len(late))
    await game.prove()
    await table.program.stop()
    assert not table.program.errors


async def test_an_interaction_that_comes_twice_counts_once(table: Table) -> None:
    game = table.game()
    await game.start()
    table.discord.gateway.deliver_twice()
    assert "**9 moves**" in await game.ada.slash("bid", moves=9)
    await table.discord.until(lambda: len(table.discord.of(CALLBACK)) == 3)
    assert "**8 moves**" in await game.ada.slash("bid", moves=8)
    await table.program.stop()
    assert [event.moves for event in game.events if isinstance(event, BidMade)] == [9, 8]
    assert not table.program.errors


async def test_what_no_client_would_send_is_answered_without_a_traceback(table: Table) -> None:
    game = table.game()
    await game.start()
    forged = [game.ada.forge_button(custom_id) for custom_id in FORGED_BUTTONS]
    forged += [game.ada.forge(COMMAND, game.ada.data_of(command, **options)) for command, options in FORGED_OPTIONS]
    forged.append(game.ada.forge(SUBMIT, {"custom_id": f"ricochet:{2**70}:1:form-bid", "components": []}))
    assert "**9 moves**" in await game.ada.slash("bid", moves=9)
    await table.program.stop()
    assert [one.text for one in forged if OURS in one.text] == []
    assert not table.program.errors
