"""Updates of the program, from a source that the owner names."""
