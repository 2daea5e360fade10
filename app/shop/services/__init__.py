"""Services that the workshop offers, with their prices."""
