"""Configuration, from the environment or a file `.env`. `.env.example` explains each setting."""

import codecs
import os
from dataclasses import dataclass
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.run.installation import IMAGE_VARIABLE
from bot.run.output import TaskFailed
from bot.store import DatabaseLocation, database_of
from bot.text import Texts
from engine.rules.rules import Times

Seconds = Annotated[float, Field(ge=1, allow_inf_nan=False)]

_FILE = Path(".env")
_MARKS = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
"""Encodings by their byte order mark, as editors and shells of Windows write it."""

_LOOPBACK = "127.0.0.1"
_THIS_MACHINE = (_LOOPBACK, "localhost")
_MAX_PORT = 65535
_MAX_CONTACT = 200
_LOOPBACK_NETWORKS = (ip_network("127.0.0.0/8"), ip_network("::1"))
_NO_ADDRESS, _NO_WEB, _NO_NETWORKS, _NO_CONTACT = "address", "web", "networks", "contact"
"""The error types of an invalid address to serve at, of an invalid address of the board, of invalid proxies, and of a contact
that does not fit into a message."""


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


def _networks(value: Any) -> Any:
    """Return the networks in a list such as ``127.0.0.1, 172.18.0.0/16``."""
    if not isinstance(value, str):
        return value
    try:
        return tuple(ip_network(one.strip(), strict=False) for one in value.split(","))
    except ValueError:
        raise PydanticCustomError(_NO_NETWORKS, "no networks") from None


def _contact(value: Any) -> Any:
    """Return a contact that messages can end with."""
    if isinstance(value, str) and (len(value) > _MAX_CONTACT or len(value.splitlines()) > 1):
        raise PydanticCustomError(_NO_CONTACT, "no contact")
    return value


_WHY = {
    _NO_ADDRESS: "setting-address",
    _NO_WEB: "setting-web",
    _NO_NETWORKS: "setting-networks",
    _NO_CONTACT: "setting-contact",
}
"""The texts that say what would be valid, by types of errors."""

_SECRET = ("DISCORD_TOKEN", "DISCORD_CLIENT_SECRET")
"""Settings that are never quoted."""


DEFAULT_DATABASE = Path("ricochet.db")
LOCAL_DATABASE = Path("ricochet-local.db")
"""The database of the bot, unless it is configured, and that of the local game in the browser."""

_PREFIX = "RICOCHET_"
_IN_FILES = {"discord_token": SecretStr, "discord_client_secret": SecretStr, "database": database_of}
"""Settings that a file may hold, by their fields, and what is made of its content; a field ``…_file`` names the file."""


def _database(value: Any) -> Any:
    return database_of(value) if isinstance(value, str) else value


class Config(BaseSettings):
    """The operator's settings. Times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix=_PREFIX, env_file=_FILE, env_ignore_empty=True, extra="ignore", populate_by_name=True
    )

    discord_token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    discord_client_secret: Annotated[SecretStr | None, Field(validation_alias="DISCORD_CLIENT_SECRET")] = None
    database: Annotated[DatabaseLocation, BeforeValidator(_database)] = DEFAULT_DATABASE
    discord_token_file: Annotated[Path | None, Field(validation_alias="DISCORD_TOKEN_FILE")] = None
    discord_client_secret_file: Annotated[Path | None, Field(validation_alias="DISCORD_CLIENT_SECRET_FILE")] = None
    database_file: Path | None = None
    hourglass: Seconds = 60
    proof_time: Seconds = 120
    thinking_time: Seconds = 300
    intermission: Seconds = 10
    shards: Annotated[int | None, Field(ge=1)] = None
    contact: Annotated[str, BeforeValidator(_contact)] = ""
    picture_workers: Annotated[int | None, Field(ge=0, le=16)] = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    http: Annotated[Address | None, NoDecode, BeforeValidator(Address.read)] = None
    web: Annotated[str | None, BeforeValidator(_origin)] = None
    web_port: Annotated[Address, NoDecode, BeforeValidator(Address.read)] = Address(_LOOPBACK, 8518)
    web_proxies: Annotated[tuple[IPv4Network | IPv6Network, ...], NoDecode, BeforeValidator(_networks)] = _LOOPBACK_NETWORKS

    @model_validator(mode="before")
    @classmethod
    def _strip(cls, values: dict[str, Any]) -> dict[str, Any]:
        """Remove white space around values, such as the newline at the end of a secret, and values of nothing else."""
        stripped = {name: value.strip() if isinstance(value, str) else value for name, value in values.items()}
        return {name: value for name, value in stripped.items() if value != ""}

    @property
    def times(self) -> Times:
        """The default times of a match."""
        return Times(self.hourglass, self.proof_time, self.thinking_time, self.intermission)


def existing_database(config: Config) -> DatabaseLocation:
    """Return the database of the bot; or that of the game in the browser, if only that has been played here."""
    only_local = not DEFAULT_DATABASE.exists() and LOCAL_DATABASE.exists()
    is_played_here = config.discord_token is None and config.database == DEFAULT_DATABASE
    return LOCAL_DATABASE if is_played_here and only_local else config.database


class ConfigError(TaskFailed):
    """A setting cannot be used; the text names it, its value and what would be valid."""


def load_config(say: Texts) -> Config:
    """Read the configuration; the file may be UTF-8, or UTF-16 with a byte order mark.

    A value in a file of its own, such as that of ``DISCORD_TOKEN_FILE``, precedes one in the setting itself.
    Raises `ConfigError` naming every wrong setting, or the fault of a file; a token is never quoted.
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
    config = config.model_copy(update=_from_files(say, config))
    if config.web and not config.discord_client_secret:
        raise ConfigError(say("setting-web-secret"))
    return config


def _from_files(say: Texts, config: Config) -> dict[str, Any]:
    """Return the values that are in files of their own, by fields. Raises `ConfigError` if such a file has none."""
    values = dict[str, Any]()
    for field, made_of in _IN_FILES.items():
        file: Path | None = getattr(config, f"{field}_file")
        if file is None:
            continue
        try:
            value, why = file.read_text(encoding="utf-8-sig").strip(), say("setting-file-empty")
        except (OSError, UnicodeDecodeError) as error:
            value, why = "", getattr(error, "strerror", None) or str(error)
        if not value:
            raise ConfigError(say("setting-wrong", name=_variable(f"{field}_file"), value=repr(str(file)), why=why))
        values[field] = made_of(value)
    return values


@dataclass(frozen=True, slots=True)
class UnknownSetting:
    """A name with the program's prefix that is no setting, and the nearest one that is, if there is one."""

    name: str
    nearest: str | None

    def in_words(self, say: Texts) -> str:
        """Say that it is ignored, and which setting may be meant."""
        return say("setting-unknown", name=self.name, nearest=self.nearest or "none")


def unknown_settings(say: Texts) -> list[UnknownSetting]:
    """Return the settings, in the environment or the file, that are ignored because of their names. Raises `ConfigError`."""
    variables = [*map(_variable, Config.model_fields)]
    known = {name.removeprefix(_PREFIX): name for name in variables}
    given = {name.upper() for name in (*os.environ, *dotenv_values(_FILE, encoding=_encoding(say, _FILE)))}
    unknown = sorted(name for name in given.difference(variables, [IMAGE_VARIABLE]) if name.startswith(_PREFIX))
    near = {name: get_close_matches(name.removeprefix(_PREFIX), known, n=1) for name in unknown}
    return [UnknownSetting(name, known[near[name][0]] if near[name] else None) for name in unknown]


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
    return name.upper() if name.isupper() or name.startswith("discord_") else f"{_PREFIX}{name.upper()}"
