"""Quotes: written, sent, answered."""
