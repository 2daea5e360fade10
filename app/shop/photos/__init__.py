"""Private photos, which the owner alone sees."""
