"""Private answers in a game: one message at a time, which replaces the one before."""

from simcord.results import InteractionResult

from tests.bot.games.solo.play import sit_down
from tests.bot.seen import card, cards, press, said
from tests.bot.world import EASY, SHOWN, SOLUTION, Member, World

HALF_AN_HOUR = 30 * 60.0


def told(*results: InteractionResult) -> list[str]:
    """Return the private answers that are still there, the earliest first."""
    shown = [one for result in results for one in [*([result.response] if result.response else []), *result.followups]]
    return [one.content for one in shown if one.ephemeral]


async def test_seven_unreadable_tries_are_one_answer(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    tries = [await ada.slash(world.channel, "prove", moves=f"R-up nonsense{number}") for number in range(7)]
    assert len(told(*tries)) == 1
    assert "nonsense6" in told(*tries)[0]
    right = await ada.slash(world.channel, "prove", moves=SOLUTION)
    assert told(*tries) == []
    assert "The chip is yours" in said(right)


async def test_a_press_that_the_card_answers_takes_away_what_was_answered_before_from_its_player_alone(world: World) -> None:
    ada, ben = world.players("ada", "ben")
    await world.start(ada, code=EASY)
    bens = await ben.slash(world.channel, "bid", moves=1)
    first = await ada.slash(world.channel, "bid", moves=1)
    second = await ada.click(cards(world.channel)[-1], label="I'm done")
    assert told(first, second) == []
    third = await ada.slash(world.channel, "bid", moves=100)
    assert len(told(third)) == 1
    assert len(told(bens)) == 1, "Ben still reads his"


async def test_a_bid_from_the_form_is_told_by_the_card_alone(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY)
    wrong = await ada.slash(world.channel, "bid", moves=1)
    form = await ada.click(cards(world.channel)[-1], label="Bid")
    bid = await ada.submit_modal(form, {"moves": "7"})
    assert bid.acknowledged
    assert told(wrong, bid) == [], "what was wrong before is gone, too"
    await world.later(SHOWN)
    assert f"**7 moves** – {ada.mention}" in card(world.channel)


async def test_where_the_token_is_gone_the_earlier_answer_stays(world: World, ada: Member) -> None:
    await world.start(ada, code=EASY, hourglass=3600)
    early = await ada.slash(world.channel, "bid", moves=1)
    await world.later(HALF_AN_HOUR)
    late = await ada.slash(world.channel, "bid", moves=1)
    assert (len(told(early)), len(told(late))) == (1, 1)
    await world.restart_bot(killed=True)
    after = await ada.slash(world.channel, "bid", moves=1)
    assert (len(told(late)), len(told(after))) == (1, 1), "nor is anything kept over a restart"


async def test_a_solo_game_has_one_answer_too(world: World, ada: Member) -> None:
    await sit_down(world, ada)
    tries = [await ada.slash(world.channel, "prove", moves=moves) for moves in ("R-up R-left", "sideways", "R-up")]
    assert [len(told(one)) for one in tries] == [0, 0, 1]


async def test_a_private_solo_game_keeps_its_card_beside_the_one_answer(world: World, ada: Member) -> None:
    begun = await sit_down(world, ada, private=True)
    tries = [await ada.slash(world.channel, "prove", moves=moves) for moves in ("R-up R-left", "R-up")]
    assert "Chip 1 of 17" in said(tries[-1])
    assert len([text for text in told(begun, *tries) if "not a solution" in text]) == 1
    assert "Chip 1 of 17" in said(await press(ada, tries[-1], "💡 How long?"))


async def test_a_number_that_is_asked_about_changes_no_card(world: World, ada: Member) -> None:
    await world.proving((ada, 4))
    edited = cards(world.channel)[-1].edited_at
    await world.later(SHOWN)
    await ada.slash(world.channel, "prove", moves="R-up")
    await world.later(SHOWN)
    assert cards(world.channel)[-1].edited_at == edited
