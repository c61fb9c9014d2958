"""The offers of the board's *Stop*: the ways to leave a game or to end it that are open to a reader, each with what it does.

They are what `/ricochet leave`, `finish` and `stop` do on Discord. The view of each kind of game says which it has.
"""

from bot.cards.ending import Ending
from bot.text import Texts
from bot.web import protocol

LEAVE, FINISH, END, CANCEL = "leave", "finish", "end", "stop"
"""The names of what is done, as a page sends them."""


def way_out(say: Texts, what: str, label: str, effect: str) -> protocol.Choice:
    """Return a way to leave or to end a game, by the texts of its button and of its result."""
    return protocol.Choice(what=what, label=say(label), effect=say(effect))


def end_early(ending: Ending) -> protocol.Choice:
    """Return the way to end a game that is asked about in a chat as well."""
    return protocol.Choice(what=END, label=ending.label, effect=ending.effect)
