"""The results of a match as files, with everything that counts at an evening with prizes, to the millisecond."""

import csv
import io
import json
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.cards.results import cell
from engine.games.match.play import PlaceBid
from tests.bot.forged import press_forged
from tests.bot.games.solo.play import begin_alone
from tests.bot.seen import answer, buttons_of, press, said, stop
from tests.bot.world import EASY, HOURGLASS, INTERMISSION, SOLUTION, Member, World


async def files(world: World, shown: InteractionResult) -> tuple[list[dict[str, str]], dict[str, Any]]:
    """Return the rows of the CSV file, and what the JSON file says."""
    message = answer(shown)
    assert message.flags.ephemeral
    with world.env.time_context():
        table, whole = [await file.read() for file in message.attachments]
    return list(csv.DictReader(io.StringIO(table.decode("utf-8-sig"), newline=""))), json.loads(whole)


async def a_short_match(world: World) -> tuple[Member, Member]:
    """Ada bids 4 at first, then Ben 3, who fails; Ada shows hers, and has won."""
    ada, ben = world.players("ada", "ben")
    await world.start(ada, chips=1, code=EASY)
    await world.later(1.25)
    await ada.slash(world.channel, "bid", moves=4)
    await ben.slash(world.channel, "bid", moves=5)
    await ben.slash(world.channel, "bid", moves=3, path="R-up R-left R-down")
    await world.later(HOURGLASS)
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    return ada, ben


async def test_every_bid_and_proof_is_a_row_with_its_time(world: World) -> None:
    ada, ben = await a_short_match(world)
    shown = await press_forged(ada, world.channel, "results:1")
    assert "**Results of match #1**, which ended <t:" in said(shown)
    assert "after one round" in said(shown)
    assert [file.filename for file in answer(shown).attachments] == ["match-1.csv", "match-1.json"]
    rows, _ = await files(world, shown)
    assert [(row["what"], row["player"], row["moves"], row["path"], row["result"], row["chips"]) for row in rows] == [
        ("chip", "", "", "", "", ""),
        ("bid", "ada", "4", "", "", ""),
        ("bid", "ben", "5", "", "", ""),
        ("bid", "ben", "3", "", "", ""),
        ("proof", "ben", "3", "R-up R-left R-down", "failed", "0"),
        ("proof", "ada", "4", SOLUTION, "won", "1"),
    ]
    assert {(row["round"], row["target"], row["cell"], row["shortest"]) for row in rows} == {("1", "green planet", "G6", "4")}
    assert [row["player_id"] for row in rows[1:3]] == [str(ada.id), str(ben.id)]
    assert float(rows[1]["seconds"]) >= 1.25
    assert all(row["at"].endswith("Z") and len(row["at"]) == len("2026-11-25T19:00:00.250Z") for row in rows)


async def test_the_json_has_the_rules_the_players_and_the_rounds(world: World) -> None:
    ada, ben = await a_short_match(world)
    _, whole = await files(world, await press_forged(ben, world.channel, "results:1"))
    assert (whole["code"], whole["practice"], whole["ending"], whole["winners"]) == (EASY, True, "enough chips", [str(ada.id)])
    assert (whole["rules"]["chips_to_win"], whole["rules"]["edition"]) == (1, "2013")
    assert [(one["name"], one["chips"]) for one in whole["players"]] == [("ada", 1), ("ben", 0)]
    (one,) = whole["rounds"]
    assert (one["shortest"], len(one["solution"].split()), one["winner"]) == (4, 4, str(ada.id))
    assert [(bid["player"], bid["moves"]) for bid in one["bids"]] == [(str(ada.id), 4), (str(ben.id), 5), (str(ben.id), 3)]
    assert [(proof["result"], proof["path"]) for proof in one["proofs"]] == [
        ("failed", "R-up R-left R-down"),
        ("won", SOLUTION),
    ]


async def test_a_bid_that_fell_away_is_marked(world: World, ada: Member, ben: Member) -> None:
    """Ben's 5 arrives first, and Ada had made hers before; Ben had sealed two paths with it in turn, and his 9 stands again."""
    await world.start(ada, chips=1, code=EASY, bids="lower than all")
    await ben.slash(world.channel, "bid", moves=9)
    await world.later(1)
    for path in ("R-up R-down R-up R-down R-left", "R-up R-down R-up R-down R-right"):
        await ben.slash(world.channel, "bid", moves=5, path=path)
    live = world.bot.games.match_in(world.channel.id)
    assert live
    await live.handle(PlaceBid(ada.id, 5), live.state.round.bids[0].at - 0.2)
    await world.close_bids((ada, 4))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    rows, whole = await files(world, await press_forged(ada, world.channel, "results:1"))
    marked = [(row["player"], row["moves"], row["fell_away"]) for row in rows if row["what"] == "bid"]
    assert marked == [("ben", "9", ""), ("ben", "5", "yes"), ("ben", "5", "yes"), ("ada", "5", ""), ("ada", "4", "")]
    assert {row["fell_away"] for row in rows if row["what"] != "bid"} == {""}
    assert [bid["fell_away"] for bid in whole["rounds"][0]["bids"]] == [False, True, True, False, False]


