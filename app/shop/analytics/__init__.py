"""Visits and views: written in batches, counted for the owner."""
