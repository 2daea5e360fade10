"""The shapes of the API, in and out.

Knows nobody else of the program.
"""
