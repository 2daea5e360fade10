"""Rules of products, vehicles, fitment, search and the demand book."""
