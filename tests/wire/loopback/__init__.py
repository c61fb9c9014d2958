"""A Discord on the loopback address: REST, gateway and CDN, as far as a bot of slash commands, buttons and forms needs them."""
