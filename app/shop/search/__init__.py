"""Finding products by words, numbers and vehicles, for customers and the owner."""
