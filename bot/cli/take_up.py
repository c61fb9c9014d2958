"""``ricochet take-up GAME``: releases a quarantined game."""

import asyncio

from bot.run.config import load_config
from bot.run.output import TaskFailed
from bot.run.start import unusable
from bot.store import DatabaseLocation, GameId, GameRunning, StoreError, UnknownGame, UnreadableEvent, open_store, replayed
from bot.text import Texts


def take_up_game(say: Texts, game_id: GameId) -> str:
    """Release a quarantined game, so that it resumes at the bot's next start, and return a report.

    Raises `TaskFailed` if its events cannot be replayed, if no such game is quarantined, and if another game has its place.
    """
    return asyncio.run(_take_up(say, load_config(say).database, game_id))


async def _take_up(say: Texts, database: DatabaseLocation, game_id: GameId) -> str:
    try:
        store = await open_store(database)
    except StoreError as error:
        raise unusable(say, error, local=False) from error
    async with store:
        try:
            replayed(await store.events_of(game_id))
            await store.restore(game_id)
        except GameRunning:
            raise TaskFailed(say("take-up-running", game=str(game_id))) from None
        except UnknownGame:
            raise TaskFailed(say("take-up-unknown", game=str(game_id))) from None
        except UnreadableEvent as error:
            raise TaskFailed(say("take-up-unreadable", game=str(game_id), why=str(error))) from None
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise TaskFailed(say("take-up-unreadable", game=str(game_id), why=why)) from error
    return say("take-up-done", game=str(game_id))
