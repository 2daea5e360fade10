"""The sample catalogue."""
