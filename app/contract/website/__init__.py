"""Shapes of the look, the gallery, the legal texts and the visits."""
