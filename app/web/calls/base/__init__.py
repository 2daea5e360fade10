"""What several calls share: downloads, photos, undo and the writer of visits."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
LATE = {
    "admin/photos": ("photos",),
}
"""Modules that wait for a request, by the first word of their addresses."""
