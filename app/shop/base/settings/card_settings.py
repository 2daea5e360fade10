"""The settings of card payments by Stripe."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.contract.system.owner_settings import OwnerSettings


# Of its own methods none is used: those of Settings take in these fields.
@dataclass(frozen=True, init=False, repr=False, eq=False)
class CardSettings(OwnerSettings):
    """The settings with the facts known about the keys of card payments, which are stored encrypted
    (app.shop.base.settings.encryption).
    """

    stripe_key_mode: str = ""

    @property
    def stripe_key_set(self) -> bool:
        """Return whether a key is stored."""
        return bool(self.stripe_key)

    @property
    def stripe_webhook_secret_set(self) -> bool:
        """Return whether the secret that signs Stripe's messages is stored."""
        return bool(self.stripe_webhook_secret)

    @property
    def stripe_mode(self) -> str | None:
        """Return the mode that the key states, "test" or "live", or None without a key."""
        return self.stripe_key_mode if self.stripe_key else None

    @property
    def card_test_mode(self) -> bool:
        """Return whether no money moves by card: the key is for trials."""
        return self.stripe_mode == "test"


def note_mode(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the changes of the settings with the mode of a new key added. With a test key no money moves, and
    everybody who pays is shown this.
    """
    key = changes.get("stripe_key")
    return dict(changes) if key is None else {**changes, "stripe_key_mode": key.split("_")[1] if key else ""}
