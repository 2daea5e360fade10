"""Newer versions of the program, from where the owner says."""
