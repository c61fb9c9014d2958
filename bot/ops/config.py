"""Configuration, from the environment or a file `.env`. `.env.example` explains each of them."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import AliasChoices, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.ops.failure import TaskFailed
from bot.text import say
from engine.rules import Times

Seconds = Annotated[float, Field(ge=1, allow_inf_nan=False)]


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
    database: Path = Path("ricochet.db")
    hourglass: Seconds = 60
    proof_time: Seconds = 120
    thinking_time: Seconds = 300
    intermission: Annotated[Seconds, Field(validation_alias=AliasChoices("RICOCHET_INTERMISSION", "RICOCHET_PAUSE"))] = 10
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"

    @property
    def times(self) -> Times:
        """How long things last in a match that chooses nothing else."""
        return Times(self.hourglass, self.proof_time, self.thinking_time, self.intermission)


class ConfigError(TaskFailed):
    """A setting cannot be used; the text says which, what it was, and what would be right."""


def load_config() -> Config:
    """Read the configuration. Raises `ConfigError` naming every setting that is wrong; a token is never quoted."""
    try:
        return Config()
    except ValidationError as error:
        lines = [
            say(
                "setting-wrong",
                name=name,
                value="…" if name == "DISCORD_TOKEN" else repr(fault["input"]),
                why=fault["msg"],
            )
            for fault in error.errors()
            for name in [_variable(str(fault["loc"][0]))]
        ]
        raise ConfigError("\n".join(lines)) from None


def _variable(name: str) -> str:
    """The environment variable of a field, or of one that is known by its variable already."""
    return name if name.isupper() else f"RICOCHET_{name.upper()}"
