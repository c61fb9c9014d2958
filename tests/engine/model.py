"""A simple, independent model of the rules of a match, against which `engine.games.match` is tested."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from engine import Bids, Difficulty, Move, Position, Proof, ProofLength, Rules, Target, Ties
from engine.rules.bots import BOTS
from engine.rules.rules import EASY, HARD

LOWEST, HIGHEST = 2, 99
DEEPEST = 20
"""Chips that need more moves than this are all equally hard."""
OPEN = ("thinking", "last call", "bidding")


class Model:
    """A table in dicts and lists. Each method says whether the rules take the command, and if so has followed it."""

    def __init__(self, rules: Rules, position: Position, chips: Sequence[Target], starter: int, now: float) -> None:
        self.rules, self.board, self.robots, self.starter = rules, position.board, dict(position.robots), starter
        self.pile = list(chips)
        self.resting: Target | None = None
        self.won: dict[int, list[Target]] = {}
        self.just_won: Target | None = None
        self.players: list[int] = []
        self.watchers: list[int] = []
        self.latest: dict[int, int] = {}
        """The round in which each person last did something."""
        self.rounds = 0
        self.bots: list[int] = []
        self.roused = 0
        self.sign = self.idle_since = 0.0
        self.left: list[int] = []
        self.removed: list[int] = []
        self.unshown: dict[int, int] = {}
        self.counted = 0
        self.winners: list[int] = []
        self.finish: dict[int, float] = {}
        self.known_by: dict[int, list[int]] = {}
        """Of each person who was erased and owes something, what the table knew them by before."""
        self.ahead: dict[int, int] = {}
        """The half moves that each player has ahead, in the bids that they make from now on."""
        self.given: dict[tuple[int, int, float], int] = {}
        """The half moves ahead of each bid: of its player, moves and time."""
        self.counted_chips: list[bool] = []
        self.end_called = False
        self.quiet = 0
        self.number = 0
        self.chip: Target | None = None
        self.bids: dict[int, tuple[int, float]] = {}
        self.tried: list[int] = []
        self.made: dict[int, list[tuple[int, float, tuple[Move, ...]]]] = {}
        self.withdrawn_bids: dict[int, int] = {}
        self.paths: dict[int, tuple[Move, ...]] = {}
        self.done: dict[int, float] = {}
        self.turning: dict[int, float] = {}
        self.against: dict[int, float] = {}
        self.next: dict[int, float] = {}
        self.was_asked = self.bots_done = False
        self.phase, self.deadline, self.limit = "", None, None
        self.turn_up(now)
        self.turned(self.pile[0])

    def wait(self, phase: str, deadline: float | None) -> bool:
        self.phase, self.deadline, self.limit = phase, deadline, deadline
        return True

    def acts(self, player: int) -> None:
        """A person who acts is present in this round and the two that follow; bots never are."""
        if player in BOTS:
            return
        self.latest[player] = self.rounds
        if player in self.watchers:
            self.watchers.remove(player)
        if player not in self.players:
            self.watchers.append(player)

    def turn_up(self, now: float, lengths: Mapping[Target, float] | None = None) -> bool:
        """Turn up a chip, given as `turned` because it is random. The chips above it go back into the pile."""
        known, self.number = lengths or {}, self.number + 1
        others = [chip for chip in self.pile if chip != self.resting] or self.pile
        all_fit = [chip for chip in self.pile if not self.is_too_hard(chip, known)]
        fit = [chip for chip in all_fit if chip in others] or all_fit
        least = min(known.get(chip, 0) for chip in others)
        self.may_come = self.wished(fit, known) or fit[:1] or [chip for chip in others if known.get(chip, 0) == least]
        may_be_passed_over = fit and self.rules.difficulty is Difficulty.ANY
        above = self.pile[: self.pile.index(fit[0])] if may_be_passed_over else []
        self.goes_back = [chip for chip in above if chip != self.resting]
        self.roused = self.rounds if self.phase == "idle" else self.roused
        self.rounds += self.phase not in OPEN
        self.chip, self.bids, self.tried = None, {}, []
        self.just_won = None
        self.bots_done = False
        self.paths, self.done, self.turning, self.withdrawn_bids, self.made, self.next = {}, {}, {}, {}, {}, {}
        return self.wait("thinking", now + self.rules.times.thinking_time)

    def turned(self, chip: Target) -> None:
        self.pile.remove(chip)
        self.chip = chip

    def is_too_hard(self, chip: Target, lengths: Mapping[Target, float]) -> bool:
        length = lengths.get(chip, 0)
        return length == math.inf or length > (self.rules.max_moves or 99)

    def wished(self, fit: Sequence[Target], lengths: Mapping[Target, float]) -> list[Target]:
        """Return those of the chips that the table would rather play than others, as far as anybody knows."""
        known = {chip: min(lengths[chip], DEEPEST + 1) for chip in fit if chip in lengths}
        hardest = max(known.values(), default=0)
        if self.rules.difficulty is Difficulty.RISING:
            return self.nearest(known)
        suits = {
            Difficulty.EASY: lambda length: length <= EASY,
            Difficulty.ANY: lambda _: False,
            Difficulty.HARD: lambda length: length >= HARD,
            Difficulty.VERY_HARD: lambda length: length == hardest,
        }
        return [chip for chip, length in known.items() if suits[self.rules.difficulty](length)]

    def nearest(self, known: Mapping[Target, float]) -> list[Target]:
        """Return those whose length comes nearest to 3 or 4, and half a move more with each round, up to 9 or 10."""
        lowest, highest = min(9, (5 + self.number) // 2), min(10, (8 + self.number) // 2)

        def far(chip: Target) -> float:
            return min(abs(known[chip] - length) for length in range(lowest, highest + 1))

        return [chip for chip in known if far(chip) == min(map(far, known))]

    def order(self) -> list[int]:
        """Lowest first, with what each has ahead; of equal ones the further ahead first, then by chips or in the order made.

        A dict keeps the order in which they came.
        """

        def place(player: int) -> tuple[float, ...]:
            moves, at = self.bids[player]
            return self.worth(player, moves, at), -self.given[player, moves, at], self.wealth(player), at

        return sorted(self.bids, key=place)

    def worth(self, player: int, moves: int, at: float) -> float:
        return moves - self.given.get((player, moves, at), 0) / 2

    def set_ahead(self, player: int, halves: int, bot: int | None) -> bool:
        """Players say it of themselves, the starter of bots: before the first bid of the match, and a smaller one always."""
        whose = player if bot is None else bot
        if self.phase == "over" or not self.rules.handicaps or self.is_out(player):
            return False
        if bot is not None and (player != self.starter or bot not in self.bots):
            return False
        before = self.ahead.get(whose, 0)
        if halves == before or (halves > before and self.players):
            return False
        self.ahead[whose] = halves
        return True

    def wealth(self, player: int) -> int:
        """Return the chips that count among equal bids: those won before this round."""
        if self.rules.ties is not Ties.FEWER_CHIPS:
            return 0
        return sum(chip != self.just_won for chip in self.won.get(player, ()))

    def prover(self) -> int | None:
        return next((player for player in self.order() if player not in self.tried), None)

    def in_time(self, now: float) -> bool:
        return self.deadline is not None and now < self.deadline

    def bid(self, player: int, moves: int, now: float, path: tuple[Move, ...] = ()) -> bool:
        if self.phase not in OPEN or not (self.phase == "thinking" or self.in_time(now)):
            return False
        own = self.bids.get(player)
        if not LOWEST <= moves <= HIGHEST or not self._may_be_sealed(path, moves) or (own and now < own[1]):
            return False
        if self.is_out(player) or (not path and self.not_shown(player) >= 2):
            return False
        if own and own[0] == moves:
            new = path not in ((), self.paths[player])
            self.paths[player] = path or self.paths[player]
            self.made[player][-1] = (moves, own[1], self.paths[player])
            return new
        if moves > self._most_to_bid(player, now):
            return False
        self.bids.pop(player, None)
        first = self.phase != "bidding" and not {player, *self.known_by.get(player, ())} & self.withdrawn_bids.keys()
        self.bids[player], self.paths[player] = (moves, now), path
        self.given[player, moves, now] = self.ahead.get(player, 0)
        self.made.setdefault(player, []).append((moves, now, path))
        if self.rules.bids is Bids.LOWER_THAN_ALL:
            self.overtake(player, moves, now)
        if first:
            self.done = {}
        elif self.done.get(player, now + 1) <= now:
            del self.done[player]
        if self.finish.get(player, now + 1) <= now:
            del self.finish[player]
        self.quiet = 0
        alone = self.is_alone(now)
        if player not in self.players:
            self.players.append(player)
        if player in self.left:
            self.left.remove(player)
        self.acts(player)
        if first:
            return self.wait("bidding", now + self.rules.times.hourglass)
        self.phase = "bidding"
        return self.run_on(alone)

    def is_alone(self, now: float) -> bool:
        """Return whether one person alone is there, and the time that they may have cut short is not over."""
        return len(self.present()) == 1 and self.in_time(now)

    def run_on(self, alone: bool) -> bool:  # noqa: FBT001 - passed by name
        """What one person alone has wished to be over goes on for all others, once that person no longer decides."""
        if alone and self.phase in OPEN and not self.wishes():
            self.deadline = self.limit
        return True

    def seen(self, player: int, now: float) -> bool:
        """Of the prover a sign is noted in each 24th part of their time; of anybody else once a round."""
        if self.phase == "over" or player in self.left or self.is_out(player):
            return False
        if self.phase == "proving" and player == self.prover():
            if not self.in_time(now) or now < self.sign + self.rules.times.proof_time / 24:
                return False
            self.sign, self.against, self.deadline = now, {}, self.limit
            self.acts(player)
            return True
        if self.latest.get(player) == self.rounds:
            return False
        alone = self.is_alone(now)
        self.acts(player)
        return self.run_on(alone)

    def overtake(self, player: int, moves: int, now: float) -> None:
        """What others have bid since then counts only if it is lower; what they bid before stands again."""
        for other in [other for other in self.bids if other != player]:
            mine = self.worth(player, moves, now)
            kept = [bid for bid in self.made[other] if bid[1] <= now or self.worth(other, *bid[:2]) < mine]
            self.made[other] = kept
            if kept:
                number, at, self.paths[other] = kept[-1]
                self.bids[other] = (number, at)
            else:
                del self.bids[other], self.paths[other]

    def _most_to_bid(self, player: int, now: float) -> int:
        """Return the highest number that the table still takes of a player."""
        if self.rules.bids is Bids.OWN_ANY:
            return HIGHEST
        before = [self.withdrawn_bids.get(one, HIGHEST) for one in (player, *self.known_by.get(player, ()))]
        own = self.bids[player][0] if player in self.bids else min(before)
        bids = [(other, *bid[:2]) for other in self.bids if other != player for bid in self.made[other] if bid[1] <= now]
        if not bids or self.rules.bids is not Bids.LOWER_THAN_ALL:
            return own
        lowest = min(self.worth(*bid) for bid in bids)
        return max((moves for moves in range(LOWEST, own + 1) if moves - self.ahead.get(player, 0) / 2 < lowest), default=0)

    def _may_be_sealed(self, path: tuple[Move, ...], moves: int) -> bool:
        in_play = all(move.robot in self.robots for move in path)
        exactly = self.rules.proof_length is ProofLength.EXACT
        return in_play and (not path or len(path) == moves or (len(path) < moves and not exactly))

    def say_done(self, player: int, now: float) -> bool:
        known = player in self.present() and player not in self.done and self.bids.get(player, (0, now))[1] <= now
        if self.phase not in OPEN or not (self.phase == "thinking" or self.in_time(now)) or not known:
            return False
        self.done[player] = now
        self.acts(player)
        return self.hurry()

    def want_next(self, player: int, now: float) -> bool:
        """With the last of those who are present, the pause is over."""
        if self.phase != "intermission" or player not in self.present() or player in self.next:
            return False
        self.next[player] = now
        self.acts(player)
        return self.hurry()

    def turners(self) -> list[int]:
        """Before anybody has bid in the match, its starter turns the hourglass; then those who have bid and are there."""
        return self.with_a_stake() if self.people() else [self.starter]

    def with_a_stake(self) -> list[int]:
        """Return who decides about the end of the match: of those who are there, those who have bid."""
        return [one for one in self.present() if one in self.players]

    def vote_to_turn(self, player: int, now: float) -> bool:
        may = player in self.turners()
        if self.phase != "thinking" or not may or player in self.turning or player in self.done:
            return False
        self.turning[player] = now
        self.acts(player)
        return self.hurry()

    def hurry(self, now: float = 0) -> bool:
        """If enough players vote to end the wait, it ends with the last vote, unless it has ended before."""
        wishes = self.wishes()
        if wishes:
            assert self.deadline is not None
            assert self.limit is not None
            is_sand = self.phase in ("last call", "bidding")
            half = self.limit - self.rules.times.hourglass / 2
            is_awaited = is_sand and len(self.present()) == 1 and not self.bots_done
            soonest = half if is_awaited else now
            self.deadline = min(self.deadline, max(now, soonest, *wishes))
        return True

    def wishes(self) -> list[float]:
        """When the waiting was wished to be over, if enough do: to turn the hourglass, to be done, to skip, to go on."""
        present = len(self.present())
        match self.phase:
            case "thinking":
                wish = self.turning.keys() | self.done.keys()
                may = self.turners()
                enough = len(wish & set(may)) > len(may) / 2 or 0 < len(self.done) == present
                return [*self.turning.values(), *self.done.values()] if enough else []
            case "last call" | "bidding":
                return [*self.done.values()] if 0 < len(self.done) == present else []
            case "proving":
                return [*self.against.values()] if len(self.against) > (present - 1) / 2 else []
            case "intermission":
                return [*self.next.values()] if 0 < len(self.next) == present else []
            case _:
                return []

    def vote_to_finish(self, player: int, now: float) -> bool:
        has_bid_since = now < self.bids.get(player, (0, now))[1]
        may = player in self.with_a_stake() or (player == self.starter and player not in self.removed)
        if self.phase == "over" or not may or player in self.finish or has_bid_since:
            return False
        self.finish[player] = now
        self.acts(player)
        return self.finish_if_agreed()

    def finish_if_agreed(self) -> bool:
        """More than half of those with a stake end the match, or a person who may, except while a chip is to be proved.

        The starter's vote counts wherever they are.
        """
        if self.phase not in ("bidding", "proving", "over") and self.is_agreed():
            return self.end()
        return True

    def is_agreed(self) -> bool:
        voters = set(self.with_a_stake()) | ({self.starter} & self.finish.keys())
        return self.end_called or len(voters & self.finish.keys()) > len(voters) / 2

    def prove(self, player: int, moves: tuple[Move, ...], now: float) -> bool:
        if not self._is_turn_of(player, now) or not moves or any(move.robot not in self.robots for move in moves):
            return False
        if self._is_wrong_count(player, moves) and not self.was_asked:
            self.was_asked = True
            return True
        return self.show(player, moves, now)

    def _is_wrong_count(self, player: int, moves: tuple[Move, ...]) -> bool:
        bid, _ = self.bids[player]
        return len(moves) != bid if self.rules.proof_length is ProofLength.EXACT else len(moves) > bid

    def show(self, player: int, moves: tuple[Move, ...], now: float) -> bool:
        assert self.chip
        bid, _ = self.bids[player]
        self.acts(player)
        judged = Position(self.board, self.robots, self.chip).check(moves, bid, self.rules.proof_length, self.rules.ricochet)
        if not isinstance(judged, Proof):
            return self.next_prover(player, now)
        self.won.setdefault(player, []).append(self.chip)
        self.counted_chips.append(len(self.present()) > 1)
        for one in (player, *self.known_by.get(player, ())):
            self.unshown.pop(one, None)
        self.just_won, self.resting = self.chip, None
        self.counted = self.counted or self.playing()
        self.chip, self.robots = None, dict(judged.line.end.robots)
        self.wait("intermission", now + self.rules.times.intermission)
        return self.end_if_won(now)

    def give_up(self, player: int, now: float) -> bool:
        if not self._is_turn_of(player, now):
            return False
        self.acts(player)
        return self.next_prover(player, now)

    def _is_turn_of(self, player: int, now: float) -> bool:
        return self.phase == "proving" and player == self.prover() and self.in_time(now)

    def next_prover(self, player: int, now: float) -> bool:
        self.tried.append(player)
        self.unshown[player] = min(self.unshown.get(player, 0) + 1, 2)
        return self.ask(now) if self.prover() else self.chip_back(now)

    def ask(self, now: float) -> bool:
        """The next prover shows a solution; a sealed one is shown at once."""
        self.against, self.sign, self.was_asked = {}, now, False
        self.wait("proving", now + self.rules.times.proof_time)
        prover = self.prover()
        assert prover
        return self.show(prover, self.paths[prover], now) if self.paths[prover] else True

    def bot_joins(self, player: int) -> bool:
        """Until the first chip is won, the player who started the match adds bots."""
        may = player == self.starter and player not in self.removed and self.phase in OPEN and not self.won
        if not may or self.rules.tournament or len(self.bots) == len(BOTS):
            return False
        self.bots.append(BOTS[len(self.bots)])
        return True

    def no_bot_thinks(self, now: float) -> bool:
        """What one person alone has wished to be over is over when no bot thinks any more; that is noted once a round."""
        closed = self.phase not in OPEN or (self.phase != "thinking" and not self.in_time(now))
        if closed or not self.bots or self.bots_done:
            return False
        self.bots_done = True
        return self.hurry(now)

    def people(self) -> list[int]:
        """Return who of those who have bid is no bot."""
        return [player for player in self.players if player not in BOTS]

    def rest_if_quiet(self, now: float) -> bool:
        """After two rounds without a bid, or with bids of bots only, the match is idle."""
        there = [self.latest[one] for one in [*self.players, *self.watchers] if one in self.latest and one not in self.left]
        alone = self.bots and self.rounds - max([self.roused, *there]) >= 2
        if self.phase == "over" or (self.quiet < 2 and not alone):
            return True
        self.quiet, self.idle_since = 0, now
        return self.wait("idle", None)

    def vote_to_skip(self, player: int, now: float) -> bool:
        others = [other for other in self.present() if other != self.prover()]
        if self.phase != "proving" or player not in others or player in self.against or not self.in_time(now):
            return False
        assert self.limit
        if now - self.sign < self.rules.times.proof_time / 2:
            return False
        self.against[player] = now
        self.acts(player)
        return self.hurry()

    def present(self) -> list[int]:
        """Return who has bid or was seen and has not left, without those who were away for two rounds."""
        people = [*self.players, *self.watchers]
        return [one for one in people if one not in self.left and self.rounds - self.latest.get(one, -9) <= 2]

    def playing(self) -> int:
        """Return how many count for the number of chips."""
        people = len(set(self.present()) & set(self.players))
        return max(people, 1) + len(self.bots) if self.bots else people

    def leave(self, player: int, now: float) -> bool:
        """A player who leaves withdraws their bid, and is not waited for."""
        return player in self.known() and player not in self.left and self.phase != "over" and self.go(player, now)

    def known(self) -> list[int]:
        """Return who has bid, or was seen."""
        return [*self.players, *self.watchers]

    def remove(self, player: int, now: float, *, may_moderate: bool) -> bool:
        """Who was taken out is gone like who has left, and bids no more."""
        if self.phase == "over" or not may_moderate or player not in self.players or player in self.removed:
            return False
        self.removed.append(player)
        return self.go(player, now)

    def is_out(self, player: int) -> bool:
        """Who was taken out stays out, by whatever they were known."""
        return bool({player, *self.known_by.get(player, ())} & set(self.removed))

    def not_shown(self, player: int) -> int:
        return sum(self.unshown.get(one, 0) for one in {player, *self.known_by.get(player, ())})

    def forget(self, player: int, now: float) -> bool:
        """Who is erased has left. What they owe the table they owe it still."""
        is_there = player in self.known() and player not in self.left and self.phase != "over"
        is_new = player not in self.known_by.get(player, ())
        if is_there:
            self.go(player, now)
        owes = (
            player in self.removed
            or player in self.unshown
            or (self.phase in (*OPEN, "proving") and player in self.withdrawn_bids)
        )
        is_back = player in self.known() and bool(self.known_by.get(player))
        notes = self.phase != "over" and (owes or is_back) and is_new
        if notes:
            self.known_by.setdefault(player, []).append(player)
        return is_there or notes

    def rename(self, player: int, other: int) -> None:
        """The table calls somebody by another name from now on."""

        def new(one: int) -> int:
            return other if one == player else one

        for people in (self.players, self.watchers, self.left, self.removed, self.tried):
            people[:] = map(new, people)
        by_person = (self.won, self.latest, self.unshown, self.finish, self.bids, self.made, self.withdrawn_bids, self.paths)
        for things in (*by_person, self.ahead):
            self.rename_in(things, player, other)
        for votes in (self.done, self.turning, self.against, self.next):
            self.rename_in(votes, player, other)
        self.given = {(new(one), moves, at): halves for (one, moves, at), halves in self.given.items()}
        self.paths |= {other: ()} if other in self.paths else {}
        self.starter = new(self.starter)
        self.winners = [*map(new, self.winners)]
        if player in self.known_by:
            self.known_by[player] = [*map(new, self.known_by[player])]

    def rename_in(self, things: dict[int, Any], player: int, other: int) -> None:
        same_order = [(other if one == player else one, thing) for one, thing in things.items()]
        things.clear()
        things.update(same_order)

    def go(self, player: int, now: float) -> bool:
        alone = self.is_alone(now)
        was_asked = self.phase == "proving" and player == self.prover()
        worths = {one: self.worth(one, *bid) for one, bid in self.bids.items()}
        gives_up = self.phase == "bidding" and player in worths and worths[player] == min(worths.values())
        if was_asked or gives_up:
            self.unshown[player] = min(self.unshown.get(player, 0) + 1, 2)
        if player not in self.left:
            self.left.append(player)
        self.made.pop(player, None)
        if self.phase in (*OPEN, "proving") and player not in self.tried:
            if player in self.bids:
                self.withdrawn_bids[player], _ = self.bids.pop(player)
            self.paths.pop(player, None)
        for wishes in (self.done, self.turning, self.against, self.next, self.finish):
            wishes.pop(player, None)
        if was_asked:
            return self.ask(now) if self.prover() else self.chip_back(now)
        if self.phase == "bidding" and not self.bids:
            self.phase = "last call"
        self.hurry(now)
        self.run_on(alone)
        return self.finish_if_agreed()

    def chip_back(self, now: float) -> bool:
        assert self.chip
        self.resting = None if self.rules.tournament else self.chip
        self.pile, self.chip = [*self.pile, self.chip], None
        self.quiet += self.phase != "proving"
        self.wait("intermission", now + self.rules.times.intermission)
        self.finish_if_agreed()
        return self.rest_if_quiet(now)

    def abandon(self, now: float) -> bool:
        """A match that has been idle for an hour makes room."""
        return self.phase == "idle" and now - self.idle_since >= 3600 and self.end()

    def put_back(self, lengths: Mapping[Target, float], now: float) -> bool:
        """The chip that is up is exchanged for a better one, if there is no bid for it."""
        useless = self.chip
        if self.phase not in OPEN or self.bids or not useless or not self.is_too_hard(useless, lengths):
            return False
        if all(self.is_too_hard(chip, lengths) for chip in self.pile):
            return False
        self.turn_up(now, lengths)
        self.pile, self.goes_back = [*self.pile, useless], [useless]
        return True

    def needed(self) -> int | None:
        """Return how many chips win, by how many played when the first was won; None where all are played."""
        by_players = {0: 8, 1: 8, 2: 8, 3: 6, 4: 5}
        return self.rules.chips_to_win or by_players.get(self.counted or self.playing())

    def end_if_won(self, now: float) -> bool:
        enough = max(len(chips) for chips in self.won.values()) >= (self.needed() or math.inf)
        return self.end() if enough or not self.pile else self.finish_if_agreed() and self.rest_if_quiet(now)

    def end(self) -> bool:
        """The players with the most chips win, if they have any."""
        most = max((len(chips) for chips in self.won.values()), default=0)
        self.winners = [player for player in self.players if most and len(self.won.get(player, ())) == most]
        return self.wait("over", None)

    def time_up(self, deadline: float, now: float, lengths: Mapping[Target, float]) -> bool:
        if self.deadline is None or deadline != self.deadline or now < deadline:
            return False
        match self.phase:
            case "thinking":
                self.wait("last call", now + self.rules.times.hourglass)
                return self.hurry(now)
            case "bidding":
                return self.ask(now)
            case "last call":
                return self.chip_back(now)
            case "proving":
                return self.next_prover(self.prover() or 0, now)
            case _:
                return self.turn_up(now, lengths)

    def play_on(self, now: float, lengths: Mapping[Target, float]) -> bool:
        return self.phase == "idle" and self.turn_up(now, lengths)

    def stop(self, player: int, *, may_moderate: bool) -> bool:
        is_his = player == self.starter and player not in self.removed
        may = may_moderate or (is_his and not self.others_have_chips())
        return self.phase != "over" and may and self.wait("over", None)

    def end_early(self, player: int, now: float, *, may_moderate: bool) -> bool:
        is_his = player == self.starter and player not in self.removed
        may = bool(self.won) if may_moderate else is_his and self.others_have_chips()
        if self.phase == "over" or self.end_called or not may:
            return False
        if not may_moderate:
            return self.vote_to_finish(player, now)
        self.end_called = True
        return self.finish_if_agreed()

    def others_have_chips(self) -> bool:
        return any(player != self.starter and player not in BOTS for player in self.won)

    def give_back(self, seconds: float) -> bool:
        if self.deadline is None or self.limit is None:
            return False
        self.deadline, self.limit, self.sign = self.deadline + seconds, self.limit + seconds, self.sign + seconds
        return True
