"""An order, from the cart over the checkout to its end."""
