"""Descriptions and choices of commands in the languages that Discord knows, too."""

from discord import Locale, app_commands

from bot.text import Texts, language_of


class CommandTexts(app_commands.Translator):
    """Translates what names its text by ``key`` and ``values``; English is what Discord shows without a translation."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of this locale, or None where we lack it, or where it is a name, which stays."""
        del context
        key, language = string.extras.get("key"), language_of(str(locale))
        if key is None or language in (None, "en"):
            return None
        return Texts.of(language)(key, **string.extras["values"])
