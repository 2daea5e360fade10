"""The settings of card payments: keys, which are never answered, and hours."""

from typing import Annotated, Literal

from app.contract.base.fields import Body, Message, View
from app.contract.base.setting_fields import Hours, StripeKey, WebhookSecret


class CardSettingsBody(Body):
    """The keys for Stripe, and the hours for paying."""

    stripe_key: Annotated[
        StripeKey, Message("The Stripe key must begin with rk_live_, sk_live_, rk_test_ or sk_test_")
    ] = ""
    stripe_webhook_secret: Annotated[WebhookSecret, Message("The signing secret must begin with whsec_")] = ""
    card_hours: Annotated[Hours, Message("Hours must be a number from 1 to 720")] = 24


class CardSettingsView(View):
    """Which of the keys are set."""

    stripe_key_set: bool
    stripe_webhook_secret_set: bool
    stripe_mode: Literal["test", "live"] | None
    card_hours: int
