"""Transfers that customers make: where the money goes, and its code."""
