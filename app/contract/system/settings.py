"""Shapes of the owner's settings, as the owner writes them and as everybody reads them."""

from typing import Literal

from app.contract.base.fields import Moment, View
from app.contract.base.home_cards import ShownCardView
from app.contract.sales.payments import BankAccountView, PaymentChoice
from app.contract.sales.tax_rates import TaxRateView
from app.contract.system.owner_settings import OwnerSettings
from app.contract.system.setting_shapes import make_body, make_view
from app.contract.website.look import ShownLook
from app.contract.website.notice import NoticeView

CHANGES = """The settings to change; only the fields sent do.

`ownHours` is false for lines written from the week's opening hours; sending `hours` makes them one's own words.
`labourTaxRate` names the rate of hours and services by its value, and adds it where there is none; blank is the
default rate. `labourPrice` is the price of an hour, which new lines of hours begin with."""
DESCRIBED = {
    **dict.fromkeys(("business_name", "tagline", "address", "tax_rate", "free_delivery_over"), ""),
    **dict.fromkeys(("tiktok_url", "instagram_url", "facebook_url", "snapchat_url"), ""),
    **dict.fromkeys(("analytics_days", "ip_days", "cart_days", "enquiry_months"), 1),
    "admin_from": "localhost",
    "tunnel": "none",
}
"""Defaults that the published description of the API names, which are not those of the settings."""


class PolicyLink(View):
    """A published text in law, and the path of its page."""

    path: str
    title: str


class CollectionTimeView(View):
    """When a part in stock can be collected, such as "today until 18:00", and until when that is so."""

    said: str
    until: Moment


class _PublicFacts(View):
    """Public settings; `sendsMail` is false while mails are sent by hand. `tellsWhenBack` is false where no mail can be
    sent, or none with a link to a part that is back in stock. `look` is null while the site has its
    original look. Without `paymentMethods` orders are recorded without payment. `collectionTime` is null where
    collection is not offered or the opening hours are not known.
    """

    closed: bool
    sends_mail: bool
    tells_when_back: bool
    gallery_images: list[ShownCardView]
    service_images: list[ShownCardView]
    look: ShownLook | None
    policies: list[PolicyLink]
    notice: NoticeView | None
    payment_methods: list[PaymentChoice]
    card_test_mode: bool
    bank_account: BankAccountView | None
    tax_rates: list[TaxRateView]
    has_gallery: bool
    collection_time: CollectionTimeView | None


class _OwnFacts(View):
    """All settings, retention in days or months; `tunnel` is null until chosen."""

    closed: bool
    stripe_mode: Literal["test", "live"] | None


SettingsBody = make_body("SettingsBody", OwnerSettings, CHANGES, DESCRIBED)
PublicSettings = make_view("PublicSettings", OwnerSettings, _PublicFacts, public=True)
AllSettings = make_view("AllSettings", OwnerSettings, _OwnFacts)
