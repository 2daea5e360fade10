"""The tables and how SQLite is used. Knows nobody else of the program."""
