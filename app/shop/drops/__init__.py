"""Photo drops: pictures that a phone sends by a code."""
