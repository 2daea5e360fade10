"""The command line: one file for what each command does."""
