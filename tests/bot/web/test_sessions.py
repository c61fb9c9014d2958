"""Tokens of sessions: whose they are, and which are refused."""

import asyncio

import pytest

from bot.scheduled.sign_outs import SESSION
from bot.web.instances import Place
from bot.web.sessions import Sessions, Signer
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
    session, sessions = Signer(b"key", time).session(ADA), Sessions(time)
    read = Signer(b"key", time).session_of(session.token)
    assert read is not None
    assert read == session
    assert (read.user, read.until) == (ADA, time.seconds + SESSION)
    time.seconds += SESSION - 1
    assert sessions.lives(read)
    time.seconds += 1
    assert not sessions.lives(read)


def test_a_session_of_another_key_or_that_was_changed_is_refused() -> None:
    time = Time()
    session = Signer(b"key", time).session(ADA)
    assert Signer(b"another", time).session_of(session.token) is None
    assert Signer(b"key", time).session_of(session.token.replace(str(ADA), str(BEN))) is None
    user, begun, signature = session.token.split(".")
    assert Signer(b"key", time).session_of(f"{user}.{int(begun) + 1}.{signature}") is None


@pytest.mark.parametrize("token", ["", ".", "...", "1.2.3.4", "ä.ö.ü.ß", "1.2.=", "1201.99999999999." + "A" * 43])
def test_what_is_no_token_is_refused(token: str) -> None:
    assert Signer(b"key", Time()).session_of(token) is None


def test_who_signs_in_again_has_a_session_though_the_clock_was_set_back_meanwhile() -> None:
    time = Time()
    signer, sessions = Signer(b"key", time), Sessions(time)
    signed_out = time.seconds + 0.0004
    sessions.end(ADA, signed_out)
    time.seconds -= 3600
    assert sessions.lives(signer.session(ADA, signed_out))
    assert not sessions.lives(signer.session(ADA))


def test_who_has_signed_out_ends_all_sessions_that_had_begun_by_then_and_no_later_one() -> None:
    time = Time()
    signer, sessions = Signer(b"key", time), Sessions(time)
    before, of_another = signer.session(ADA), signer.session(BEN)
    time.seconds += 5
    sessions.end(ADA, time.seconds)
    assert not sessions.lives(before)
    assert sessions.lives(of_another)
    time.seconds += 0.25
    after = signer.session(ADA)
    assert sessions.lives(after)
    sessions.end(ADA, time.seconds - 1)
    assert (sessions.lives(before), sessions.lives(after)) == (False, True), "an earlier time is reported late"


async def test_a_window_waits_until_its_session_is_over() -> None:
    time = Time()
    signer, sessions = Signer(b"key", time), Sessions(time)
    waiting = asyncio.create_task(sessions.until_over(signer.session(ADA)))
    await asyncio.sleep(0)
    sessions.end(BEN, time.seconds + 1)
    await asyncio.sleep(0)
    assert not waiting.done()
    sessions.end(ADA, time.seconds + 1)
    await asyncio.wait_for(waiting, 1)
    expired = signer.session(BEN)
    time.seconds += SESSION
    await asyncio.wait_for(sessions.until_over(expired), 1)


def test_a_link_to_watch_a_match_is_for_its_channel_alone_and_is_no_session() -> None:
    signer = Signer(b"key", Time())
    link = WatchLink(Place(1, 2), game_id=77, number=3)
    token = signer.watch(link)
    assert signer.watched(token, Place(1, 2)) == link
    assert signer.watched(token, Place(1, 3)) is None
    assert signer.watched(f"{token}A", Place(1, 2)) is None
    assert signer.watched(signer.session(ADA).token, Place(1, 2)) is None
    assert signer.session_of(token) is None
