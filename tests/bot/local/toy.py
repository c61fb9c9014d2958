"""A small bot built like the real one: a card with a picture, a sand timer, a form, private answers."""

import asyncio
import io
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any, Self

import discord
from discord import app_commands, ui
from PIL import Image

from bot.clock import Clock


def picture() -> bytes:
    """Return a plain red PNG."""
    buffer = io.BytesIO()
    Image.new("RGB", (320, 200), "#b03a2e").save(buffer, "PNG")
    return buffer.getvalue()


class BidForm(ui.Modal, title="Your bid"):
    """The form behind the button."""

    moves: ui.Label[Self] = ui.Label(text="Moves", component=ui.TextInput(custom_id="moves", max_length=2))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert isinstance(self.moves.component, ui.TextInput)
        await interaction.client.bid(interaction, int(self.moves.component.value))


class BidButton(ui.DynamicItem[ui.Button[Any]], template=r"toy:bid"):
    """The button under the card; survives a restart."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Bid", custom_id="toy:bid", style=discord.ButtonStyle.primary))

    @classmethod
    async def from_custom_id(cls, _interaction: object, _item: object, _match: object) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(BidForm())


class CountButton(ui.DynamicItem[ui.Button[Any]], template=r"toy:count"):
    """The button under the card that counts presses, and changes the card with each."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Count", custom_id="toy:count"))

    @classmethod
    async def from_custom_id(cls, _interaction: object, _item: object, _match: object) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        presses = interaction.client.presses
        presses[interaction.user.display_name] += 1
        counted = ", ".join(f"{name} {count}" for name, count in sorted(presses.items()))
        await interaction.response.edit_message(view=card(f"{presses.total()} presses: {counted}."))


def card(text: str) -> ui.LayoutView:
    """Return the public message: text, picture and buttons."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="a red board")
    )
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(BidButton()).add_item(CountButton())
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(text), gallery, row))
    return view


def note(text: str) -> ui.LayoutView:
    """Return a private answer."""
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(text))
    return view


class ToyBot(discord.AutoShardedClient):
    """``/toy start`` posts the card, ``/bid`` and the button bid; then a timer runs, and the card says so."""

    def __init__(self, clock: Clock, path: Path | str = ":memory:", *, sync: bool = True) -> None:
        super().__init__(intents=discord.Intents(guilds=True), shard_count=1, allowed_mentions=discord.AllowedMentions.none())
        self.clock = clock
        self.path = path
        self.sync = sync
        self.started_at = 0.0
        self.card: discord.PartialMessage | None = None
        self.last_bid = ""
        self.told: list[str] = []
        self.presses = Counter[str]()
        self.sand: asyncio.Task[None] | None = None
        self.database: sqlite3.Connection | None = None
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.started_at = self.clock.now()
        self.database = sqlite3.connect(self.path)
        self.add_dynamic_items(BidButton, CountButton)
        if self.sync:
            await self.tree.sync()

    async def close(self) -> None:
        if self.database is not None:
            self.database.close()
            self.database = None
        await super().close()

    async def bid(self, interaction: discord.Interaction[Any], moves: int) -> None:
        """Answer the bidder alone (the interaction is deferred), and let the sand run for all to see."""
        await interaction.edit_original_response(view=note(f"You bid {moves}."))
        self.last_bid = f"{interaction.user.mention} bids {moves}."
        await self.tell("Sand is running.")
        if self.sand is None or self.sand.done():
            self.sand = asyncio.create_task(self.run_out())

    async def run_out(self) -> None:
        """Run two seconds of sand, shown each second."""
        await self.clock.sleep(1)
        await self.tell("1 s of sand.")
        await self.clock.sleep(1)
        await self.tell(f"Time is up <t:{int(self.clock.now())}:R>.")

    async def tell(self, state: str) -> None:
        """Change the card's text; its picture stays."""
        self.told.append(state)
        if self.card is not None:
            await self.card.edit(view=card(f"{self.last_bid} {state}"))


Interaction = discord.Interaction[ToyBot]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """The commands: ``/toy start``, ``/bid``, ``/prove`` and ``/pass``."""
    toy = app_commands.Group(name="toy", description="The toy")

    @toy.command(description="Post the card")
    @app_commands.choices(edition=[app_commands.Choice(name="The original", value="original")])
    async def start(interaction: Interaction, edition: str = "none", quick: bool = False) -> None:  # noqa: FBT001, FBT002
        await interaction.response.defer(ephemeral=True)
        data = await asyncio.to_thread(picture)
        assert isinstance(interaction.channel, discord.TextChannel)
        message = await interaction.channel.send(
            view=card(f"A match begins: {edition}, {'quick' if quick else 'slow'}."),
            file=discord.File(io.BytesIO(data), "board.png", description="a red board"),
        )
        interaction.client.card = interaction.channel.get_partial_message(message.id)
        await interaction.edit_original_response(view=note("Started."))

    @tree.command(description="Bid")
    async def bid(interaction: Interaction, moves: app_commands.Range[int, 1, 99]) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.client.bid(interaction, moves)

    @tree.command(description="Prove")
    async def prove(interaction: Interaction, moves: str) -> None:
        await interaction.response.send_message(view=note(f"You prove {moves}."), ephemeral=True)

    @prove.autocomplete("moves")
    async def _moves(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed} R-up".strip(), value=f"{typed} R-up".strip())]

    @tree.command(name="pass", description="Pass")
    async def pass_(interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.mention} passes.")

    tree.add_command(toy)
