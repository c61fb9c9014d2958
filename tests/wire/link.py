"""A proxy between a process and a server, which can be cut, silenced and restored for that process alone."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Self

_AT_ONCE = 1 << 16
"""Bytes that are handed on together."""


class Link:
    """An address of this machine that leads to a server, which is at the path of a Unix socket, or at a host and a port.

    To be entered; ``host`` is its address then, as in ``127.0.0.1:8080``.
    """

    def __init__(self, server: Path | tuple[str, int]) -> None:
        self._server = server
        self._is_cut = False
        self._passes = asyncio.Event()
        self._passes.set()
        self._ends = set[asyncio.StreamWriter]()

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        host, port = self._listening.sockets[0].getsockname()
        self.host = f"{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()
        self._listening.close()

    def cut(self) -> None:
        """Let its connections die without a word, and any other at once."""
        self._is_cut = True
        self._passes.set()
        for end in self._ends:
            end.transport.abort()

    def silence(self) -> None:
        """Drop all data silently: connections stay open, and new ones are accepted."""
        self._passes.clear()

    def mend(self) -> None:
        """Let it be a link as others; what was said in silence arrives."""
        self._is_cut = False
        self._passes.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on what both sides of a connection say, until each has ended."""
        there, to_there = await self._reach()
        ends = {writer, to_there}
        self._ends |= ends
        if self._is_cut:
            self.cut()
        try:
            await asyncio.gather(self._hand_on(reader, to_there), self._hand_on(there, writer))
        finally:
            self._ends -= ends

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._server, Path):
            return await asyncio.open_unix_connection(self._server)
        return await asyncio.open_connection(*self._server)

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while said := await reader.read(_AT_ONCE):
                await self._passes.wait()
                writer.write(said)
                await writer.drain()
        writer.close()
