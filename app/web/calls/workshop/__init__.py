"""Calls of quotes, jobs, the calendar and the service menu."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
VISITORS = {
    "calendar": ("phone_calendar",),
    "jobs": ("job_cards", "jobs"),
    "quotes": ("quotes",),
}
"""Modules that wait for a request, by the first word of an address that needs no others of this folder."""
OWNER = (
    "appointments",
    "bays",
    "calendar",
    "closed-days",
    "drops",
    "jobs",
    "opening",
    "photos",
    "quotes",
    "service-prices",
)
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
