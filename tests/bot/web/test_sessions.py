"""Tokens of sessions: whose they are, and which are refused."""

import pytest

from bot.web.instances import Place
from bot.web.sessions import SESSION, Signer
from bot.web.watching import WatchLink

ADA, BEN = 1201, 1202


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds


def test_a_session_is_read_by_every_process_with_the_same_key_until_it_expires() -> None:
    time = Time()
    session = Signer(b"key", time).session(ADA)
    other = Signer(b"key", time)
    assert other.session_of(session.token) is not None
    assert other.lives(session)
    time.seconds += SESSION - 1
    read = other.session_of(session.token)
    assert read is not None
    assert (read.user, read.token) == (ADA, session.token)
    time.seconds += 1
    assert other.session_of(session.token) is None
    assert not other.lives(session)


def test_a_session_of_another_key_or_that_was_changed_is_refused() -> None:
    time = Time()
    session = Signer(b"key", time).session(ADA)
    assert Signer(b"another", time).session_of(session.token) is None
    assert Signer(b"key", time).session_of(session.token.replace(str(ADA), str(BEN))) is None
    user, number, until, signature = session.token.split(".")
    assert Signer(b"key", time).session_of(f"{user}.{number}.{int(until) + 1}.{signature}") is None


@pytest.mark.parametrize("token", ["", ".", "...", "1.2.3.4", "ä.ö.ü.ß", "1.2.3.=", "1201.a.99999999999." + "A" * 43])
def test_what_is_no_token_is_refused(token: str) -> None:
    assert Signer(b"key", Time()).session_of(token) is None


def test_a_session_that_was_revoked_is_not_replayed() -> None:
    signer = Signer(b"key", Time())
    session, again = signer.session(ADA), signer.session(ADA)
    signer.revoke(session)
    assert signer.session_of(session.token) is None
    assert not signer.lives(session)
    assert signer.session_of(again.token) is not None


def test_a_link_to_watch_a_match_is_for_its_channel_alone_and_is_no_session() -> None:
    signer = Signer(b"key", Time())
    link = WatchLink(Place(1, 2), game_id=77, number=3)
    token = signer.watch(link)
    assert signer.watched(token, Place(1, 2)) == link
    assert signer.watched(token, Place(1, 3)) is None
    assert signer.watched(f"{token}A", Place(1, 2)) is None
    assert signer.watched(signer.session(ADA).token, Place(1, 2)) is None
    assert signer.session_of(token) is None
