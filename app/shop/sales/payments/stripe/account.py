"""The owner's keys for Stripe, opened."""

from app.config import Config
from app.shop.base.settings.encryption import decrypt
from app.shop.base.settings.settings import Settings
from app.shop.sales.payments.stripe.client import Stripe


def find_stripe(settings: Settings, config: Config) -> Stripe | None:
    """Return the owner's Stripe account, or None if no key is set or it was encrypted on another computer."""
    key = decrypt(config.data_dir, settings.stripe_key)
    return Stripe(key, config.stripe_address) if key else None


def webhook_secret(settings: Settings, config: Config) -> str:
    """Return the secret that signs Stripe's messages; blank where there is none."""
    return decrypt(config.data_dir, settings.stripe_webhook_secret) or ""
