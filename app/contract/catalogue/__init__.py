"""Shapes of products, categories, vehicles, fitment, search and the demand book."""