async def test_time_that_was_given_back_is_not_counted(world: World, ada: Member) -> None:
    await world.start(ada, chips=1, code=EASY)
    await world.stop_bot()
    world.clock_ahead += 3600
    await world.start_bot()
    await world.close_bids((ada, 4))
    await ada.slash(world.channel, "prove", moves=SOLUTION)
    rows, _ = await files(world, await press_forged(ada, world.channel, "results:1"))
    assert float(rows[1]["seconds"]) < 60


async def test_a_sealed_path_that_was_never_shown_stays_secret(world: World, ada: Member, ben: Member) -> None:
    await world.start(ada, chips=1, code=EASY)
    await ada.slash(world.channel, "bid", moves=4, path=SOLUTION)
    await ben.slash(world.channel, "bid", moves=5, path="R-up R-down R-up R-down R-left")
    await world.later(HOURGLASS)
    shown = await press_forged(ada, world.channel, "results:1")
    rows, whole = await files(world, shown)
    assert "R-up R-down R-up" not in json.dumps([rows, whole])


async def test_the_results_are_a_button_in_the_study_of_a_match_that_is_over(world: World) -> None:
    ada, _ = await a_short_match(world)
    in_study = await press(ada, await ada.click(world.channel.history()[-1], label="🔬 Study"), "📄 Results as files")
    assert (await files(world, in_study))[1]["match"] == 1


async def test_what_is_not_over_has_no_results_yet(world: World, ada: Member) -> None:
    await world.start(ada)
    assert "still being played" in said(await press_forged(ada, world.channel, "results:1"))
    await world.win_chip(ada)
    studied = await ada.click(world.channel.history()[-1], label="🔬 Study")
    assert "📄 Results as files" not in buttons_of(answer(studied))


async def test_a_match_of_another_channel_and_a_solo_game_are_not_told(world: World) -> None:
    ada, _ = await a_short_match(world)
    other = world.guild.create_text_channel("other")
    assert "can't be read" in said(await press_forged(ada, other, "results:1"))
    await begin_alone(ada, other)
    assert "can't be read" in said(await press_forged(ada, other, "results:2"))
    for number in ("99", "0"):
        assert "can't be read" in said(await press_forged(ada, other, f"results:{number}"))


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", ' =HYPERLINK("http://a.b")', "\uff1d1"])
async def test_a_name_is_no_formula_for_a_spreadsheet(world: World, name: str) -> None:
    world.members["ada"] = world.guild.add_member(world.env.create_user(name))
    ada, _ = await a_short_match(world)
    rows, whole = await files(world, await press_forged(ada, world.channel, "results:1"))
    written = rows[1]["player"]
    assert written.startswith("'")
    assert whole["players"][0]["name"] == written[1:]


def test_a_cell_keeps_any_other_text() -> None:
    assert [cell(text) for text in ("ada", "a=1", "a, b", 'a "b"', "")] == ["ada", "a=1", "a, b", 'a "b"', ""]


async def test_a_name_with_signs_of_the_format_stays_one_cell(world: World) -> None:
    world.members["ada"] = world.guild.add_member(world.env.create_user('a,"b";=c'))
    ada, _ = await a_short_match(world)
    rows, _ = await files(world, await press_forged(ada, world.channel, "results:1"))
    assert rows[1]["player"] == 'a,"b";=c'


async def test_who_was_forgotten_has_no_name(world: World) -> None:
    ada, ben = await a_short_match(world)
    await world.bot.games.erasure.forget(ben.id)
    rows, whole = await files(world, await press_forged(ada, world.channel, "results:1"))
    assert (rows[2]["player"], rows[2]["player_id"]) == ("a forgotten player", "")
    assert str(ben.id) not in json.dumps(whole)


async def test_a_chip_that_goes_back_is_a_round_without_a_winner(world: World, ada: Member) -> None:
    await world.proving((ada, 9), chips=1)
    await ada.slash(world.channel, "pass")
    await world.later(INTERMISSION)
    await stop(ada, world.channel)
    _, whole = await files(world, await press_forged(ada, world.channel, "results:1"))
    assert [(one["round"], one["winner"]) for one in whole["rounds"]] == [(1, None), (2, None)]
    assert whole["rounds"][0]["proofs"][0]["result"] == "passed"
