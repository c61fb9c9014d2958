"""Players who are present are waited for and have a vote; those who have left are not: docs/rules.md "Present"."""

from tests.bot.seen import cards, choose, said
from tests.bot.world import EASY, SHOWN, Member, World

ZOOM = "🔍 Zoom"


async def test_whoever_opens_or_looks_at_anything_is_present(world: World) -> None:
    names = ("ben", "cleo", "dan", "eve", "fay", "gus", "hal")
    ada, *others = world.players("ada", *names)
    await world.start(ada, code=EASY)
    for player, label in zip(others, (ZOOM, "Move pad", "Bid", "How to play"), strict=False):
        await choose(player, cards(world.channel)[-1], label)
    await others[4].slash(world.channel, "ricochet board")
    await others[5].slash(world.channel, "ricochet board", format="moves")
    await others[6].autocomplete(world.channel, "bid", "path", "R")
    assert set(world.match().present) == {other.id for other in others}
    assert world.match().players == ()


async def test_a_prover_who_writes_or_presses_is_not_skipped_by_the_rival(world: World, ada: Member, ben: Member) -> None:
    await world.proving((ada, 4), (ben, 5))
    await world.later(40)
    await ada.autocomplete(world.channel, "prove", "moves", "Y")
    await world.later(15)
    await ada.click(cards(world.channel)[-1], label="Move pad")
    await world.later(15)
    assert "or did something just now" in said(await choose(ben, cards(world.channel)[-1], "Skip player"))
    await world.restart_bot(killed=True)
    assert "or did something just now" in said(await choose(ben, cards(world.channel)[-1], "Skip player"))
    await world.later(61)
    assert said(await choose(ben, cards(world.channel)[-1], "Skip player"))


async def test_the_card_is_left_alone_where_nothing_on_it_tells_who_is_there(world: World, ada: Member, ben: Member) -> None:
    await world.bidding((ada, 4))
    await world.later(SHOWN)
    before = cards(world.channel)[-1].edited_at
    await world.later(SHOWN)
    await choose(ben, cards(world.channel)[-1], ZOOM)
    await world.later(SHOWN)
    assert cards(world.channel)[-1].edited_at == before
