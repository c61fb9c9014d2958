"""A path that is sealed with a bid is kept secret, and shown automatically."""

import logging

import pytest
import structlog

from engine.board.notation import format_moves, parse_moves
from engine.board.vocabulary import ENGLISH
from tests.bot.english import say
from tests.bot.seen import answer, buttons_of, card, cards, news, parts, said, text_of
from tests.bot.world import EASY, HOURGLASS, SOLUTION, Member, World

WRONG = "Y-down G-down G-right Y-left"


def notified(world: World) -> list[int]:
    """Return who was notified by any message so far."""
    sent = [request.json for request in world.env.http_requests if request.json and "allowed_mentions" in request.json]
    return [user for body in sent for user in body["allowed_mentions"].get("users", [])]


async def test_a_sealed_path_wins_by_itself_when_it_is_right(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    told = said(await ada.slash(world.channel, "bid", moves=4, path="yd gd, gr; g^"))
    assert "Your bid: **4 moves**" in told
    assert f"🔒 Sealed: `{SOLUTION}`" in told
    await world.later(HOURGLASS)
    assert f"{ada.mention} sealed their moves" in news(world.channel)[-1]
    assert f"{ada.mention} wins the" in news(world.channel)[-1]
    assert world.match().chips[ada.id] == 1
    assert notified(world) == [], "nobody has to do anything"


async def test_a_wrong_path_is_shown_with_a_picture_and_the_next_one_is_asked(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=4, path=WRONG)
    await world.close_bids((ben, 5))
    message = world.channel.history()[-1]
    assert f"❌ {ada.mention} showed `{WRONG}`" in text_of(message)
    assert f"{ben.mention}, it's your turn" in text_of(message)
    assert [file.filename for file in message.attachments] == ["moves-1.png"]
    assert "Green on" in str(message.attachments[0].description)
    assert notified(world) == [ben.id], "only who is asked is notified"
    assert "⌨️ Type" in buttons_of(message)
    await ben.slash(world.channel, "pass")
    answered = next(one for one in world.channel.history() if one.id == message.id)
    assert buttons_of(answered) == []
    (shown,) = [part for part in parts(answered) if hasattr(part, "items")]
    assert [item.media.attachment_id for item in shown.items] == [answered.attachments[0].id], "the picture is still shown"


async def test_several_paths_are_opened_in_one_message(world: World, ada: Member, ben: Member, cleo: Member) -> None:
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=4, path=WRONG)
    await ben.slash(world.channel, "bid", moves=4, path=SOLUTION)
    await cleo.slash(world.channel, "bid", moves=5, path="R-up R-up R-up R-up R-up")
    await world.later(HOURGLASS)
    message = world.channel.history()[-1]
    assert f"{ben.mention} is next" in text_of(message)
    assert f"{ben.mention} wins" in text_of(message)
    assert [file.filename for file in message.attachments] == ["moves-1.png", "proof.gif"]
    assert cleo.mention not in text_of(message), "nobody sees a path whose turn has not come"


async def test_many_long_paths_fit_into_a_message(world: World) -> None:
    names = [f"player{number}" for number in range(9)]
    await world.start(world.player(names[0]), code=EASY)
    path = "Y-down " * 98
    for player in world.players(*names):
        await player.slash(world.channel, "bid", moves=98, path=path)
    await world.later(HOURGLASS)
    message = world.channel.history()[-1]
    assert "goes back into the pile" in text_of(message)
    assert "\n…\n" in text_of(message)
    assert len(text_of(message)) <= 4000
    pictures = [file.filename for file in message.attachments]
    assert pictures == ["moves-1.png", "moves-2.png", "moves-3.png", "moves-4.png"]


