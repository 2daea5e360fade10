"""Who may come in where: listeners, hosts, sessions, throttles, headers."""
