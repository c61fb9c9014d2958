"""Descriptions, choices and options of commands in the languages that Discord knows, too."""

from discord import Locale, app_commands

from bot.text import Texts, language_of


class CommandTexts(app_commands.Translator):
    """Translates what names its text by ``key`` and ``values``; English is what Discord shows without a translation."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of this locale, or None where we lack it, or where it is a name that stays.

        Commands keep their names, and so do options that texts name, so that people can help each other.
        """
        language = language_of(str(locale))
        if language in (None, "en"):
            return None
        if context.location is app_commands.TranslationContextLocation.parameter_name:
            return _option_name(Texts.of(language), string.message)
        if (key := string.extras.get("key")) is None:
            return None
        return Texts.of(language)(key, **string.extras["values"])


def _option_name(say: Texts, name: str) -> str | None:
    key = f"option-name-{name.replace('_', '-')}"
    return say(key) if key in say else None
