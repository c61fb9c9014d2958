"""``ricochet doctor``: whether this machine, the database and Discord let the bot play, and what to do where they do not.

It changes nothing, and may run beside a bot that plays.
"""

import asyncio
import json
from pathlib import Path

from bot.cli.doctor.database import examine_database
from bot.cli.doctor.discord import examine_discord
from bot.cli.doctor.finding import Finding, State
from bot.cli.doctor.machine import examine_machine
from bot.run.config import Config, ConfigError, load_config
from bot.store import chosen_channels
from bot.text import Texts

_MARKS = {State.WELL: "✓", State.WARNING: "!", State.FAULT: "✗"}


def examine(say: Texts) -> list[Finding]:
    """Everything that the doctor finds, in the language of these texts."""
    found = list(examine_machine(say))
    try:
        config = load_config(say)
    except ConfigError as error:
        return [*found, Finding("settings", State.FAULT, str(error))]
    found += examine_database(say, config.database)
    return found + asyncio.run(_on_discord(say, config))


async def _on_discord(say: Texts, config: Config) -> list[Finding]:
    if config.discord_token is None:
        return [Finding("token", State.WARNING, say("doctor-no-token"))]
    channels = chosen_channels(config.database) if isinstance(config.database, Path) else {}
    token = config.discord_token.get_secret_value()
    return [found async for found in examine_discord(say, token, config.shards, channels)]


def in_words(say: Texts, findings: list[Finding]) -> str:
    """Findings for people: a line each, and at the end whether the bot can play."""
    faults = sum(found.state is State.FAULT for found in findings)
    return "\n".join([*(f"{_MARKS[found.state]} {found.text}" for found in findings), "", say("doctor-end", faults=faults)])


def as_json(findings: list[Finding]) -> str:
    """Findings for programs: a list of objects with ``subject``, ``state`` and ``text``, in ASCII."""
    told = [{"subject": found.subject, "state": found.state.value, "text": found.text} for found in findings]
    return json.dumps(told, indent=2)


def has_faults(findings: list[Finding]) -> bool:
    """Whether anything keeps the bot from playing."""
    return any(found.state is State.FAULT for found in findings)
