"""Actions of the player of a solo game."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.actions import Actor, Answer, Pressed, execute
from bot.actions.begin import Plan, refusals
from bot.actions.in_play import check_not_todays
from bot.actions.refusals import refused
from bot.cards.ending import Way
from bot.cards.solo import HINTS, STEPS, WANTED, SoloAction
from bot.client import RicochetBot
from bot.games.solo import LiveSolo, drawn
from bot.store import Place
from bot.store.guild_settings import GuildSettings
from bot.ui.replies import Problem, Refused, problem
from engine.board.moves import Move
from engine.board.proof import Flaw
from engine.games.solo.play import (
    EndSolo,
    GiveUpChip,
    GotIt,
    NextChip,
    PlayDrawn,
    Show,
    TakeHint,
    start,
    start_practice,
)
from engine.games.solo.practice import level, like
from engine.games.solo.state import DrawnChip, SoloEvent, SoloGame
from engine.rules.hints import HintLevel
from engine.rules.refusals import Refusal
from engine.rules.rules import Difficulty, Rules
from engine.rules.setup import draw_setup


def solo_settings(chosen: GuildSettings, difficulty: Difficulty = Difficulty.ANY) -> GuildSettings:
    """Return what of a server's settings applies to solo games, which are those of 2013 unless another edition is named."""
    names = ("diagonals", "fifth_robot", "ricochet", "hourglass", "proof_time", "thinking_time", "intermission")
    return GuildSettings(difficulty=difficulty, **{name: getattr(chosen, name) for name in names})


async def begin_private(bot: RicochetBot, place: Place, actor: Actor) -> None:
    """Begin a private solo game by the usual rules of a server. Raises `Refused`."""
    rules = solo_settings(await bot.store.guild_settings(place.guild_id)).rules(bot.config.times)
    events = await planned(bot, actor, place, Plan(rules, draw_setup(rules, bot.random)))
    await open_solo(bot, actor, place, events, private=True)


async def planned(bot: RicochetBot, actor: Actor, place: Place, plan: Plan, hourglasses: int = 1) -> Sequence[SoloEvent]:
    """Return the beginning of a person's solo game by a plan, in the language of their texts. Raises `Refused`."""
    rules, setup = plan.rules, plan.setup
    if plan.practice:
        await check_not_todays(bot, setup.position, actor.player, place)
    return start(
        rules,
        setup,
        actor.player,
        actor.at,
        bot.random,
        hourglasses=hourglasses,
        practice=plan.practice,
        language=actor.say.language,
        lengths={} if plan.first_chip_is_open else await bot.games.lengths(rules, setup),
    )


async def open_solo(
    bot: RicochetBot,
    actor: Actor,
    place: Place,
    events: Sequence[SoloEvent],
    *,
    private: bool,
    chosen: bool = False,
    announced: bool = False,
    instead_of: LiveSolo | None = None,
) -> LiveSolo:
    """Begin the solo game of these events, and return it for the caller to show, as `open_match` does.

    ``chosen`` and ``instead_of`` are as in `Plan`. Raises `Refused`.
    """
    with refusals(bot, actor.say, place, Problem.SOLO_RUNNING):
        return await bot.games.open(
            place,
            events,
            private=private,
            chosen=chosen,
            announced=announced,
            command_id=actor.command_id,
            instead_of=instead_of,
        )


USUAL, ANY = "usual", "any"
"""Words for the length of a person's chips of practice, beside numbers: that which they solve, and any."""


async def practice(bot: RicochetBot, actor: Actor, rules: Rules, length: str) -> Sequence[SoloEvent]:
    """Return the beginning of a person's practice; ``length`` is a number of moves, `ANY` or `USUAL`. Raises `Refused`."""
    usual = level(await bot.store.practised(actor.player)) if length == USUAL else None
    wanted = usual if length in (USUAL, ANY) else int(length)
    return start_practice(rules, await _draw(bot, rules, wanted), actor.player, actor.at, language=actor.say.language)


