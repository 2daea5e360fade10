"""Calls of sessions, settings, backups, privacy and the running program."""

FIRST = ("health", "online", "sessions", "settings")
"""Modules that a start loads."""
VISITORS = {
    "privacy": ("privacy",),
}
"""Modules that wait for a request, by the first word of an address that visitors ask for."""
OWNER = (
    "about",
    "backup-folder",
    "backups",
    "clock",
    "deleted",
    "first-run",
    "licences",
    "log",
    "mail",
    "mails",
    "practice",
    "privacy",
    "sample",
    "this-pc",
    "today",
    "updates",
)
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
