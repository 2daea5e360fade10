"""Shapes of sessions, settings, backups, privacy and the running program."""
