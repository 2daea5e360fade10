"""Calls of the look, the gallery, the legal texts and the visits."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
LATE = {
    "admin/analytics": ("statistics",),
    "admin/gallery": ("gallery",),
    "admin/guarantee-notice": ("notice",),
    "admin/look": ("look",),
    "admin/policies": ("policies",),
    "admin/shop-health": ("policies",),
    "admin/starter-services": ("starter_list",),
    "admin/starter-vehicles": ("starter_list",),
    "analytics": ("analytics",),
    "gallery": ("gallery",),
    "policies": ("policies",),
}
"""Modules that wait for a request, by the first word of their addresses."""
