"""Shapes of customers, enquiries and the inbox."""
