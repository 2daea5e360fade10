"""Brands and models of cars."""
