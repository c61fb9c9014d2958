"""Let the bot handle a person's command: by its own command functions, with a simulated interaction."""

from dataclasses import dataclass
from typing import Any

from bot.actions import Actor, Answer, contest, execute, match
from bot.actions import race as racing
from bot.actions import solo as alone
from bot.cards.ending import OF_MATCH
from bot.cards.news import opening
from bot.cards.race import race_opening
from bot.cards.solo import solo_opening
from bot.commands import acting, play, race
from bot.commands.interaction import made_at
from bot.commands.solo import enter_solution, show_again
from bot.games.live_games import BoardInPlay, OtherGameHere
from bot.games.match import LiveMatch
from bot.games.match_screen import MatchScreen
from bot.games.race import LiveRace, next_end
from bot.games.race_screen import RaceScreen
from bot.store import GameRunning, Place
from bot.ui.answers import mark_done, reply
from bot.ui.languages import texts_of
from bot.ui.replies import Problem, problem
from engine import Rules, Setup, format_moves
from engine.games.match.events import (
    BidMade,
    ChipWon,
    CountAsked,
    EndCalled,
    HintGiven,
    HintWanted,
    MatchEnded,
    MatchShortened,
    MatchStarted,
    ProofFailed,
    ProverPassed,
    SkipVoted,
    TurnVoted,
)
from engine.games.match.play import (
    End,
    Pass,
    PlaceBid,
    PlayOn,
    Prove,
    Shorten,
    Stop,
    VoteToFinish,
    VoteToSkip,
    VoteToTurn,
    WantHint,
    start,
)
from engine.games.race.play import EndRace, RaceCommand, Submit
from engine.games.race.play import start as start_race
from engine.games.race.state import RaceEnded, RaceSolved, RaceStarted
from engine.games.solo.play import EndSolo, GiveUpChip, GotIt, NextChip, Show, SoloCommand, TakeHint
from engine.games.solo.play import start as start_solo
from engine.games.solo.state import AttemptFailed, ChipMissed, ChipSolved, HintTaken, SoloEnded, SoloStarted, SolutionFound
from engine.rules.bots import Level
from engine.rules.commands import AddBot, GiveSign, Leave, Remove, SayDone, WantNext
from engine.rules.events import BotJoined, ChipTurned, FinishVoted, NextWanted, PlayerLeft, PlayerRemoved, PlayerSeen, SaidDone
from tests.world.rushes import RUSH_DEEDS, OpenRush, PressRush, StopRush, TypeInRush, do_in_rush


@dataclass(frozen=True, slots=True)
class _Begin:
    player: int
    rules: Rules
    setup: Setup


@dataclass(frozen=True, slots=True)
class BeginMatch(_Begin):
    """Start a match."""

    practice: bool
    bots: tuple[Level, ...] = ()


@dataclass(frozen=True, slots=True)
class BeginSolo(_Begin):
    """Start a solo game, or show it again."""

    hourglasses: int
    private: bool


@dataclass(frozen=True, slots=True)
class BeginRace(_Begin):
    """Start a race of so many rounds, each of so many seconds; a slow one ends them by the hours of this time zone."""

    rounds: int
    seconds: float
    zone: str
    practice: bool
    bots: tuple[Level, ...] = ()


@dataclass(frozen=True, slots=True)
class InRace:
    """Do something in the race of the channel, not in its match."""

    player: int
    command: RaceCommand


PRESSED = {
    SayDone: "done",
    WantNext: "next",
    VoteToTurn: "turn-hourglass",
    Pass: "pass",
    VoteToSkip: "pass-over",
    PlayOn: "play-on",
    VoteToFinish: "finish",
    AddBot: "add-bot",
    Shorten: "shorten",
}
"""The actions of buttons, and the ends of their custom ids."""

