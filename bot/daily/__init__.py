"""The puzzle of each day: chosen, kept and found again."""
