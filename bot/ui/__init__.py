"""Shared parts of all answers on Discord: replies, items that outlive a restart, forms, messages."""
