"""Settings, from the environment or a file `.env`. `.env.example` explains each of them."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.text import say
from engine.rules import Times

Seconds = Annotated[float, Field(ge=1, allow_inf_nan=False)]


class Settings(BaseSettings):
    """What an operator can choose. All times are in seconds."""

    model_config = SettingsConfigDict(
        env_prefix="RICOCHET_", env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    discord_token: Annotated[SecretStr | None, Field(validation_alias="DISCORD_TOKEN")] = None
    database: Path = Path("ricochet.db")
    hourglass: Seconds = 60
    proof_time: Seconds = 120
    thinking_time: Seconds = 300
    pause: Seconds = 10
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"

    @property
    def times(self) -> Times:
        """How long things last in a match that chooses nothing else."""
        return Times(self.hourglass, self.proof_time, self.thinking_time, self.pause)


class SettingsError(Exception):
    """A setting cannot be used; the text says which, what it was, and what would be right."""


def load_settings() -> Settings:
    """Read the settings. Raises `SettingsError` naming every setting that is wrong; a token is never quoted."""
    try:
        return Settings()
    except ValidationError as error:
        lines = [
            say(
                "setting-wrong",
                name=str(fault["loc"][0]) if fault["loc"][0] == "DISCORD_TOKEN" else f"RICOCHET_{fault['loc'][0]}".upper(),
                value=repr(fault["input"]) if fault["loc"][0] != "DISCORD_TOKEN" else "…",
                why=fault["msg"],
            )
            for fault in error.errors()
        ]
        raise SettingsError("\n".join(lines)) from None