async def begin_practice(bot: RicochetBot, place: Place, actor: Actor) -> None:
    """Begin private practice with the length that a person solves, by the usual rules of a server. Raises `Refused`."""
    rules = solo_settings(await bot.store.guild_settings(place.guild_id)).rules(bot.config.times)
    await open_solo(bot, actor, place, await practice(bot, actor, rules, USUAL), private=True)


async def _draw(bot: RicochetBot, rules: Rules, wanted: int | None) -> DrawnChip:
    chip = await drawn(bot.solver, bot.random, rules, wanted)
    if chip is None:
        raise problem(Problem.NO_CHIPS_DRAWN)
    return chip


async def draw_next(live: LiveSolo, actor: Actor, action: SoloAction, bot: RicochetBot) -> Answer:
    """Draw the next chip of practice: like the last one, harder, easier, or of the length that a button names."""
    game, last = live.state, live.state.last_played
    if game.has_sand or (last is None and action in STEPS):
        raise refused(Refusal.OUT_OF_DATE if game.has_sand else Refusal.CHIP_IS_UP, "solo", game, actor.player)
    wanted = like(last, STEPS[action]) if last and action in STEPS else WANTED[action]
    await execute(live, actor, PlayDrawn(actor.player, await _draw(bot, game.rules, wanted)))
    return Answer("")


def out_of_round(game: SoloGame, round_number: int) -> Refused:
    """Return the refusal of a button of another round: a second *Go* comes while the first chip is up."""
    is_second_go = not round_number and game.is_chip_up
    return refused(Refusal.CHIP_IS_UP, "solo", game, game.player) if is_second_go else problem(Problem.SOLO_CHIP_OVER)


async def show(live: LiveSolo, actor: Actor, moves: tuple[Move, ...]) -> Flaw | None:
    """Show a solution. Returns its flaw, if any, with which the chip is lost. Raises `Refused`, and `Failed` before that."""
    return (await execute(live, actor, Show(actor.player, moves))).steps[0].flaw


async def got_it(live: LiveSolo, actor: Actor) -> Answer:
    """Stop the sand, since a solution is found."""
    await execute(live, actor, GotIt(actor.player))
    return Answer("")


async def take_hint(live: LiveSolo, actor: Actor, level: HintLevel) -> Answer:
    """Take the hint of a level."""
    await execute(live, actor, TakeHint(actor.player, level))
    return Answer("")


async def turn_up(live: LiveSolo, actor: Actor) -> Answer:
    """Turn up the first chip, or the next one."""
    await execute(live, actor, NextChip(actor.player, live.lengths))
    return Answer("")


async def give_up(live: LiveSolo, actor: Actor) -> Answer:
    """Give up the chip."""
    await execute(live, actor, GiveUpChip(actor.player))
    return Answer(actor.say("done-solo-given-up"))


async def end(live: LiveSolo, actor: Actor) -> Answer:
    """End the game: its player's own, or an open one for a person who may manage messages."""
    may_end = not live.is_private and actor.may_moderate
    await execute(live, actor, EndSolo(live.state.player if may_end else actor.player))
    return Answer(actor.say("done-solo-stopped"))


ACTIONS: Mapping[str, Pressed] = {
    SoloAction.GOT_IT.value: got_it,
    SoloAction.GO.value: turn_up,
    SoloAction.NEXT.value: turn_up,
    SoloAction.GIVE_UP.value: give_up,
    **{action.value: partial(take_hint, level=level) for action, level in HINTS.items()},
}
"""The actions that need nothing but a press, by the words of their buttons."""

DRAWS = (*STEPS, *WANTED)
"""The actions for which a chip of practice is drawn: see `draw_next`."""

WAYS_OUT: Mapping[str, Pressed] = {Way.END.value: end}
"""The ways to leave or to end it, which depend on no round."""
