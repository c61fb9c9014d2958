"""A match by the rulebooks: bids, the hourglass, proofs, chips."""
