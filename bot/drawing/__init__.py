"""Draws pictures beside the event loop: drawings as values, the processes that draw them, and the queue between."""
