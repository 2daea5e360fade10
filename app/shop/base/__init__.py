"""Rules that every subject shares: errors, money, settings, pictures, legal texts, and what undo needs."""
