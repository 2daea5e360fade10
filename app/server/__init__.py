"""Waitress with two doors, and what it lets in."""
