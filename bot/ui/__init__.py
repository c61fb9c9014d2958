"""What everything that answers on Discord has in common: replies, items that outlive a restart, forms, messages."""
