"""Names, descriptions and choices of commands in the languages that Discord knows, too."""

from discord import Locale, app_commands

from bot.text import Texts, language_of


class CommandTexts(app_commands.Translator):
    """Translates names, and what names its text by ``key`` and ``values``; English is shown where there is no translation."""

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of this locale, or None where we lack it, or where it is a name that stays.

        A name without a text stays, so that people can help each other: that of `/ricochet`, and of commands beside it.
        """
        language = language_of(str(locale))
        if language in (None, "en"):
            return None
        say, values = Texts.of(language), string.extras.get("values", {})
        match context.location:
            case app_commands.TranslationContextLocation.command_name:
                key = f"command-name-{string.message}"
            case app_commands.TranslationContextLocation.parameter_name:
                key = f"option-name-{string.message.replace('_', '-')}"
            case _:
                key = string.extras.get("key", "")
        return say(key, **values) if key in say else None
