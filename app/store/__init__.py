"""The database tables and the use of SQLite. This package imports no other package of the program."""
