"""Names, descriptions and choices of commands, in all languages."""

from enum import Enum

from discord import Locale, app_commands
from discord.app_commands import Choice, locale_str

from bot.text import Texts, language_of


def localised(key: str, **values: str | Enum | float) -> locale_str:
    """Return the English text with this key, Discord's default, with the data from which `CommandTexts` translates it."""
    return locale_str(Texts.of("en")(key, **values), key=key, values=values)


def names_of(key: str, values: type[Enum], **facts: float) -> dict[str, locale_str]:
    """Return the values of an option, each with its name, which is the text with this key."""
    return {value.value: localised(key, value=value, **facts) for value in values}


def choices(key: str, values: type[Enum], **facts: float) -> list[Choice[str]]:
    """Return the values of an option as choices, each named by the text with this key."""
    return [Choice(name=name, value=value) for value, name in names_of(key, values, **facts).items()]


class CommandTexts(app_commands.Translator):
    """Translates names, and strings made by `localised`."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in the language of this locale, or None if there is no translation.

        Top-level names such as `/ricochet` are not translated, so that people can help each other across languages.
        """
        language = language_of(str(locale))
        if language in (None, "en"):
            return None
        say, values = Texts.of(language), string.extras.get("values", {})
        match context.location:
            case app_commands.TranslationContextLocation.command_name:
                key = string.extras.get("key", f"command-name-{string.message}")  # the names of context menus are texts
            case app_commands.TranslationContextLocation.parameter_name:
                key = f"option-name-{string.message.replace('_', '-')}"
            case _:
                key = string.extras.get("key", "")
        return say(key, **values) if key in say else None
