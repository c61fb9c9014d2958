"""Begins matches and races, as an `Actor` wants at a `Venue`, by a `Plan`.

A command makes the venue from its interaction, a page from the server that the bot has cached. Both have checked before that
the person may act in the channel.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from bot.actions import Actor
from bot.actions.call import call_for
from bot.actions.in_play import check_not_todays, played
from bot.actions.refusals import refused
from bot.cards.phrases import listed, mention, mentions
from bot.cards.rights import missing_rights, missing_thread_rights, rights_text
from bot.client import RicochetBot
from bot.games.live_game import LiveGame
from bot.games.live_games import BoardInPlay, NotBegunAnew, OtherGameHere
from bot.games.match import LiveMatch
from bot.games.race import LiveRace, next_end
from bot.store import GameRunning, Place
from bot.store.guild_settings import GuildSettings
from bot.text import Texts
from bot.ui.languages import server_language
from bot.ui.replies import Problem, problem
from engine.games.match.handicap import handicaps_of, propose
from engine.games.match.play import start
from engine.games.match.state import Match
from engine.games.race.play import start as start_race
from engine.games.race.state import DEFAULT_ROUNDS
from engine.rules.bots import Level
from engine.rules.events import Player
from engine.rules.rules import VERSION, Rules
from engine.rules.setup import Setup, draw_setup

USUAL_RACE_TIME = 180
"""Seconds that a round of a race lasts by default."""


@dataclass(frozen=True, slots=True)
class Venue:
    """A place where a game is to begin, and its server.

    ``channels`` are the ids of the channel and, for a thread, of the channel that it is in; ``missing`` are the permissions
    that the bot lacks there, by discord.py's names, and ``missing_for_thread`` those that it lacks to open a thread and to play
    in it; None where there can be none.
    """

    place: Place
    guild: discord.Guild | None
    channels: frozenset[int]
    missing: Sequence[str]
    missing_for_thread: Sequence[str] | None = None

    @classmethod
    def of(
        cls,
        place: Place,
        guild: discord.Guild | None,
        channel: object,
        allowed: discord.Permissions,
        kind: discord.ChannelType | None,
    ) -> "Venue":
        """Return the venue of a channel in which the bot has the permissions ``allowed``."""
        around = channel.parent_id if isinstance(channel, discord.Thread) else place.channel_id
        for_thread = missing_thread_rights(allowed, kind)
        return cls(place, guild, frozenset((place.channel_id, around)), missing_rights(allowed, kind), for_thread)


def venue_at(bot: RicochetBot, place: Place) -> Venue:
    """Return the venue of a channel as the bot has it cached, for a page that shows what is played in it, and in no thread.

    Raises `Refused` for one that is not there.
    """
    guild = bot.get_guild(place.guild_id)
    channel = guild.get_channel_or_thread(place.channel_id) if guild else None
    is_orphan = isinstance(channel, discord.Thread) and channel.parent is None  # its permissions are unknown
    if guild is None or channel is None or is_orphan:
        raise problem(Problem.NO_RIGHT)
    return replace(Venue.of(place, guild, channel, channel.permissions_for(guild.me), channel.type), missing_for_thread=None)


def check_rights(venue: Venue, say: Texts) -> None:
    """Raise `Refused` where the bot lacks permissions."""
    if venue.missing:
        raise problem(Problem.MISSING_PERMISSIONS, permissions=rights_text(say, list(venue.missing)))


async def settings_at(bot: RicochetBot, venue: Venue, say: Texts) -> GuildSettings:
    """Return the server's settings. Raises `Refused` where the bot lacks permissions, or the server allows no games."""
    check_rights(venue, say)
    chosen = await bot.store.guild_settings(venue.place.guild_id)
    if chosen.allowed_channels and not venue.channels & set(chosen.allowed_channels):
        allowed = [f"<#{channel}>" for channel in chosen.allowed_channels]
        raise problem(Problem.CHANNEL_NOT_ALLOWED, channels=listed(say, allowed))
    return chosen


@dataclass(frozen=True, slots=True)
class Plan:
    """The rules and the board of a game that is to begin.

    ``is_drawn``: the board is random; any other must not be in play anywhere else. ``first_chip_is_open``: the first chip of
    the pile is face up on a real table, and is played whatever the rules prefer. ``bots`` play with these levels. ``handicaps``
    are the half moves that players and bots have ahead. ``instead_of`` is the person's game that it replaces, in which
    nothing was bid or submitted. ``in_thread``: whether a match gets a thread of its own, None for what the server has chosen.
    """

    rules: Rules
    setup: Setup
    practice: bool = False
    is_drawn: bool = True
    first_chip_is_open: bool = False
    bots: Sequence[Level] = ()
    handicaps: Mapping[Player, int] = field(default_factory=dict[Player, int])
    instead_of: LiveGame[Any, Any, Any] | None = None
    in_thread: bool | None = None


FIRST_BOTS = (Level.EASY, Level.EASY)
"""The bots of a first match; one that is won leads to the next level."""


def usual_plan(bot: RicochetBot, chosen: GuildSettings, bots: Sequence[Level] = ()) -> Plan:
    """Return the plan of a game with a server's default options, on a random board."""
    rules = chosen.rules(bot.config.times)
    return Plan(rules, draw_setup(rules, bot.random), bots=bots)


