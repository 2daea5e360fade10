"""The owner's password and sessions, and how often something may be tried."""
