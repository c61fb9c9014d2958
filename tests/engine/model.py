"""The rules of a match once more, told plainly: what `engine.match` and `engine.play` are measured by."""

import math
from collections.abc import Mapping, Sequence

from engine.moves import Move
from engine.pieces import Target
from engine.position import Position, Proof
from engine.proof import ProofLength
from engine.rules import EASY, HARD, Bids, Difficulty, Rules, Ties

LOWEST, HIGHEST = 2, 99
OPEN = ("thinking", "last call", "bidding")


class Model:
    """A table in dicts and lists. Each method says whether the rules take the command, and if so has followed it."""

    def __init__(self, rules: Rules, position: Position, chips: Sequence[Target], starter: int, now: float) -> None:
        self.rules, self.board, self.robots, self.starter = rules, position.board, dict(position.robots), starter
        self.pile = list(chips)
        self.won: dict[int, list[Target]] = {}
        self.just_won: Target | None = None
        self.players: list[int] = []
        self.left: list[int] = []
        self.winners: list[int] = []
        self.quiet = 0
        self.chip: Target | None = None
        self.bids: dict[int, tuple[int, float]] = {}
        self.tried: list[int] = []
        self.withdrawn_bids: dict[int, int] = {}
        self.paths: dict[int, tuple[Move, ...]] = {}
        self.done: dict[int, float] = {}
        self.against: dict[int, float] = {}
        self.phase, self.deadline = "", None
        self.turn_up(now)
        self.turned(self.pile[0])

    def wait(self, phase: str, deadline: float | None) -> bool:
        self.phase, self.deadline = phase, deadline
        return True

    def turn_up(self, now: float, lengths: Mapping[Target, float] | None = None) -> bool:
        """A chip comes up, which of some is left to chance: `turned` is told. What lies above it goes back into the pile."""
        known = lengths or {}
        fit = [chip for chip in self.pile if not self.is_too_hard(chip, known)]
        wished = [chip for chip in fit if self.is_wished(known.get(chip))]
        least = min(known.get(chip, 0) for chip in self.pile)
        self.may_come = wished or fit[:1] or [chip for chip in self.pile if known.get(chip, 0) == least]
        may_be_passed_over = fit and self.rules.difficulty is Difficulty.NORMAL
        self.goes_back = self.pile[: self.pile.index(fit[0])] if may_be_passed_over else []
        self.chip, self.bids, self.tried = None, {}, []
        self.just_won = None
        self.paths, self.done, self.withdrawn_bids = {}, {}, {}
        return self.wait("thinking", now + self.rules.times.thinking_time)

    def turned(self, chip: Target) -> None:
        self.pile.remove(chip)
        self.chip = chip

    def is_too_hard(self, chip: Target, lengths: Mapping[Target, float]) -> bool:
        length = lengths.get(chip, 0)
        return length == math.inf or length > (self.rules.max_moves or 99)

    def is_wished(self, length: float | None) -> bool:
        if length is None:
            return False
        by_difficulty = {Difficulty.EASY: length <= EASY, Difficulty.NORMAL: False, Difficulty.HARD: length >= HARD}
        return by_difficulty[self.rules.difficulty]

    def order(self) -> list[int]:
        """Lowest first, equal bids by the chips won or in the order made; a dict keeps the order in which they came."""
        return sorted(self.bids, key=lambda player: (self.bids[player][0], self.wealth(player), self.bids[player][1]))

    def wealth(self, player: int) -> int:
        """The chips that count among equal bids: those won before this round."""
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
        if own and own[0] == moves:
            new = path not in ((), self.paths[player])
            self.paths[player] = path or self.paths[player]
            return new
        highest = own[0] if own else self.withdrawn_bids.get(player, HIGHEST)
        if moves > highest and self.rules.bids is Bids.OWN_LOWER:
            return False
        self.bids.pop(player, None)
        first = self.phase != "bidding" and player not in self.withdrawn_bids
        self.bids[player], self.paths[player] = (moves, now), path
        if first:
            self.done = {}
        elif self.done.get(player, now + 1) <= now:
            del self.done[player]
        self.quiet = 0
        if player not in self.players:
            self.players.append(player)
        if player in self.left:
            self.left.remove(player)
        return self.wait("bidding", now + self.rules.times.hourglass if first else self.deadline)

    def _may_be_sealed(self, path: tuple[Move, ...], moves: int) -> bool:
        in_play = all(move.robot in self.robots for move in path)
        exactly = self.rules.proof_length is ProofLength.EXACT
        return in_play and (not path or len(path) == moves or (len(path) < moves and not exactly))

    def say_done(self, player: int, now: float) -> bool:
        """The sand has run out when the last of all has said so."""
        known = player in self.present() and player not in self.done and self.bids.get(player, (0, now))[1] <= now
        if self.phase not in ("last call", "bidding") or not self.in_time(now) or not known:
            return False
        self.done[player] = now
        everyone = len(self.done) == len(self.present())
        return self.wait(self.phase, max(self.done.values()) if everyone else self.deadline)

    def prove(self, player: int, moves: tuple[Move, ...], now: float) -> bool:
        if not self._is_turn_of(player, now) or not moves or any(move.robot not in self.robots for move in moves):
            return False
        return self.show(player, moves, now)

    def show(self, player: int, moves: tuple[Move, ...], now: float) -> bool:
        assert self.chip
        bid, _ = self.bids[player]
        judged = Position(self.board, self.robots, self.chip).check(moves, bid, self.rules.proof_length, self.rules.ricochet)
        if not isinstance(judged, Proof):
            return self.next_prover(player, now)
        self.won.setdefault(player, []).append(self.chip)
        self.just_won = self.chip
        self.chip, self.robots = None, dict(judged.line.end.robots)
        self.wait("intermission", now + self.rules.times.intermission)
        return self.end_if_won()

    def give_up(self, player: int, now: float) -> bool:
        return self._is_turn_of(player, now) and self.next_prover(player, now)

    def _is_turn_of(self, player: int, now: float) -> bool:
        return self.phase == "proving" and player == self.prover() and self.in_time(now)

    def next_prover(self, player: int, now: float) -> bool:
        self.tried.append(player)
        return self.ask(now) if self.prover() else self.chip_back(now)

    def ask(self, now: float) -> bool:
        """The next one shows a solution; whoever has sealed one shows it at once."""
        self.against = {}
        self.wait("proving", now + self.rules.times.proof_time)
        prover = self.prover()
        assert prover
        return self.show(prover, self.paths[prover], now) if self.paths[prover] else True

    def vote_to_skip(self, player: int, now: float) -> bool:
        """The prover's time has run out when the last of more than half of the others has asked for it."""
        others = [other for other in self.present() if other != self.prover()]
        if self.phase != "proving" or player not in others or player in self.against or not self.in_time(now):
            return False
        assert self.deadline
        if self.deadline - now > self.rules.times.proof_time / 2:
            return False
        self.against[player] = now
        enough = len(self.against) > len(others) / 2
        return self.wait("proving", max(self.against.values()) if enough else self.deadline)

    def present(self) -> list[int]:
        return [player for player in self.players if player not in self.left]

    def leave(self, player: int, now: float) -> bool:
        """Whoever leaves takes their bid along, and nobody waits for them."""
        if self.phase == "over" or player not in self.present():
            return False
        was_asked = self.phase == "proving" and player == self.prover()
        self.left.append(player)
        if self.phase in (*OPEN, "proving") and player not in self.tried:
            if player in self.bids:
                self.withdrawn_bids[player], _ = self.bids.pop(player)
            self.paths.pop(player, None)
        self.done.pop(player, None)
        self.against.pop(player, None)
        if was_asked:
            return self.ask(now) if self.prover() else self.chip_back(now)
        if self.phase == "bidding" and not self.bids:
            self.phase = "last call"
        over = self.phase in OPEN and 0 < len(self.done) == len(self.present())
        if self.phase == "proving":
            over = len(self.against) > (len(self.present()) - 1) / 2
        if over:
            assert self.deadline is not None
            asked = self.against if self.phase == "proving" else self.done
            self.deadline = min(self.deadline, max([now, *asked.values()]))
        return True

    def chip_back(self, now: float) -> bool:
        assert self.chip
        self.pile, self.chip = [*self.pile, self.chip], None
        self.quiet += self.phase != "proving"
        if self.quiet < 2:
            return self.wait("intermission", now + self.rules.times.intermission)
        self.quiet = 0
        return self.wait("idle", None)

    def put_back(self, lengths: Mapping[Target, float], now: float) -> bool:
        """The chip that is up is exchanged for a better one, if nobody has bid for it."""
        useless = self.chip
        if self.phase not in OPEN or self.bids or not useless or not self.is_too_hard(useless, lengths):
            return False
        if all(self.is_too_hard(chip, lengths) for chip in self.pile):
            return False
        self.turn_up(now, lengths)
        self.pile, self.goes_back = [*self.pile, useless], [useless]
        return True

    def end_if_won(self) -> bool:
        most = max(len(chips) for chips in self.won.values())
        needed = self.rules.chips_to_win or {1: 8, 2: 8, 3: 6, 4: 5}.get(len(self.players), 18)
        if most >= needed or not self.pile:
            self.winners = [player for player in self.players if len(self.won.get(player, ())) == most]
            self.wait("over", None)
        return True

    def time_up(self, deadline: float, now: float, lengths: Mapping[Target, float]) -> bool:
        if self.deadline is None or deadline != self.deadline or now < deadline:
            return False
        match self.phase:
            case "thinking":
                return self.wait("last call", now + self.rules.times.hourglass)
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
        may = player == self.starter or may_moderate
        return self.phase != "over" and may and self.wait("over", None)

    def give_back(self, seconds: float) -> bool:
        return self.deadline is not None and self.wait(self.phase, self.deadline + seconds)
