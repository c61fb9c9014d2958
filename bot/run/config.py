"""Configuration, from the environment or a file `.env`. `.env.example` explains each setting."""

import codecs
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import AliasChoices, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.run.output import TaskFailed
from bot.store import DatabaseLocation, database_of
from bot.text import Texts
from engine.rules import Times

Seconds = Annotated[float, Field(ge=1, allow_inf_nan=False)]

_FILE = Path(".env")
_MARKS = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
"""Encodings by their byte order mark, as editors and shells of Windows write it."""

_LOOPBACK = "127.0.0.1"
_THIS_MACHINE = (_LOOPBACK, "localhost")
_MAX_PORT = 65535
_NO_ADDRESS, _NO_WEB = "address", "web"
"""The error types of an invalid address to serve at, and of an invalid address of the board."""


@dataclass(frozen=True, slots=True)
class Address:
    """A host, by name or number, and a port to serve at; port 0 is any free one."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @classmethod
    def read(cls, value: Any) -> Any:
        """Parse an address such as ``0.0.0.0:9464``; a port alone is served at ``127.0.0.1``."""
        if not isinstance(value, str):
            return value
        host, _, port = value.rpartition(":")
        if not (port.isascii() and port.isdecimal() and int(port) <= _MAX_PORT):
            raise PydanticCustomError(_NO_ADDRESS, "no address")
        return cls(host.strip("[]") or _LOOPBACK, int(port))


def _origin(value: Any) -> Any:
    """Return the address of the board without a slash at its end. Plain HTTP is only for this machine."""
    if not isinstance(value, str):
        return value
    parts = urlsplit(value)
    is_safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in _THIS_MACHINE)
    if not is_safe or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise PydanticCustomError(_NO_WEB, "no address of a board")
    return f"{parts.scheme}://{parts.netloc.lower()}"


_WHY = {_NO_ADDRESS: "setting-address", _NO_WEB: "setting-web"}
"""The texts that say what would be valid, by types of errors."""

_SECRET = ("DISCORD_TOKEN", "DISCORD_CLIENT_SECRET")
"""Settings that are never quoted."""


def _database(value: Any) -> Any:
    return database_of(value) if isinstance(value, str) else value


class Config(BaseSettings):
    """The operator's settings. Times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix="RICOCHET_", env_file=_FILE, env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    discord_token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    discord_client_secret: Annotated[SecretStr | None, Field(validation_alias="DISCORD_CLIENT_SECRET")] = None
    database: Annotated[DatabaseLocation, BeforeValidator(_database)] = Path("ricochet.db")
    hourglass: Seconds = 60
    proof_time: Seconds = 120
    thinking_time: Seconds = 300
    intermission: Annotated[Seconds, Field(validation_alias=AliasChoices("RICOCHET_INTERMISSION", "RICOCHET_PAUSE"))] = 10
    shards: Annotated[int | None, Field(ge=1)] = None
    picture_workers: Annotated[int | None, Field(ge=0, le=16)] = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    http: Annotated[Address | None, NoDecode, BeforeValidator(Address.read)] = None
    web: Annotated[str | None, BeforeValidator(_origin)] = None
    web_port: Annotated[Address, NoDecode, BeforeValidator(Address.read)] = Address(_LOOPBACK, 8518)

    @property
    def times(self) -> Times:
        """The default times of a match."""
        return Times(self.hourglass, self.proof_time, self.thinking_time, self.intermission)


class ConfigError(TaskFailed):
    """A setting cannot be used; the text names it, its value and what would be valid."""


def load_config(say: Texts) -> Config:
    """Read the configuration; the file may be UTF-8, or UTF-16 with a byte order mark.

    Raises `ConfigError` naming every wrong setting, or the fault of the file; a token is never quoted.
    """
    encoding = _encoding(say, _FILE)
    try:
        config = Config(_env_file_encoding=encoding)  # pyright: ignore[reportCallIssue] - pydantic-settings takes it
    except ValidationError as error:
        lines = [
            say(
                "setting-wrong",
                name=name,
                value="…" if name in _SECRET else repr(fault["input"]),
                why=say(_WHY[fault["type"]]) if fault["type"] in _WHY else fault["msg"],
            )
            for fault in error.errors()
            for name in [_variable(str(fault["loc"][0]))]
        ]
        raise ConfigError("\n".join(lines)) from None
    if config.web and not config.discord_client_secret:
        raise ConfigError(say("setting-web-secret"))
    return config


def _encoding(say: Texts, file: Path) -> str:
    """Return the encoding of a settings file. Raises `ConfigError` if it cannot be read or decoded."""
    if file.is_dir():
        raise ConfigError(say("settings-folder", file=str(file)))
    if not file.is_file():  # a pipe can only be read once
        return "utf-8"
    try:
        content = file.read_bytes()
    except OSError as error:
        raise ConfigError(say("settings-unreadable", file=str(file), why=error.strerror or str(error))) from error
    encoding = next((encoding for mark, encoding in _MARKS.items() if content.startswith(mark)), "utf-8")
    try:
        is_text = "\0" not in content.decode(encoding)
    except UnicodeDecodeError:
        is_text = False
    if not is_text:
        raise ConfigError(say("settings-no-text", file=str(file)))
    return encoding


def _variable(name: str) -> str:
    """Return the environment variable of a field, which pydantic may already name by its variable."""
    return name if name.isupper() else f"RICOCHET_{name.upper()}"