def plan_proposed(bot: RicochetBot, actor: Actor, match: Match) -> Plan:
    """Return the plan of the match that is proposed after this one, as a person accepts it. Raises `Refused`."""
    proposal = propose(match)
    if proposal is None:
        raise problem(Problem.OLD_BUTTON)
    if not proposal.is_for(actor.player):
        raise problem(Problem.NOT_YOUR_HEAD_START, players=mentions(actor.say, [*proposal.ahead]))
    levels = [proposal.level or one.level for one in match.bots]
    plan = plan_again(bot, replace(match.rules, handicaps=True), match.setup, levels, same_board=False)
    return replace(plan, handicaps={**handicaps_of(match), **proposal.ahead})


def plan_again(bot: RicochetBot, rules: Rules, setup: Setup, bots: Sequence[Level], *, same_board: bool) -> Plan:
    """Return the plan of a match like one that is over: on another board, or for practice on the same one."""
    rules = replace(rules, tournament=False, version=VERSION)  # no other tables can join it
    board = setup if same_board else draw_setup(rules, bot.random)
    return Plan(rules, board, practice=same_board, is_drawn=not same_board, bots=bots)


def gets_thread(venue: Venue, chosen: GuildSettings, plan: Plan) -> bool:
    """Return whether a match is to get a thread of its own, if the bot has the permissions."""
    is_wanted = chosen.match_threads if plan.in_thread is None else plan.in_thread
    return is_wanted and venue.missing_for_thread is not None


async def open_match(
    bot: RicochetBot,
    actor: Actor,
    venue: Venue,
    chosen: GuildSettings,
    plan: Plan,
    *,
    announced: bool = False,
) -> LiveMatch:
    """Begin a person's match, and return it for the caller to show, and to announce unless it is ``announced`` by itself.

    One in a thread of its own always announces itself. Raises `Refused`.
    """
    await _check_board(bot, actor, venue, plan)
    events = start(
        plan.rules,
        plan.setup,
        actor.player,
        actor.at,
        bot.random,
        practice=plan.practice,
        language=server_language(venue.guild, chosen.language),
        lengths={} if plan.first_chip_is_open else await bot.games.lengths(plan.rules, plan.setup),
        bots=plan.bots,
        handicaps=plan.handicaps,
    )
    with refusals(bot, actor.say, venue.place, Problem.MATCH_RUNNING):
        live = await bot.games.open(
            venue.place,
            events,
            chosen=not plan.is_drawn,
            announced=announced,
            command_id=actor.command_id,
            instead_of=plan.instead_of,
            in_thread=gets_thread(venue, chosen, plan) and not venue.missing_for_thread,
        )
    call_for(bot, live, chosen)
    return live


async def open_race(
    bot: RicochetBot,
    actor: Actor,
    venue: Venue,
    chosen: GuildSettings,
    plan: Plan,
    *,
    seconds: float = USUAL_RACE_TIME,
    rounds: int = DEFAULT_ROUNDS,
    announced: bool = False,
) -> LiveRace:
    """Begin a person's race of these rounds, and return it for the caller to show, as `open_match` does. Raises `Refused`."""
    await _check_board(bot, actor, venue, plan)
    events = start_race(
        replace(plan.rules, handicaps=False),
        plan.setup,
        actor.player,
        actor.at,
        bot.random,
        rounds=rounds,
        seconds=seconds,
        zone=chosen.time_zone,
        practice=plan.practice,
        language=server_language(venue.guild, chosen.language),
        lengths={} if plan.first_chip_is_open else await bot.games.lengths(plan.rules, plan.setup),
        next_end=next_end,
        bots=plan.bots,
    )
    with refusals(bot, actor.say, venue.place, Problem.RACE_RUNNING):
        live = await bot.games.open(
            venue.place,
            events,
            chosen=not plan.is_drawn,
            announced=announced,
            command_id=actor.command_id,
            instead_of=plan.instead_of,
        )
    call_for(bot, live, chosen)
    return live


async def _check_board(bot: RicochetBot, actor: Actor, venue: Venue, plan: Plan) -> None:
    """Raise `Refused` for a chosen board that would give away much about today's puzzle."""
    if not plan.is_drawn:
        await check_not_todays(bot, plan.setup.position, actor.player, venue.place)


@contextmanager
def refusals(bot: RicochetBot, say: Texts, place: Place, running: Problem) -> Iterator[None]:
    """Translate the errors of `LiveGames.open` to `Refused`; ``running`` is the problem where a game of this kind is on."""
    try:
        yield
    except GameRunning:
        raise problem(Problem.NEWER_GAME if bot.games.newer_in(place.channel_id) else running) from None
    except OtherGameHere as error:
        if running is Problem.RACE_RUNNING:
            raise problem(Problem.RACE_BESIDE_OTHER) from None
        if error.other.kind == "race":
            raise problem(Problem.BESIDE_RACE) from None
        if running is Problem.SOLO_RUNNING:
            raise problem(Problem.SOLO_BESIDE_MATCH) from None
        raise problem(Problem.MATCH_BESIDE_SOLO, player=mention(say, error.other.state.player)) from None
    except NotBegunAnew as error:
        raise refused(error.why, error.game.kind, error.game.state, error.game.state.starter) from None
    except BoardInPlay as error:
        raise played(bot, Problem.BOARD_IN_PLAY, error.game, error.asker) from None
