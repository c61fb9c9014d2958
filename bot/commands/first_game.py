"""What happens when somebody presses a button at the end of the tutorial: a first game begins, as by its command."""

from bot.cards.first_game import FIRST_GAME_ID, FirstGame
from bot.commands.daily import open_day
from bot.commands.interaction import Interaction, made_at
from bot.commands.ricochet import start_usual
from bot.commands.solo import solo_usual
from bot.ui.persistent import PersistentItem
from engine.daily import day_of


class FirstGameButton(PersistentItem, template=FIRST_GAME_ID):
    """Any such button. It is refused where the command that begins such a game would be."""

    async def pressed(self, interaction: Interaction) -> None:
        """Begin the game. A solo game is private, as the tutorial is."""
        match FirstGame(self.named["action"]):
            case FirstGame.MATCH:
                await start_usual(interaction)
            case FirstGame.SOLO:
                await solo_usual(interaction, private=True)
            case FirstGame.DAILY:
                await open_day(interaction, day_of(made_at(interaction)))
