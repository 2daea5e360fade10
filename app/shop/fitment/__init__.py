"""Which part fits which vehicle."""
