"""Calls of quotes, jobs, the calendar and the service menu."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
LATE = {
    "admin/appointments": ("calendar",),
    "admin/bays": ("calendar",),
    "admin/calendar": ("calendar", "phone_calendar"),
    "admin/closed-days": ("calendar",),
    "admin/drops": ("drops",),
    "admin/jobs": ("admin_job_links", "admin_jobs", "job_money", "job_photos", "job_proofs"),
    "admin/opening": ("calendar",),
    "admin/quotes": ("admin_jobs", "admin_quotes"),
    "admin/service-prices": ("services",),
    "calendar": ("phone_calendar",),
    "jobs": ("job_cards", "jobs"),
    "quotes": ("quotes",),
}
"""Modules that wait for a request, by the first word of their addresses."""
