"""Rules of the owner's access, backups, privacy, restoring, CSV files and the running program."""
