"""The products and their categories: read, found, changed, alone and many at once."""
