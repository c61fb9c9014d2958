"""Checks that a position to be studied or set up is not being played, so that no solutions are given away."""

from bot.client import RicochetBot
from bot.games.giveaway import Asker, Running
from bot.store import GameId, Place
from bot.ui.replies import Problem, Refused, problem
from engine.board.position import Position
from engine.rules.events import Player
from engine.rules.giveaway import looks_like


async def check_not_in_play(
    bot: RicochetBot, position: Position, player: Player | None, place: Place, beside: GameId | None = None
) -> None:
    """Raise `Refused` if a study of a position would give away a solution of a running game, of today's puzzle, or of a cup.

    ``beside``: the game of the round that is studied, whose own rules say what of it is shown.
    """
    asker = await bot.games.running.asker(player, place)
    if game := await bot.games.running.given_away(position, asker, beside):
        raise played(bot, Problem.STUDY_IN_PLAY, game, asker)
    if await _gives_todays_away(bot, position, asker, to_themselves=True):
        raise problem(Problem.STUDY_OF_TODAY)
    if await _gives_cup_away(bot, position):
        raise problem(Problem.STUDY_OF_CUP)


async def check_not_todays(bot: RicochetBot, position: Position, player: Player, place: Place) -> None:
    """Raise `Refused` if a person's game from a position would give away much about today's puzzle, or about a secret cup."""
    if await _gives_todays_away(bot, position, await bot.games.running.asker(player, place), to_themselves=False):
        raise problem(Problem.BOARD_OF_TODAY)
    if await _gives_cup_away(bot, position):
        raise problem(Problem.BOARD_OF_CUP)


def played(bot: RicochetBot, which: Problem, game: Running, asker: Asker) -> Refused:
    """Return the refusal of what is played in a game. It names the game only to a person who can see it."""
    where = "here" if _sees(bot, game, asker) else "yours" if asker.takes_part(game) else "elsewhere"
    return problem(which, where=where, channel=f"<#{game.place.channel_id}>")


async def _gives_todays_away(bot: RicochetBot, position: Position, asker: Asker, *, to_themselves: bool) -> bool:
    """Return whether a position gives today's puzzle away: docs/rules.md "Codes of boards".

    It is judged in full where the person has begun the puzzle or the bot posts it, and mildly elsewhere; what is shown
    ``to_themselves`` alone gives nothing away once they have solved it.
    """
    puzzles = {day: one for day, one in (await bot.days.in_play()).items() if looks_like(position, one)}
    if not puzzles:
        return False
    plays = {} if asker.player is None else await bot.store.plays_of(asker.player)
    is_posted = (await bot.store.guild_settings(asker.place.guild_id)).morning_channel is not None
    for day, one in puzzles.items():
        play = plays.get(day)
        is_solved = play is not None and play.solved_at is not None
        is_near = is_posted or play is not None
        if not (is_solved and to_themselves) and looks_like(position, one, mildly=not is_near):
            return True
    return False


async def _gives_cup_away(bot: RicochetBot, position: Position) -> bool:
    """Return whether a position gives chips of a cup away that are secret: to anyone, since people play it once.

    It is judged mildly: the five chips of a weekend are alike to many positions.
    """
    return any(looks_like(position, one, mildly=True) for one in await bot.cups.in_play())


def _sees(bot: RicochetBot, game: Running, asker: Asker) -> bool:
    """Return whether a person sees a game: it is in the channel where they ask, or in one that their whole server sees."""
    if game.is_private or game.place.shard_key != asker.place.shard_key:
        return False
    if game.place.channel_id == asker.place.channel_id:
        return True
    guild = bot.get_guild(game.place.guild_id)
    channel = guild.get_channel_or_thread(game.place.channel_id) if guild else None
    return guild is not None and channel is not None and channel.permissions_for(guild.default_role).view_channel
