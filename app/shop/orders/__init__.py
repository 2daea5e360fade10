"""From the cart over the checkout to everything that becomes of an order."""
