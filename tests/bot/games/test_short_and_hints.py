"""A short match, and hints for all: what the buttons of a round's card do."""

from bot.cards.buttons import Action, custom_id
from bot.games.match import LiveMatch
from tests.bot.forged import press_forged
from tests.bot.seen import answer, card, cards, choose, news, offers, said, text_of
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SHOWN, Member, World


def table_of(world: World) -> LiveMatch:
    found = world.bot.games.match_in(world.channel.id)
    assert found
    return found


SHORT, LENGTH, ROBOTS = "⏱️ Short match", "💡 How long?", "💡 Which robots?"


async def test_the_first_card_makes_it_a_short_match(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada)
    first = cards(world.channel)[-1]
    assert SHORT not in await offers(ben, first)
    assert said(await choose(ada, first, SHORT))
    await world.later(SHOWN)
    assert "**Short match:** first to 3 chips, 30 s of sand." in card(world.channel)
    assert cards(world.channel)[-1] == world.channel.history()[-1], "no message pushes the board out of sight"
    assert SHORT not in await offers(ada, cards(world.channel)[-1])
    for _ in range(3):
        await world.win_chip(ada)
        await world.later(INTERMISSION)
    assert f"{ada.mention} wins the match!" in "\n".join(news(world.channel))


async def test_it_is_offered_until_the_first_chip_is_won(world: World, ada: Member) -> None:
    await world.start(ada)
    first = cards(world.channel)[-1]
    await ada.slash(world.channel, "bid", moves=9)
    await world.later(SHOWN)
    assert SHORT in await offers(ada, cards(world.channel)[-1])
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "pass")
    await world.later(INTERMISSION)
    assert SHORT in await offers(ada, cards(world.channel)[-1])
    await world.win_chip(ada)
    await world.later(INTERMISSION)
    assert SHORT not in await offers(ada, cards(world.channel)[-1])
    assert first != cards(world.channel)[-1]


async def test_a_short_match_is_an_option_of_the_start(world: World, ada: Member) -> None:
    opening = text_of(answer(await world.start(ada, length="short")))
    assert "30 seconds of sand" in opening
    assert "First to 3 chips wins." in opening
    rules = world.match().rules
    assert (rules.chips_to_win, rules.times.hourglass) == (3, 30)
    assert SHORT not in await offers(ada, cards(world.channel)[-1])


async def test_what_else_the_start_says_comes_before_the_length(world: World, ada: Member) -> None:
    await world.start(ada, length="short", chips=5)
    assert (world.match().rules.chips_to_win, world.match().rules.times.hourglass) == (5, 30)


async def test_a_hint_is_told_to_all_when_all_who_are_present_want_it(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 9), (ben, 9))
    await world.later(SHOWN)
    shown = cards(world.channel)[-1]
    assert "1 of 2 want the hint" in said(await choose(ada, shown, LENGTH))
    await world.later(SHOWN)
    assert "💡 1 of 2 want a hint." in card(world.channel)
    assert "4 to 5 moves" not in card(world.channel)
    assert "here it is for all" in said(await choose(ben, cards(world.channel)[-1], LENGTH))
    assert "💡 It takes 4 to 5 moves" in news(world.channel)[-1]
    await world.later(SHOWN)
    assert "💡 It takes 4 to 5 moves" in card(world.channel)

    for player in (ada, ben):
        await choose(player, cards(world.channel)[-1], ROBOTS)
        await world.later(SHOWN)
    assert "A shortest solution uses:" in news(world.channel)[-1]
    assert not any("💡" in label for label in await offers(ada, cards(world.channel)[-1])), "the first move is never told"


async def test_who_wants_a_hint_where_the_card_is_not_at_hand_hears_whether_it_comes(world: World, ada: Member, ben: Member):
    """The answer to a press on a message that only its reader sees: see `bot.ui.answers.acknowledge`."""
    await world.start(ada, code=EASY)
    match_id = table_of(world).game_id
    for player in (ada, ben):
        await player.slash(world.channel, "bid", moves=9)
    for action, now in ((Action.HINT_LENGTH, 1), (Action.HINT_ROBOTS, 1)):
        pressed = custom_id(match_id, now, action)
        assert "1 of 2 want the hint" in said(await press_forged(ada, world.channel, pressed))
        assert "here it is for all" in said(await press_forged(ben, world.channel, pressed))


async def test_a_hint_is_there_after_a_restart(world: World, ada: Member) -> None:
    await world.bidding((ada, 9))
    await world.later(SHOWN)
    await choose(ada, cards(world.channel)[-1], LENGTH)
    await world.restart_bot()
    assert world.match().round.hint
    assert ROBOTS in await offers(ada, cards(world.channel)[-1])


async def test_a_tournament_offers_none(world: World, ada: Member) -> None:
    await world.start(ada, tournament=True)
    assert not {SHORT, LENGTH} & {*await offers(ada, cards(world.channel)[-1])}
    await world.close_bids((ada, 9))
    assert "💡" not in "\n".join(news(world.channel))
