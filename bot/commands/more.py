"""*More…* below the card of a game: the panel of what is rare, which `bot.cards.more` makes."""

from typing import Any

from bot.actions import give_sign
from bot.cards.more import Reader, more_panel
from bot.cards.pad import Pad
from bot.commands.acting import actor_of
from bot.commands.interaction import Interaction
from bot.games.live_game import LiveGame
from bot.ui.answers import latest_answers, show_ephemeral
from bot.ui.languages import texts_of


async def open_more(interaction: Interaction, live: LiveGame[Any, Any, Any], pad: Pad | None = None) -> None:
    """Show the user the panel of a game as it stands, until the next answer in it, and mark them as present.

    ``pad`` is that of the rush from which it was opened.
    """
    say, actor = texts_of(interaction), actor_of(interaction)
    if live.is_shared:
        await live.screen.take(interaction)  # a card that everybody sees is edited by way of this press
    reader = Reader(actor.player, actor.may_moderate)
    followup = await show_ephemeral(interaction, more_panel(say, live.kind, live.game_id, live.state, reader, pad))
    if not live.is_private:  # there the panel becomes the card, once something in it is pressed
        await latest_answers(interaction).replace(interaction, followup)
    if live.is_shared:
        await give_sign(live, actor)
