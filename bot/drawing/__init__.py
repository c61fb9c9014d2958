"""Pictures are drawn beside the event loop: what is to be drawn, who draws it, and in which order."""
