"""Who may come in where: doors, hosts, sessions, throttles, headers."""
