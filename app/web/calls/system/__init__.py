"""Calls of sessions, settings, backups, privacy and the running program."""

FIRST: tuple[str, ...] = ("health", "probe")
"""Modules that a start loads."""
LATE = {
    "admin/about": ("about",),
    "admin/backup-folder": ("second_folder",),
    "admin/backups": ("backups",),
    "admin/check": ("sessions",),
    "admin/clock": ("clock",),
    "admin/deleted": ("deleted",),
    "admin/first-run": ("first_run",),
    "admin/forgotten-password": ("sessions",),
    "admin/licences": ("about",),
    "admin/log": ("log",),
    "admin/login": ("sessions",),
    "admin/logout": ("sessions",),
    "admin/logout-everywhere": ("sessions",),
    "admin/mail": ("admin_mails",),
    "admin/mails": ("admin_mails",),
    "admin/online": ("online",),
    "admin/password": ("sessions",),
    "admin/practice": ("practice",),
    "admin/privacy": ("privacy",),
    "admin/sample": ("first_run",),
    "admin/settings": ("settings",),
    "admin/setup": ("sessions",),
    "admin/this-pc": ("this_pc",),
    "admin/today": ("today",),
    "admin/updates": ("updates",),
    "privacy": ("privacy",),
    "settings": ("settings",),
}
"""Modules that wait for a request, by the first word of their addresses."""
