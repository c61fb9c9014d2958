"""What people type, a few lines each: read it, hand it to the table, answer in private."""