async def test_the_bid_form_takes_a_path(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, code=EASY)
    form = await ada.click(cards(world.channel)[-1], label="Bid")
    assert "🔒 Sealed:" in said(await ada.submit_modal(form, {"moves": "4", "path": SOLUTION}))
    form = await ben.click(cards(world.channel)[-1], label="Bid")
    assert (await ben.submit_modal(form, {"moves": "5", "path": " "})).followups == []
    await world.later(HOURGLASS)
    assert world.match().chips[ada.id] == 1


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("R-up G-sideways", "`G-sideways` (character 6)"),
        ("R-up", "Your path has one move, but you want to bid 4"),
        ("R-up R-up R-up R-up R-up", "Your path has 5 moves, but you want to bid 4"),
        ("K-up R-up R-up R-up", "no fifth robot, black or silver"),
    ],
)
async def test_a_path_that_cannot_be_kept_refuses_the_bid_and_costs_nothing(world: World, ada: Member, path: str, why: str):
    await world.start(ada, code=EASY)
    assert why in said(await ada.slash(world.channel, "bid", moves=4, path=path))
    assert world.match().round.bids == ()


async def test_another_bid_without_a_path_drops_it_and_says_so(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
    assert "it's dropped" in said(await ada.slash(world.channel, "bid", moves=3))
    await world.later(HOURGLASS)
    assert f"{ada.mention}, please show your **3 moves**" in news(world.channel)[-1]


@pytest.mark.parametrize("path", [SOLUTION, WRONG], ids=["right", "wrong"])
async def test_nothing_tells_a_path_or_whether_it_is_right_before_that_players_turn(
    world: World, ada: Member, ben: Member, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Public text, alt text, file names and logs are the same for a right path, for a wrong one, and for none."""
    with caplog.at_level(logging.INFO), structlog.testing.capture_logs() as lines:
        await world.start(ada, code=EASY)
        await ben.slash(world.channel, "bid", moves=3)
        told = said(await ada.slash(world.channel, "bid", moves=4, path=path))
        await ben.slash(world.channel, "ricochet board")
        await world.later(HOURGLASS)
        assert f"{ben.mention}, please show" in news(world.channel)[-1]
    shown = [text_of(message) for message in world.channel.history()]
    shown += [f"{file.filename} {file.description}" for message in world.channel.history() for file in message.attachments]
    shown += [str(getattr(part, "custom_id", "")) for message in world.channel.history() for part in parts(message)]
    everything = "\n".join([*shown, *map(str, lines), caplog.text])
    assert path not in everything
    written = [way for move in parse_moves(path) for way in ENGLISH.spellings(move) if len(way) > len("k-left")]
    assert not [way for way in written if way in everything]
    assert "seal" not in everything
    sealed = say("done-bid-sealed", path=format_moves(parse_moves(path)))
    assert told == "\n".join([say("done-bid", moves=4), sealed])
    assert "**4 moves** – " in card(world.channel)


async def test_a_failed_proof_is_answered_with_the_move_and_a_picture_up_to_it(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    told = await ada.slash(world.channel, "prove", moves="Y-down Y-down Y-up R-up")
    assert "Move 2, `Y-down`, isn't possible" in said(told)
    (private,) = answer(told).attachments
    (public,) = world.channel.history()[-1].attachments
    assert private.filename == "moves.png"
    assert private.description == public.description
    assert "Move 2, `Y-down`, isn't possible" in news(world.channel)[-1]


async def test_completion_says_in_words_what_the_next_move_is(world: World, ada: Member) -> None:
    await world.start(ada)
    for command in ("prove", "bid"):
        field = "moves" if command == "prove" else "path"
        choices = await ada.autocomplete(world.channel, command, field, "ru g")
        assert choices[0] == {**choices[0], "name": "R-up G-up · 🟢 green ⬆️ up", "value": "R-up G-up"}
    long = await ada.autocomplete(world.channel, "prove", "moves", "R-right " * 11)
    assert all(len(choice["name"]) <= 100 for choice in long)
    assert any(choice["name"].startswith("…") for choice in long)
