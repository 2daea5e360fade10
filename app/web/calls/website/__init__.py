"""Calls of the look, the gallery, the legal texts and the visits."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
VISITORS = {
    "analytics": ("analytics",),
    "gallery": ("gallery",),
    "policies": ("policies",),
}
"""Modules that wait for a request, by the first word of an address that needs no others of this folder."""
OWNER = (
    "analytics",
    "gallery",
    "guarantee-notice",
    "look",
    "policies",
    "shop-health",
    "starter-services",
    "starter-vehicles",
)
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
