"""Waitress with two listeners, and what it lets in."""
