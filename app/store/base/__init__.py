"""Tables and columns that every subject shares."""
