"""What the owner has decided: details, hours, closing, addresses, secrets."""
