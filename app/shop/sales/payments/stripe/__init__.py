"""Stripe's interface, as far as a card payment needs it."""
