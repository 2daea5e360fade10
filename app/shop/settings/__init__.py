"""Settings: details, hours, closing, URLs and secrets."""
