"""Products and categories. They can be read, found and changed, one by one or many at once."""
