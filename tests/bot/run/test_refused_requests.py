"""What the HTTP servers refuse: one line of the log an hour, whatever is sent to them."""

import logging

import pytest
import structlog

from bot.run.config import Address
from bot.run.refusals import Refusals
from bot.run.serving import serving
from tests.bot.english import say
from tests.bot.run.malformed import MALFORMED, answered


def test_a_refusal_is_logged_once_an_hour_for_each_address_and_the_others_are_counted() -> None:
    now = [0.0]
    refusals = Refusals(lambda: now[0], "board refused")
    with structlog.testing.capture_logs() as lines:
        for _ in range(1000):
            refusals.add("forged", "192.0.2.1")
        refusals.add("forged", "192.0.2.2")
        now[0] = 3601.0
        refusals.add("forged", "192.0.2.1")
    assert [(line["event"], line["address"], line.get("more")) for line in lines] == [
        ("board refused", "192.0.2.1", None),
        ("board refused", "192.0.2.2", None),
        ("board refused", "192.0.2.1", 999),
    ]


async def test_what_cannot_be_parsed_costs_the_server_of_health_checks_one_line_and_no_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    with structlog.testing.capture_logs() as lines:
        async with serving(say, Address("127.0.0.1", 0)):
            port = int(next(line["address"] for line in lines if line["event"] == "serving HTTP").rpartition(":")[2])
            lines.clear()
            for sent in (*MALFORMED.values(), *MALFORMED.values()):
                assert b" 200 " not in await answered(port, sent)
    assert [(line["event"], line["why"], line["address"]) for line in lines] == [
        ("request refused", "malformed request", "127.0.0.1")
    ]
    assert not caplog.records
