"""What Discord says of its own interface, and holding requests and answers against it."""
