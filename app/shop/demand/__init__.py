"""The demand book: what was asked for and not had."""
