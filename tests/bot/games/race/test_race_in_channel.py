"""A quick race: begun, solved in private, decided, won."""

import discord
import pytest

from bot.games.deadline_timer import ON_ITS_WAY
from tests.bot.games.race.play import (
    INTERMISSION,
    LONGER,
    LONGEST,
    MINUTES,
    begin,
    begin_drawn,
    best,
    done,
    live,
    newest,
    race_cards,
    race_of,
    results,
    submit,
)
from tests.bot.seen import answer, buttons_of, choose, label_of, news, press, said, stop, text_of, told_of_picture
from tests.bot.world import SHOWN, SOLUTION, Member, World


async def test_a_race_by_three_from_its_start_to_its_end(world: World, ada: Member, ben: Member, cleo: Member) -> None:
    begun = await begin(world, ada, chips=2)
    assert begun.response
    assert "starts a race" in text_of(begun.response.message)
    assert "2 chips for everyone, 3 minutes each" in text_of(begun.response.message)
    card = newest(world.channel)
    assert "Race, round 1 of 2" in text_of(card)
    assert "Nobody has a solution yet" in text_of(card)
    assert buttons_of(card) == ["Move pad", "⌨️ Type", "I'm done", "More…"]

    assert "7 moves" in said(await submit(world, ada, LONGEST))
    assert "5 moves" in said(await submit(world, ben, LONGER))
    await world.later(SHOWN)
    assert "2 players have a solution" in text_of(newest(world.channel))
    assert "4 moves" in said(await submit(world, cleo, SOLUTION))
    assert "5 moves" in said(await submit(world, ada, LONGER))
    await world.later(MINUTES)

    told = news(world.channel)[-1]
    assert "Round 1 of 2 is over" in told
    places = [line for line in told.split("\n") if line[:2] in ("1.", "2.", "3.")]
    assert places == [
        f"1. <@{cleo.id}> – **4 moves** (3 points)",
        f"2. <@{ben.id}> – **5 moves** (2 points)",
        f"3. <@{ada.id}> – **5 moves** (one point)",
    ]
    assert SOLUTION in told
    assert "It couldn't have been done in fewer moves" in told
    assert buttons_of(race_cards(world.channel)[0]) == ["⏭️ Next round", "More…"]

    await world.later(INTERMISSION)
    assert "Race, round 2 of 2" in text_of(newest(world.channel))
    assert len(race_cards(world.channel)) == 2
    await submit(world, ben, best(world))
    await world.later(MINUTES)

    told = news(world.channel)[-1]
    assert f"<@{ben.id}> wins the race!" in told
    assert f"Points: <@{ben.id}> **5** · <@{cleo.id}> **3** · <@{ada.id}> **1**" in told
    assert "`/ricochet race code:" in told
    assert world.bot.games.find("race", world.channel.id) is None


