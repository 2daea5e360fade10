"""The database's history, one linear file after another."""
