"""The running bot as a process: configuration, logs, start and stop, health checks, and the shards that it plays."""