async def test_when_all_are_done_the_round_is_over_at_once(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    await submit(world, ada, SOLUTION)
    await submit(world, ben, LONGER)
    assert "It ends when all are" in said(await done(world, ada))
    await world.later(SHOWN)
    assert "Done: 1 of 2" in text_of(newest(world.channel))
    assert "All are done" in said(await done(world, ben))
    assert "Round 1 of 5 is over" in news(world.channel)[-1]


async def test_moves_are_tried_and_submitted_on_the_pad(world: World, ada: Member) -> None:
    await begin(world, ada)
    pad = await ada.click(newest(world.channel), label="Move pad")
    assert "Move pad – 0 moves" in said(pad)
    shown = await press(ada, pad, "🟡", "⬇️", "🟢", "⬇️", "➡️", "⬆️", "✅")
    assert "**4 moves** – that's a solution!" in said(shown)
    assert "Your best: **4 moves**" in said(shown)
    assert race_of(world).round.entries[0].player == ada.id
    shown = await press(ada, shown, "↩️", "✅")
    assert "That's not a solution" in said(shown)
    await world.later(MINUTES)
    assert "Round 1 of 5 is over" in said(shown), "the pad closes with the round"


async def test_what_is_typed_is_for_the_race_where_there_is_no_match(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    assert "4 moves" in said(await ada.slash(world.channel, "prove", moves=SOLUTION))
    assert "your best is already 4 moves" in said(await ada.slash(world.channel, "prove", moves=LONGER))
    assert "not a solution" in said(await ben.slash(world.channel, "prove", moves="Y-down"))
    assert "You're done" in said(await ada.slash(world.channel, "pass"))
    assert "Race, round 1 of 5" in said(await ben.slash(world.channel, "ricochet board"))
    assert "Race, round 1 of 5" in said(await ben.slash(world.channel, "ricochet board", format="text"))
    assert "Race, round 1 of 5" in said(await ben.slash(world.channel, "ricochet board", format="moves"))
    zoomed = await choose(ben, newest(world.channel), "🔍 Zoom")
    assert "Only you see this" in said(zoomed)


async def test_nothing_of_a_solution_is_seen_before_the_round_is_over(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    await submit(world, ada, SOLUTION)
    await world.later(SHOWN)
    seen = [text_of(message) + told_of_picture(message) for message in race_cards(world.channel)]
    seen += [said(await ben.slash(world.channel, "ricochet board", format=form)) for form in ("picture", "moves")]
    for text in seen:
        assert SOLUTION not in text
        assert "4 moves" not in text
        assert f"<@{ada.id}>" not in text
    assert race_of(world).round.best, "which the solver knows"


async def test_a_chip_without_a_solution_goes_back_and_two_in_a_row_end_the_race(world: World, ada: Member) -> None:
    await begin(world, ada)
    await world.later(MINUTES)
    assert "nobody has a solution" in news(world.channel)[-1]
    assert SOLUTION not in news(world.channel)[-1]
    await world.later(INTERMISSION)
    await world.later(MINUTES)
    told = news(world.channel)[-1]
    assert "Two chips in a row" in told
    assert "Nobody has a point" in told


async def test_who_leaves_is_waited_for_no_more(world: World, ada: Member, ben: Member) -> None:
    mod = world.player("mod", manage_messages=True)
    await begin(world, ada)
    await submit(world, ada, SOLUTION)
    await submit(world, ben, LONGER)
    await submit(world, mod, LONGEST)
    await done(world, ada)
    await done(world, mod)
    assert "You've left the race" in said(await stop(ben, world.channel, "Leave"))
    assert any("has left the race" in text for text in news(world.channel))
    assert "Round 1 of 5 is over" in news(world.channel)[-1]
    gus = world.player("gus")
    assert f"<@{gus.id}> hasn't submitted anything" in said(await mod.slash(world.channel, "ricochet remove", member=gus))
    assert "take a player out" in said(await ada.slash(world.channel, "ricochet remove", member=ben))
    assert "is out of the race" in said(await mod.slash(world.channel, "ricochet remove", member=ben))
    await world.later(INTERMISSION)
    assert "took you out" in said(await submit(world, ben, best(world)))


async def test_the_first_chip_of_a_race_takes_three_or_four_moves(world: World) -> None:
    for name in ("ada", "ben", "cleo"):
        player = world.player(name)
        await player.slash(world.channel, "ricochet race")
        assert len(best(world).split()) in (3, 4)
        await stop(player, world.channel)


async def test_who_started_a_race_can_end_it(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    assert "Only <@" in said(await ben.slash(world.channel, "ricochet stop"))
    assert "The race is over" in said(await stop(ada, world.channel))
    assert "cancelled" in news(world.channel)[-1]
    assert buttons_of(newest(world.channel)) == []


async def test_the_end_of_a_race_offers_another_as_long_on_another_board(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada, time=60, chips=3)
    first = race_of(world)
    await stop(ada, world.channel)
    end = world.channel.history()[-1]
    assert "🔁 Another race" in buttons_of(end)
    await ben.click(end, label="🔁 Another race")
    race = race_of(world)
    assert (race.seconds, race.rounds, race.starter) == (60, 3, ben.id)
    assert race.setup != first.setup


async def test_a_quick_race_and_a_match_are_not_beside_each_other(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    assert "already a race" in said(await begin_drawn(world, ben))
    assert "There's a race in this channel" in said(await world.start(ben))
    assert "There's a race in this channel" in said(await ben.slash(world.channel, "ricochet solo"))
    await stop(ada, world.channel)
    await world.start(ben)
    assert "Another game is on" in said(await begin_drawn(world, ada))
    await begin_drawn(world, ada, time=86400)
    assert live(world).state.is_slow


async def test_the_way_of_a_round_is_studied_when_it_is_over(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    await submit(world, ada, SOLUTION)
    await submit(world, ben, LONGER)
    await world.later(MINUTES)
    result = [message for message in world.channel.history() if "is over" in text_of(message)][-1]
    studied = await ben.click(result, label=label_of(result, "🔬 Study"))
    assert "green planet" in said(studied)


async def test_a_board_in_play_in_a_race_is_not_studied(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    code = race_of(world).round.start.code
    assert "is the position of the game in" in said(await ben.slash(world.channel, "ricochet study", code=code))


async def test_a_race_goes_on_after_a_restart(world: World, ada: Member, ben: Member) -> None:
    await begin(world, ada)
    await submit(world, ada, SOLUTION)
    before = race_of(world)
    await world.restart_bot(killed=True)
    assert race_of(world).round.entries == before.round.entries
    await submit(world, ben, LONGER)
    await world.later(MINUTES)
    assert f"1. <@{ada.id}> – **4 moves**" in news(world.channel)[-1]
    assert len(race_cards(world.channel)) == 1


async def test_the_study_at_the_end_leads_to_a_chip_that_no_one_has_won(world: World, ada: Member) -> None:
    await begin_drawn(world, ada, chips=2)
    await world.later(MINUTES + INTERMISSION)
    assert not any("Study" in label for label in buttons_of(world.channel.history()[-2])), "it may come up again"
    await submit(world, ada, best(world))
    await world.later(MINUTES)
    end = next(message for message in reversed(world.channel.history()) if "wins the race" in text_of(message))
    assert buttons_of(end) == ["🔁 Another race", "🔬 Study"]
    studied = await press(ada, await ada.click(end, label="🔬 Study"), "⏮ Round 1")
    assert "Study of round 1" in said(studied)
    assert "Round 2 ⏭" in buttons_of(answer(studied))


@pytest.mark.parametrize("won", [True, False])
async def test_the_end_of_a_race_offers_to_study_its_last_round_once_whether_it_was_won_or_not(
    world: World, ada: Member, *, won: bool
) -> None:
    await begin_drawn(world, ada, chips=2)
    await submit(world, ada, best(world))
    await world.later(MINUTES + INTERMISSION)
    if won:
        await submit(world, ada, best(world))
    await world.later(MINUTES)
    end = next(message for message in reversed(world.channel.history()) if "wins the race" in text_of(message))
    assert [label for label in buttons_of(end) if "Study" in label] == ["🔬 Study"]


async def test_the_card_shows_that_a_round_is_over_though_its_result_cannot_be_sent(world: World, ada: Member) -> None:
    await begin_drawn(world, ada)
    await submit(world, ada, best(world))
    shown = newest(world.channel)
    world.env.inject_error("POST", "/channels/*/messages", status=403)
    await world.later(MINUTES)
    assert not any("is over" in text for text in results(world.channel))
    assert "Next chip" in text_of(message_with(world, shown.id))
    assert buttons_of(message_with(world, shown.id)) == ["⏭️ Next round", "More…"]


def message_with(world: World, message_id: int) -> discord.Message:
    return next(message for message in world.channel.history() if message.id == message_id)


async def test_the_next_round_begins_when_all_who_are_present_want_it(world: World, ada: Member) -> None:
    await begin(world, ada)
    await submit(world, ada, SOLUTION)
    assert "the round is over" in said(await done(world, ada)), "alone done is done"
    await world.later(SHOWN)
    assert buttons_of(newest(world.channel)) == ["⏭️ Next round", "More…"]
    assert race_of(world).is_between
    await ada.click(newest(world.channel), label="⏭️ Next round")
    await world.later(ON_ITS_WAY)
    assert race_of(world).round.number == 2
