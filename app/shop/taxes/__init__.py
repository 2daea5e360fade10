"""Tax rates that products can have."""
