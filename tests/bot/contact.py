"""How to reach the operator, as tests set it."""

from tests.bot.world import World

CONTACT = "https://discord.gg/robots"


def set_contact(world: World) -> None:
    """Set the contact of the running bot, and of those that are started later."""
    world.config = world.config.model_copy(update={"contact": CONTACT})
    world.bot.config = world.config
