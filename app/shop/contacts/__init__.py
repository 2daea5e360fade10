"""Customers of the workshop and their cars, for the owner."""
