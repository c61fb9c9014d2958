"""``ricochet take-up GAME``: a game that was set aside goes on, once it can be read again."""

import asyncio

from bot.run.config import load_config
from bot.run.failure import TaskFailed
from bot.run.start import unusable
from bot.store import DatabaseLocation, GameId, GameRunning, StoreError, UnknownGame, UnreadableEvent, open_store, replayed
from bot.text import Texts


def take_up_game(say: Texts, game_id: GameId) -> str:
    """Let a game go on at the next start of the bot, if its events make a game again. Answers what to tell the operator.

    Raises `TaskFailed` where they do not, where no such game is set aside, and where another one has taken its place.
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
            await store.take_up(game_id)
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
