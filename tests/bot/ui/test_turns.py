"""Who waits for a turn: the most important first."""

import asyncio

from bot.ui.turns import Turns


class Table:
    """One turn at a time, which is taken, and what those do who come after that."""

    def __init__(self) -> None:
        self.turns, self.had = Turns(1), list[str]()
        self.first_is_over = asyncio.Event()

    async def first(self) -> None:
        async with self.turns.take(0):
            await self.first_is_over.wait()

    async def comes(self, name: str, importance: int) -> None:
        async with self.turns.take(importance):
            self.had.append(name)


async def others_go_on() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_the_most_important_is_next_and_then_who_came_first() -> None:
    table = Table()
    waiting = [asyncio.create_task(table.first())]
    await others_go_on()
    for name, importance in (("scores", 2), ("replay", 1), ("board", 0), ("second replay", 1), ("second board", 0)):
        waiting.append(asyncio.create_task(table.comes(name, importance)))
    await others_go_on()
    assert table.had == []
    table.first_is_over.set()
    await asyncio.gather(*waiting)
    assert table.had == ["board", "second board", "replay", "second replay", "scores"]


async def test_as_many_as_are_allowed_have_their_turn_at_once() -> None:
    turns, had = Turns(2), list[int]()

    async def come(number: int) -> None:
        async with turns.take(0):
            had.append(number)
            await asyncio.Event().wait()

    tasks = [asyncio.create_task(come(number)) for number in range(3)]
    await others_go_on()
    assert had == [0, 1]
    tasks[0].cancel()
    await others_go_on()
    assert had == [0, 1, 2]
    for task in tasks:
        task.cancel()


async def test_a_turn_is_not_lost_with_somebody_who_leaves() -> None:
    table = Table()
    first = asyncio.create_task(table.first())
    await others_go_on()
    leaving, staying = (asyncio.create_task(table.comes(name, 0)) for name in ("leaving", "staying"))
    await others_go_on()
    leaving.cancel()
    table.first_is_over.set()
    await asyncio.gather(first, staying)
    assert table.had == ["staying"]


async def test_a_turn_is_not_lost_with_somebody_who_leaves_just_when_it_is_theirs() -> None:
    table = Table()

    async def first() -> None:
        await table.first()
        leaving.cancel()

    begun = asyncio.create_task(first())
    await others_go_on()
    leaving, staying = (asyncio.create_task(table.comes(name, 0)) for name in ("leaving", "staying"))
    await others_go_on()
    table.first_is_over.set()
    await asyncio.gather(begun, staying)
    assert table.had == ["staying"]
