"""What operators see and set: configuration, logs, health, the tasks of the command line."""
