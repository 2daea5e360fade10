"""What was taken away, kept for a while so that it can be brought back."""
