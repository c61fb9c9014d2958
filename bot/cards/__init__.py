"""Renders messages: functions from a state of the game to a layout. They decide and send nothing."""
