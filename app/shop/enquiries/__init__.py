"""Enquiries: taken in, listed, answered and deleted."""
