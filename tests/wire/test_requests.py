"""The number of counted requests of a round: Discord allows fifty a second for all matches of a bot."""

from collections import Counter

import pytest

from tests.wire.loopback.faults import DELETE, EDIT, EDIT_ORIGINAL, SEND, FaultKind
from tests.wire.loopback.rest import TOKEN_LIVES
from tests.wire.loopback.state import READ_MESSAGE_HISTORY, Message
from tests.wire.players import Player
from tests.wire.table import ASKED, WON, Game, Table, together

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAITS = {"engine.rules.rules.SHORT_SAND": 5.0}
"""Cards are edited no more often than they really are, since requests are counted."""

MAX_A_ROUND = 4

MANY = 16
"""Matches that are played at once."""


ARROWS = {"left": "⬅️ Left", "up": "⬆️ Up", "right": "➡️ Right", "down": "⬇️ Down"}
ROBOTS = {"R": "🔴 Red", "G": "🟢 Green", "B": "🔵 Blue", "Y": "🟡 Yellow", "K": "⚫ Black", "S": "⚪ Silver"}
"""The keys of a move pad."""


class Counted:
    """What a match asks of Discord from now on, but for what goes by the token of an interaction: that is not counted."""

    def __init__(self, game: Game) -> None:
        self._game, self._before = game, len(game.discord.calls)

    def check(self, *, sent: int, deleted: int = 0) -> int:
        """Return how many requests were made. Raises `AssertionError` unless they were so many, or one more.

        A best solution that is found after the end of its round is edited into its news.
        """
        assert (self.requests[SEND], self.requests[DELETE]) == (sent, deleted)
        assert self.requests[EDIT] <= 1
        assert self.requests.total() == sent + deleted + self.requests[EDIT]
        return self.requests.total()

    @property
    def requests(self) -> Counter[str]:
        calls = [call for call in self._game.discord.calls[self._before :] if not call.is_of_interaction]
        return Counter(call.name for call in calls if self._game.discord.channel_of(call) is self._game.channel)


def three(game: Game) -> tuple[Player, Player, Player]:
    """Return those who bid."""
    return game.ada, game.ben, Player(game.discord, "cleo", game.channel)


async def type_bids(moves: int, *players: Player) -> None:
    """Let these type their bids, all of them the same: who comes first is asked first."""
    for player in players:
        assert f"**{moves} moves**" in await player.slash("bid", moves=moves)


def never(solution: str) -> str:
    """As many moves, of which the second cannot be made: where the first has ended, that robot cannot go on."""
    first, *others = solution.split()
    return " ".join([first, *[first] * len(others)])


async def question_after(game: Game, *earlier: Message) -> Message:
    """Return the next question to a prover, after these."""

    def others() -> list[Message]:
        return [message for message in game.channel.history() if message.pings and message not in earlier]

    (found,) = await game.discord.until(others, "another question")
    await game.discord.until(lambda: not any(message.buttons for message in earlier), "earlier ones have no buttons")
    return found


async def next_board(game: Game, round_number: int, *questions: Message) -> None:
    """Wait until a round is over and announced, and the next has begun."""
    await game.discord.until(lambda: not any(question.buttons for question in questions), "no question has buttons")
    await game.card(f"### Round {round_number}")


async def test_a_round_of_three_bidders_who_press_buttons(game: Game) -> None:
    ada, ben, cleo = three(game)
    await game.start()
    counted = Counted(game)
    await game.bid(cleo, ben, moves=game.moves + 1)
    await game.bid(ada)
    await game.card(f"**{game.moves} moves**")
    await game.done(ben, cleo, ada)
    question = await game.news(ASKED)
    form = await ada.answered(ada.click(question, "⌨️ Type"))
    await ada.fill_in(form, moves=game.solution)
    await game.news(WON)
    assert "The chip is won" in (await game.card("The chip is won")).text
    await next_board(game, 2, question)
    assert counted.check(sent=1) <= MAX_A_ROUND, "the winner"


async def test_a_bid_from_the_move_pad_counts_nothing(game: Game) -> None:
    card = await game.start()
    counted = Counted(game)
    opened = game.ada.click(card, "Move pad")
    (pad,) = await game.discord.until(
        lambda: [message for message in opened.messages if "🔍 Zoom" in message.buttons], "the pad"
    )
    for move in game.solution.split():
        robot, direction = move.split("-")
        await press_on(game, pad, ROBOTS[robot])
        await press_on(game, pad, ARROWS[direction])
    assert "Sealed:" not in pad.text
    await press_on(game, pad, f"🔒 Bid {game.moves} and seal these moves")
    await game.discord.until(lambda: "Sealed:" in pad.text, "the bid")
    await game.card(f"**{game.moves} moves**")
    assert not counted.requests