DEEDS: dict[type, tuple[type, ...]] = {
    BeginMatch: (MatchStarted,),
    BeginSolo: (SoloStarted,),
    PlaceBid: (BidMade,),
    SayDone: (SaidDone,),
    WantNext: (NextWanted,),
    VoteToTurn: (TurnVoted,),
    Prove: (ChipWon, ProofFailed, CountAsked),
    Pass: (ProverPassed,),
    VoteToSkip: (SkipVoted,),
    PlayOn: (ChipTurned,),
    Leave: (PlayerLeft,),
    VoteToFinish: (FinishVoted,),
    AddBot: (BotJoined,),
    WantHint: (HintWanted, HintGiven),
    Shorten: (MatchShortened,),
    Remove: (PlayerRemoved,),
    GiveSign: (PlayerSeen,),
    Stop: (MatchEnded,),
    End: (EndCalled, FinishVoted),
    GotIt: (SolutionFound,),
    Show: (ChipSolved, AttemptFailed),
    TakeHint: (HintTaken,),
    GiveUpChip: (ChipMissed,),
    EndSolo: (SoloEnded,),
    NextChip: (ChipTurned,),
    BeginRace: (RaceStarted,),
    **RUSH_DEEDS,
}
"""Return what a command has stored, if it was done."""

RACE_DEEDS: dict[type, tuple[type, ...]] = {
    Submit: (RaceSolved,),
    SayDone: (SaidDone,),
    WantNext: (NextWanted,),
    Leave: (PlayerLeft,),
    Remove: (PlayerRemoved,),
    EndRace: (RaceEnded, FinishVoted),
    AddBot: (BotJoined,),
}
"""The same for a command in a race."""


async def do(interaction: Any, command: Any) -> None:
    """Have the bot do this. Raises what its commands raise."""
    match command:
        case BeginMatch():
            await _begin_match(interaction, command)
        case BeginSolo():
            await _begin_solo(interaction, command)
        case BeginRace():
            await _begin_race(interaction, command)
        case InRace():
            await _do_in_race(interaction, command.command)
        case OpenRush() | PressRush() | TypeInRush() | StopRush():
            await do_in_rush(interaction, command)
        case GotIt() | Show() | TakeHint() | GiveUpChip() | EndSolo() | NextChip():
            await _do_alone(interaction, command)
        case _:
            await _do_in_match(interaction, command)


async def _do_in_match(interaction: Any, command: Any) -> None:
    if not interaction.message:
        live = play.live_match(interaction)
    elif isinstance(command, Stop | End):
        live = await play.current(interaction, int(interaction.asked.custom_id.split(":")[1]))
    else:
        _, match_id, round_number, action = interaction.asked.custom_id.split(":")
        live = await play.current(interaction, int(match_id), None if action == "finish" else int(round_number))
    match command:
        case PlaceBid(_, moves, path):
            await play.enter_bid(interaction, live, moves, format_moves(path))
        case Prove(_, moves):
            await play.enter_proof(interaction, live, format_moves(moves))
        case WantHint(_, level):
            await acting.act(interaction, live, match.want_hint, level)
        case Remove(player):
            await acting.act(interaction, live, contest.remove, player)
        case Stop() | End() if not interaction.message:
            await acting.ask_how_to_stop(interaction, (live, OF_MATCH))
        case Stop() | End():
            await acting.act(interaction, live, match.stop if isinstance(command, Stop) else match.end)
        case _:
            await acting.act(interaction, live, _SIMPLE[type(command)])


async def _give_sign(live: LiveMatch, actor: Actor) -> Answer:
    """Give a sign as what opens a form or a picture does, but with an answer that says so."""
    await execute(live, actor, GiveSign(actor.player))
    return Answer("👀", is_shown=False)


_SIMPLE = {
    SayDone: match.say_done,
    WantNext: contest.want_next,
    VoteToTurn: match.vote_to_turn,
    Pass: match.pass_turn,
    VoteToSkip: match.vote_to_skip,
    PlayOn: match.play_on,
    Leave: contest.leave,
    VoteToFinish: match.vote_to_finish,
    AddBot: contest.add_bot,
    Shorten: match.shorten,
    GiveSign: _give_sign,
}
"""The actions in a match that need nothing but the person."""


async def _do_in_race(interaction: Any, command: RaceCommand) -> None:
    live = await _race_of(interaction)
    match command:
        case Submit(_, moves):
            await race.enter_solution(interaction, live, format_moves(moves))
        case SayDone():
            await acting.act(interaction, live, racing.say_done)
        case WantNext():
            await acting.act(interaction, live, contest.want_next)
        case Leave():
            await acting.act(interaction, live, contest.leave)
        case Remove(player):
            await acting.act(interaction, live, contest.remove, player)
        case EndRace():
            await acting.act(interaction, live, racing.end)
        case AddBot():
            await acting.act(interaction, live, contest.add_bot)
        case _:
            raise NotImplementedError(command)


