"""``ricochet doctor``: checks whether the machine, the database and Discord let the bot run, and suggests fixes.

It changes nothing, and may run beside a running bot.
"""

import asyncio
import json
from pathlib import Path

from bot.cli.doctor.checks import Finding, State, examine_database, examine_machine
from bot.cli.doctor.discord import examine_discord
from bot.run.config import LOCAL_DATABASE, Config, ConfigError, existing_database, load_config, unknown_settings
from bot.run.installation import is_image
from bot.store import chosen_channels
from bot.text import Texts

_MARKS = {State.WELL: "✓", State.WARNING: "!", State.FAULT: "✗"}


def examine(say: Texts, *, local: bool) -> list[Finding]:
    """Run all checks, and return their findings in the language of these texts.

    Checks the database of the bot, unless ``local``, and that of the game in the browser if there is one.
    """
    found = list(examine_machine(say))
    try:
        config = load_config(say)
    except ConfigError as error:
        return [*found, Finding("settings", State.FAULT, str(error))]
    found += [Finding("settings", State.WARNING, unknown.in_words(say)) for unknown in unknown_settings(say)]
    databases = [LOCAL_DATABASE if local else existing_database(config)]
    if LOCAL_DATABASE.exists() and LOCAL_DATABASE not in databases:
        databases.append(LOCAL_DATABASE)
    for database in databases:
        found += examine_database(say, database)
    return found + asyncio.run(_on_discord(say, config))


async def _on_discord(say: Texts, config: Config) -> list[Finding]:
    if config.discord_token is None:
        if is_image():
            return [Finding("token", State.FAULT, say("program-image"))]
        return [Finding("token", State.WARNING, say("doctor-no-token"))]
    channels = chosen_channels(config.database) if isinstance(config.database, Path) else {}
    token, secret = config.discord_token.get_secret_value(), config.discord_client_secret
    asked = examine_discord(say, token, config.shards, channels, secret.get_secret_value() if secret else None)
    return [found async for found in asked]


def in_words(say: Texts, findings: list[Finding]) -> str:
    """Format findings for people: a line each, and a summary."""
    faults = sum(found.state is State.FAULT for found in findings)
    return "\n".join([*(f"{_MARKS[found.state]} {found.text}" for found in findings), "", say("doctor-end", faults=faults)])


def as_json(findings: list[Finding]) -> str:
    """Serialize findings as an ASCII JSON list of objects with ``subject``, ``state`` and ``text``."""
    rows = [{"subject": found.subject, "state": found.state.value, "text": found.text} for found in findings]
    return json.dumps(rows, indent=2)


def has_faults(findings: list[Finding]) -> bool:
    """Return whether any finding keeps the bot from running."""
    return any(found.state is State.FAULT for found in findings)
