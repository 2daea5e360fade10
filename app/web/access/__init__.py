"""Access control: listeners, hosts, sessions, rate limits and security headers."""