async def _race_of(interaction: Any) -> LiveRace:
    """Return the race of a button, or of the channel. Raises `Refused` if there is none."""
    if interaction.message:
        *_, race_id, round_number, action = interaction.asked.custom_id.split(":")
        return await race.current(interaction, int(race_id), int(round_number), in_pause=action == PRESSED[WantNext])
    live = interaction.client.games.find("race", interaction.channel_id)
    if live is None:
        raise problem(Problem.RACE_OVER)
    return live


async def _do_alone(interaction: Any, command: SoloCommand) -> None:
    game = interaction.client.games.solo_of(interaction.channel_id, interaction.user.id)
    if game is None:
        raise problem(Problem.SOLO_OVER)
    match command:
        case Show(_, moves):
            await enter_solution(interaction, game, format_moves(moves))
        case GotIt():
            await acting.act(interaction, game, alone.got_it)
        case TakeHint(_, level):
            await acting.act(interaction, game, alone.take_hint, level)
        case NextChip():
            await acting.act(interaction, game, alone.turn_up)
        case GiveUpChip():
            await acting.act(interaction, game, alone.give_up)
        case EndSolo():
            await acting.act(interaction, game, alone.end)


async def _begin_match(interaction: Any, wanted: BeginMatch) -> None:
    """As `bot.commands.ricochet.start`, with a board at hand: to assemble one takes longer than a round."""
    client, place = interaction.client, Place(interaction.guild_id, interaction.channel_id)
    try:
        events = start(
            wanted.rules,
            wanted.setup,
            wanted.player,
            made_at(interaction),
            client.random,
            practice=wanted.practice,
            lengths=await client.games.lengths(wanted.rules, wanted.setup),
            bots=wanted.bots,
        )
        live = await client.games.open(place, events, chosen=wanted.practice)
    except (GameRunning, OtherGameHere, BoardInPlay):
        raise problem(Problem.MATCH_RUNNING) from None
    mark_done(interaction)
    try:
        await reply(interaction, opening(texts_of(interaction), live.state))
        if isinstance(live.screen, MatchScreen):
            live.screen.follow(interaction)
    finally:
        live.show()


async def _begin_solo(interaction: Any, wanted: BeginSolo) -> None:
    """As `bot.commands.solo.solo_command`, with a board at hand."""
    client = interaction.client
    if running := client.games.solo_of(interaction.channel_id, wanted.player):
        await show_again(interaction, running)
        return
    events = start_solo(
        wanted.rules, wanted.setup, wanted.player, made_at(interaction), client.random, hourglasses=wanted.hourglasses
    )
    try:
        game = await client.games.open(Place(interaction.guild_id, interaction.channel_id), events, private=wanted.private)
    except (GameRunning, OtherGameHere, BoardInPlay):
        raise problem(Problem.SOLO_RUNNING) from None
    mark_done(interaction)
    try:
        if game.is_private:
            await game.screen.take(interaction)
        else:
            await reply(interaction, solo_opening(texts_of(interaction), game.state))
    finally:
        game.show()


async def _begin_race(interaction: Any, wanted: BeginRace) -> None:
    """As `bot.commands.race.race_command`, with a board at hand."""
    client = interaction.client
    events = start_race(
        wanted.rules,
        wanted.setup,
        wanted.player,
        made_at(interaction),
        client.random,
        rounds=wanted.rounds,
        seconds=wanted.seconds,
        zone=wanted.zone,
        practice=wanted.practice,
        lengths=await client.games.lengths(wanted.rules, wanted.setup),
        next_end=next_end,
        bots=wanted.bots,
    )
    try:
        live = await client.games.open(Place(interaction.guild_id, interaction.channel_id), events, chosen=wanted.practice)
    except (GameRunning, OtherGameHere, BoardInPlay):
        raise problem(Problem.RACE_RUNNING) from None
    mark_done(interaction)
    try:
        await reply(interaction, race_opening(texts_of(interaction), live.state))
        if isinstance(live.screen, RaceScreen):
            live.screen.follow(interaction)
    finally:
        live.show()
