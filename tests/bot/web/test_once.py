"""Commands of pages that are executed once."""

from bot.web.once import Once
from bot.web.protocol import Answer

DONE = Answer(id=1, text="done")


async def _done() -> Answer:
    return DONE


async def test_a_player_who_opens_many_pages_lets_no_command_of_another_be_forgotten() -> None:
    once = Once()
    commands = once.of(1, "page")
    assert await once.do(commands, 1, _done) == DONE
    for number in range(5000):
        once.of(2, f"page {number}")
    assert once.of(1, "page") is commands
    assert once.of(2, "page 0") == {}


def test_nothing_is_remembered_of_those_who_watch() -> None:
    once = Once()
    assert once.of(None, "page") is not once.of(None, "page")