async def press_on(game: Game, pad: Message, label: str) -> None:
    """Press a button of a pad, and wait until the pad has been edited."""
    before = len(pad.texts)
    await game.ada.answered(game.ada.click(pad, label))
    await game.discord.until(lambda: len(pad.texts) > before, f"the pad after {label}")


@pytest.mark.at_length
async def test_rounds_of_three_bidders_who_type_everything(game: Game) -> None:
    players = three(game)
    await game.start(length="short")
    for number in (1, 2):
        counted, earlier = Counted(game), [message for message in game.channel.history() if message.pings]
        solution = game.solve()
        await type_bids(len(solution.split()), *players)
        question = await question_after(game, *earlier)
        await game.prove(moves=solution)
        await next_board(game, number + 1, question)
        assert counted.check(sent=1) <= MAX_A_ROUND, "the winner"


async def test_a_round_with_a_failed_proof_and_a_second_prover(shared: Table) -> None:
    pressed, typed = shared.games("pressed", "typed")

    async def play(game: Game, *, typing: bool) -> None:
        ada, ben, cleo = three(game)
        await game.start()
        counted = Counted(game)
        await type_bids(game.moves, ada, ben, cleo)
        await game.done(ada, ben, cleo)
        first = await question_after(game)
        wrong = never(game.solution)
        if typing:
            await ada.slash("prove", moves=wrong)
        else:
            await ada.fill_in(await ada.answered(ada.click(first, "⌨️ Type")), moves=wrong)
        second = await question_after(game, first)
        if typing:
            await game.prove(ben)
        else:
            await ben.fill_in(await ben.answered(ben.click(second, "⌨️ Type")), moves=game.solution)
        await next_board(game, 2, first, second)
        assert counted.check(sent=1) <= MAX_A_ROUND, "the winner"

    await together(play(pressed, typing=False), play(typed, typing=True))


@pytest.mark.at_length
async def test_rounds_that_are_typed_when_no_token_is_fresh(shared: Table) -> None:
    """As after a start, or 15 minutes after the last press of a button."""
    games = shared.games("won", "failed")
    old = [await game.start(length="short") for game in games]
    restarted = [Counted(game) for game in games]
    await shared.program.kill()
    await shared.program.start()
    await shared.discord.until(lambda: all(counted.requests[EDIT] for counted in restarted), "each card is shown again")

    async def play(game: Game, *, fails: bool) -> None:
        ada, ben, cleo = three(game)
        counted, solution = Counted(game), game.solve()
        moves = len(solution.split())
        assert f"{ada.mention} bids **{moves} moves**" in await ada.slash("bid", moves=moves)
        await type_bids(moves, ben, cleo)
        questions = [await question_after(game)]
        if fails:
            await ada.slash("prove", moves=never(solution))
            questions.append(await question_after(game, *questions))
        await game.prove(ben if fails else ada, moves=solution)
        await next_board(game, 2, *questions)
        assert counted.check(sent=1, deleted=1) <= MAX_A_ROUND, "the winner, and the card that has moved"
        assert len(game.cards()) == 2, "one for each round"

    await together(play(games[0], fails=False), play(games[1], fails=True))
    assert not any(card in game.channel.history() for game, card in zip(games, old, strict=True))


async def test_a_card_whose_interaction_is_too_old_is_edited_with_the_token_of_the_bot(game: Game) -> None:
    await game.start()
    counted = Counted(game)
    await game.bid(game.ben, moves=game.moves + 1)
    await game.card(f"**{game.moves + 1} moves**")
    assert not counted.requests
    game.fail(EDIT_ORIGINAL, FaultKind.STATUS, status=401)
    assert f"**{game.moves} moves**" in await game.ada.slash("bid", moves=game.moves)
    await game.card(f"**{game.moves} moves**")
    assert counted.requests == {EDIT: 1}


async def test_a_board_follows_up_only_where_it_would_be_found(game: Game) -> None:
    game.channel.permissions &= ~READ_MESSAGE_HISTORY
    counted = Counted(game)
    await game.start()
    assert counted.requests == {SEND: 1}, "of which Discord knows the nonce"


async def test_a_bot_never_asks_for_more_than_discord_allows(shared: Table) -> None:
    games = shared.games(*["crowd"] * MANY)
    await together(*(game.start() for game in games))
    shared.discord.state.clock.move(TOKEN_LIVES + 1)
    shared.discord.rate_limits.is_on = True
    try:
        await together(*(play_typing(game) for game in games))
    finally:
        shared.discord.rate_limits.is_on = False
    assert not [call for call in shared.discord.calls if call.status == 429]


async def play_typing(game: Game) -> None:
    """Play a round in which nearly everything is counted."""
    players = three(game)
    await type_bids(game.moves, *players)
    await game.done(*players)
    await question_after(game)
    await game.prove()
    await game.news(WON)
