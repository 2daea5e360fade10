"""Trash: deleted things that can be restored for a while."""
