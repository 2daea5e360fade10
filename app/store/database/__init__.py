"""The SQLite file: connections, the one writer, and checks."""
