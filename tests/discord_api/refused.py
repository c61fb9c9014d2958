"""What Discord would have refused, apart from what finds it: that is loaded only where there is a bot."""

refused: list[str] = []
"""What bots of tests have asked for, and Discord would refuse. The test that runs takes it, and fails."""
