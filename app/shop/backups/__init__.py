"""Copies of everything, checked, and the way back."""
