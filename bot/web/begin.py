"""The buttons that begin a game on the board, where nothing is on and after a game or the tutorial; and what they do."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.actions import Actor
from bot.actions.begin import Plan, Venue, open_match, open_race, plan_again, plan_proposed, settings_at, usual_plan, venue_at
from bot.actions.rush import cup_to_play
from bot.cards.next_game import FirstGame
from bot.cards.next_game import first_games as next_games
from bot.store.guild_settings import GuildSettings
from bot.ui.replies import Problem, Refused, problem
from bot.web import protocol
from bot.web.subject import Seat
from engine.games.cup import cup_of, is_open
from engine.games.match.handicap import handicaps_of
from engine.games.match.state import Match
from engine.games.race.state import Race
from engine.rules.bots import Level

FIRST = ("bots", "tutorial", "daily", "match")
"""The games and lessons offered where nothing is on, as in a new chat of the page."""

_BEGIN, _OPEN = "begin:", "open:"
"""The prefix, in a page's messages, of a button of `Subject.begins` and of a subject with `Subject.opens`."""


_CUP = "cup"
"""The name of the button that prepares the cup."""


def begin_buttons(seat: Seat, subject: str, *, has_own: bool = False) -> tuple[protocol.Action, ...]:
    """Return the buttons for what the ``subject`` of a window begins, and the doors of the greeting.

    All else is in the page's list of games. ``has_own``: that subject has buttons of its own.
    """
    begins = seat.subjects[subject].begins if subject in seat.subjects else ()
    here = [name for number, name in enumerate(begins) if not number or name not in FIRST]
    others = (name for name in FIRST if name not in here)
    return _led(_buttons(seat, [*([] if has_own else here), *others]), leads=not has_own)


def first_games(seat: Seat) -> tuple[protocol.Action, ...]:
    """Return the buttons at the end of the tutorial, the same as on Discord."""
    games = next_games(with_matches=bool(opened_by(seat, FirstGame.MATCH.value)))
    return _led(_buttons(seat, [game.value for game in games]))


def begin_button(seat: Seat, name: str, label: str = "") -> tuple[protocol.Action, ...]:
    """Return the one button of this name, if the person can begin that; ``label`` is the name of another text for it."""
    return tuple(one.model_copy(update={"label": seat.say(label)}) if label else one for one in _buttons(seat, [name]))


async def cup_button(seat: Seat, subject: str) -> tuple[protocol.Action, ...]:
    """Return the button that prepares the cup, if the person can begin it now; none where the ``subject`` shows it."""
    opens, now = opened_by(seat, _CUP), seat.bot.clock.now()
    if seat.player is None or not opens or not is_open(cup_of(now), now):
        return ()
    live = seat.bot.games.find("rush", seat.table.channel_id, seat.player)
    if subject == opens and live and live.state.cup is not None:
        return ()
    try:
        await cup_to_play(seat.bot, seat.place, seat.player, now)
    except Refused:
        return ()
    return tuple(one.model_copy(update={"leads": False}) for one in begin_button(seat, _CUP))


def offered(seat: Seat, kind: str, buttons: Sequence[protocol.Action]) -> tuple[protocol.Action, ...]:
    """Return buttons that begin a game of a kind; where another game is in the way, the button to open that instead."""
    if seat.player is None:
        return ()
    other = seat.bot.games.in_the_way(kind, seat.table.channel_id) if seat.subjects[kind].is_kept_out else None
    if other is None:
        return tuple(buttons)
    label = seat.subjects[other.kind].opens if other.kind in seat.subjects else ""
    return (protocol.Action(what=f"{_OPEN}{other.kind}", label=seat.say(label), leads=True),) if label else ()


def _buttons(seat: Seat, names: Sequence[str]) -> Iterator[protocol.Action]:
    seen = set[str]()
    for name in names:
        if subject := opened_by(seat, name):
            begins = protocol.Action(what=f"{_BEGIN}{name}", label=seat.say(seat.subjects[subject].begins[name]), leads=True)
            for button in offered(seat, subject, [begins]):
                if button.what not in seen:
                    seen.add(button.what)
                    yield button


def _led(buttons: Iterable[protocol.Action], *, leads: bool = True) -> tuple[protocol.Action, ...]:
    """Return the buttons, of which the first alone leads."""
    return tuple(one.model_copy(update={"leads": leads and not number}) for number, one in enumerate(buttons))


def opened_by(seat: Seat, name: str) -> str:
    """Return the subject that shows what a button begins; empty if the window may not show it."""
    return next((subject for subject, one in seat.subjects.items() if name in one.begins), "")


def begun_by(what: str) -> str | None:
    """Return the name of what a button begins; None for one that does something else."""
    return what.removeprefix(_BEGIN) if what.startswith(_BEGIN) else None


def led_to_by(seat: Seat, what: str) -> str:
    """Return the subject that a button opens without beginning anything; empty for one that does something else."""
    kind = what.removeprefix(_OPEN)
    return kind if what.startswith(_OPEN) and kind in seat.subjects and seat.subjects[kind].opens else ""


async def begin(seat: Seat, actor: Actor, name: str) -> None:
    """Begin what a button is for. Raises `Refused`."""
    subject = opened_by(seat, name)
    if not subject:
        raise problem(Problem.OLD_BUTTON)
    await seat.subjects[subject].begin(seat, actor, name)


async def begin_match(seat: Seat, actor: Actor, bots: Sequence[Level]) -> None:
    """Begin a match by the usual rules of the server, with these bots. Raises `Refused`."""
    venue, chosen = await _where(seat)
    await _open_match(seat, actor, venue, chosen, usual_plan(seat.bot, chosen, bots))


async def begin_again(seat: Seat, actor: Actor, match: Match, *, same_board: bool = False, proposed: bool = False) -> None:
    """Begin a match like one that is over, on another board or on the same one, or the one that is ``proposed``.

    Raises `Refused`.
    """
    venue, chosen = await _where(seat)
    if proposed:
        plan = plan_proposed(seat.bot, actor, match)
    else:
        plan = plan_again(seat.bot, match.rules, match.setup, [one.level for one in match.bots], same_board=same_board)
        plan = replace(plan, handicaps=handicaps_of(match))
    await _open_match(seat, actor, venue, chosen, plan)


async def _open_match(seat: Seat, actor: Actor, venue: Venue, chosen: GuildSettings, plan: Plan) -> None:
    (await open_match(seat.bot, actor, venue, chosen, plan, announced=True)).show()


async def begin_race(seat: Seat, actor: Actor) -> None:
    """Begin a race by the usual rules of the server. Raises `Refused`."""
    bot = seat.bot
    venue, chosen = await _where(seat)
    (await open_race(bot, actor, venue, chosen, usual_plan(bot, chosen), announced=True)).show()


async def race_again(seat: Seat, actor: Actor, race: Race) -> None:
    """Begin a race like one that is over, on another board. Raises `Refused`."""
    bot = seat.bot
    venue, chosen = await _where(seat)
    plan = plan_again(bot, race.rules, race.setup, [one.level for one in race.bots], same_board=False)
    live = await open_race(bot, actor, venue, chosen, plan, seconds=race.seconds, rounds=race.rounds, announced=True)
    live.show()


async def _where(seat: Seat) -> tuple[Venue, GuildSettings]:
    """Return the window's channel, and the settings of its server.

    Raises `Refused` where no game may begin, or where the server does not let the player begin any.
    """
    await seat.check_begins()
    venue = venue_at(seat.bot, seat.place)
    return venue, await settings_at(seat.bot, venue, seat.say)
