"""Sales: orders and euros by day."""
