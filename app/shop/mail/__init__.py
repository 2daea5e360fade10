"""What the shop writes to customers and to the owner, kept until it is off."""
