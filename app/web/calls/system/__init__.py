"""Calls of sessions, settings, backups, privacy and the running program."""

FIRST = ("health", "probe")
"""Modules that a start loads."""
_SESSIONS = ("check", "forgotten-password", "login", "logout", "logout-everywhere", "password", "setup")
VISITORS = {
    "admin/online": ("online",),
    "admin/settings": ("settings",),
    **{f"admin/{word}": ("sessions",) for word in _SESSIONS},
    "privacy": ("privacy",),
    "settings": ("settings",),
}
"""Modules that wait for a request, by the first word of an address that needs no others of this folder."""
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
