"""Recognizes an erased person who still owes a game something: docs/rules.md "Leaving"."""

from hashlib import sha256
from hmac import compare_digest, new
from random import Random

from engine.rules.events import Player, PlayerForgotten

_KEY_BITS = 256


def forgotten(player: Player, now: float, random: Random, earlier: tuple[PlayerForgotten, ...]) -> PlayerForgotten:
    """Return the event that recognizes a person who is about to be erased, with the game's key, drawn for the first one."""
    key = earlier[0].key if earlier else f"{random.getrandbits(_KEY_BITS):064x}"
    return PlayerForgotten(now, player, key, _digest(key, player))


def names(event: PlayerForgotten, player: Player) -> bool:
    """Return whether an event is about this person. It names nobody once the key is deleted."""
    return bool(event.key) and compare_digest(event.digest.encode(), _digest(event.key, player).encode())


def _digest(key: str, player: Player) -> str:
    return new(key.encode(), str(player).encode(), sha256).hexdigest()
