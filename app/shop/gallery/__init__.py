"""The gallery: the workshop's own work."""
