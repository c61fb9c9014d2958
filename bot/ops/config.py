"""Configuration, from the environment or a file `.env`. `.env.example` explains each of them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AliasChoices, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.ops.failure import TaskFailed
from bot.store import DatabaseLocation, database_of
from bot.text import Texts
from engine.rules import Times

Seconds = Annotated[float, Field(ge=1, allow_inf_nan=False)]

_LOOPBACK = "127.0.0.1"
_MAX_PORT = 65535
_NO_ADDRESS = "address"
"""The kind of error for an address that is none."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where something is served: a host, by name or number, and a port, of which 0 is any that is free."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @classmethod
    def read(cls, value: Any) -> Any:
        """The address of a text, such as ``0.0.0.0:9464``; a port alone is that of this machine itself, ``127.0.0.1``."""
        if not isinstance(value, str):
            return value
        host, _, port = value.rpartition(":")
        if not (port.isascii() and port.isdecimal() and int(port) <= _MAX_PORT):
            raise PydanticCustomError(_NO_ADDRESS, "no address")
        return cls(host.strip("[]") or _LOOPBACK, int(port))


def _database(value: Any) -> Any:
    return database_of(value) if isinstance(value, str) else value


class Config(BaseSettings):
    """What an operator can choose. All times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix="RICOCHET_",
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        populate_by_name=True,
    )

    discord_token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    database: Annotated[DatabaseLocation, BeforeValidator(_database)] = Path("ricochet.db")
    hourglass: Seconds = 60
    proof_time: Seconds = 120
    thinking_time: Seconds = 300
    intermission: Annotated[Seconds, Field(validation_alias=AliasChoices("RICOCHET_INTERMISSION", "RICOCHET_PAUSE"))] = 10
    shards: Annotated[int | None, Field(ge=1)] = None
    picture_workers: Annotated[int | None, Field(ge=0, le=16)] = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    http: Annotated[Address | None, NoDecode, BeforeValidator(Address.read)] = None

    @property
    def times(self) -> Times:
        """How long things last in a match that chooses nothing else."""
        return Times(self.hourglass, self.proof_time, self.thinking_time, self.intermission)


class ConfigError(TaskFailed):
    """A setting cannot be used; the text says which, what it was, and what would be right."""


def load_config(say: Texts) -> Config:
    """Read the configuration. Raises `ConfigError` naming every setting that is wrong; a token is never quoted."""
    try:
        return Config()
    except ValidationError as error:
        lines = [
            say(
                "setting-wrong",
                name=name,
                value="…" if name == "DISCORD_TOKEN" else repr(fault["input"]),
                why=say("setting-address") if fault["type"] == _NO_ADDRESS else fault["msg"],
            )
            for fault in error.errors()
            for name in [_variable(str(fault["loc"][0]))]
        ]
        raise ConfigError("\n".join(lines)) from None


def _variable(name: str) -> str:
    """The environment variable of a field, or of one that is known by its variable already."""
    return name if name.isupper() else f"RICOCHET_{name.upper()}"
