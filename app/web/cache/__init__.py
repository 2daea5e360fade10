"""Answers kept as bytes until what they were made from changes."""
