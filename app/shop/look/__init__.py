"""The public pages' look, as the owner wants it."""
