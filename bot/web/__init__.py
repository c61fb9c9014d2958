"""The board in the browser: what a viewer may see of a match, what a player does there, and the server between the two."""
