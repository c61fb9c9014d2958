"""A test at the page fails on faults that it did not expect: of the browser, of the server, and of the program."""

import logging
from typing import TYPE_CHECKING

import pytest
import structlog
from playwright.async_api import expect

from .conftest import MakeBot, open_page
from .faults import Faults
from .toy import ToyBot

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import Browser

    from .conftest import HeldClock


@pytest.mark.parametrize("kind", ["error", "exception"])
def test_what_the_program_logs_fails_a_test_unless_it_is_expected(kind: str, faults: Faults) -> None:
    getattr(structlog.stdlib.get_logger(), kind)("the bot failed")
    logging.getLogger("aiohttp.server").error("Error handling request")
    faults.expect("the bot failed")
    with pytest.raises(AssertionError, match="Error handling request"):
        faults.check()
    faults.expect("Error handling request")


async def test_what_the_browser_reports_fails_a_test_unless_it_is_expected(
    browser: "Browser", address: "Callable[[MakeBot], Awaitable[str]]", clock: "HeldClock", faults: Faults
) -> None:
    person = await open_page(browser, await address(ToyBot), clock)
    faults.check()
    await person.page.evaluate("fetch('/nothing'); console.error('in vain'); setTimeout(() => { throw Error('thrown') })")
    await person.page.evaluate("fetch('/page.css').then(() => document.title = 'fetched')")
    await expect(person.page).to_have_title("fetched")
    for fault in ("404: GET .*/nothing", "console: in vain", "thrown"):
        with pytest.raises(AssertionError, match=fault):
            faults.check()
    faults.expect("404", "in vain", "thrown")
