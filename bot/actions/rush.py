"""Actions of the player of a rush."""

from collections.abc import Mapping
from dataclasses import replace

from bot.actions import Actor, Answer, Pressed, execute
from bot.cards.ending import Way
from bot.cards.phrases import opening
from bot.client import RicochetBot
from bot.games.rush import LiveRush, prepared
from bot.store import NO_SERVER, GameRunning, Place
from bot.ui.replies import Problem, problem
from engine.board.moves import Move
from engine.games.cup import Cup, cup_of, is_open
from engine.games.rush.play import EndRush, Go, PassChip, ShowInRush, start
from engine.rules.events import Player


async def rush_of(bot: RicochetBot, place: Place, actor: Actor, *, as_cup: bool = False) -> LiveRush:
    """Return the person's rush in a place: the one that runs, or one that waits for *Go*; else prepare it. Raises `Refused`.

    ``as_cup``: a new one is the cup that is open. One of the other sort that waits for *Go* gives way.
    """
    live: LiveRush | None = bot.games.find("rush", place.channel_id, actor.player)
    if live and (live.state.is_running or (live.state.cup is not None) is as_cup):
        return live
    cup = await cup_to_play(bot, place, actor.player, actor.at) if as_cup else None
    if live:
        await execute(live, actor, EndRush(actor.player))
    return await _prepare(bot, place, actor, cup)


async def cup_to_play(bot: RicochetBot, place: Place, player: Player, at: float) -> Cup:
    """Return the cup that a person may begin in a place. Raises `Refused`."""
    if place.guild_id == NO_SERVER:
        raise problem(Problem.SERVER_ONLY, what="cup")
    if (await bot.store.guild_settings(place.guild_id)).cup_channel is None:
        raise problem(Problem.CUP_OFF)
    if not is_open(cup := cup_of(at), at):
        raise problem(Problem.CUP_CLOSED, opens=opening(max(cup + 1, 1)))
    if await bot.store.cup_run(cup, player):
        raise problem(Problem.CUP_PLAYED, opens=opening(cup + 1))
    return cup


async def _prepare(bot: RicochetBot, place: Place, actor: Actor, cup: Cup | None) -> LiveRush:
    """Find the chips of a rush, or of a cup, and store it; its clock stands. Raises `Refused`."""
    if cup is None:
        found = await prepared(bot.solver, bot.random)
    else:
        kept = await bot.cups.chips(cup)
        found = kept and (kept.setup, kept.chips)
    if found is None:
        raise problem(Problem.NO_CHIPS_DRAWN)
    events = start(*found, actor.player, actor.at, language=actor.say.language, cup=cup)
    try:
        return await bot.games.open(place, events, private=True)
    except GameRunning:
        if begun_meanwhile := bot.games.find("rush", place.channel_id, actor.player):
            return begun_meanwhile
        raise problem(Problem.NEWER_GAME) from None


async def go(live: LiveRush, actor: Actor, bot: RicochetBot) -> Answer:
    """Start the clock, and turn up the first chip. Raises `Refused` if it runs already, and for a cup that was begun before."""
    bests = await bot.store.personal_bests(actor.player) if live.state.cup is None else {}
    await execute(live, actor, Go(actor.player, bests.get(live.kind, 0)))
    return Answer("")


async def show(live: LiveRush, actor: Actor, moves: tuple[Move, ...]) -> Answer:
    """Show a solution, which turns up the next chip. Raises `Refused` if it is none."""
    await execute(live, actor, ShowInRush(actor.player, moves))
    return Answer("")


async def pass_chip(live: LiveRush, actor: Actor) -> Answer:
    """Pass the chip."""
    await execute(live, actor, PassChip(actor.player))
    return Answer("")


async def end(live: LiveRush, actor: Actor) -> Answer:
    """End the rush."""
    await execute(live, actor, EndRush(actor.player))
    return Answer("")


async def begin(bot: RicochetBot, place: Place, actor: Actor) -> None:
    """Start the clock of the person's rush in a place; if there is none, prepare it first. Raises `Refused`."""
    live = bot.games.find("rush", place.channel_id, actor.player) or await rush_of(bot, place, actor)
    await go(live, replace(actor, at=bot.clock.now()), bot)


WAYS_OUT: Mapping[str, Pressed] = {Way.END.value: end}
"""The ways to leave or to end it, which depend on no round."""
