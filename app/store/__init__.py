"""The tables and the use of SQLite.

Knows nobody else of the program.
"""
