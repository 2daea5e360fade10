"""The table of the owner's settings. A new setting is one row here; its shapes in the API follow from the row."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from app.contract.base.fields import Body, Email, LongText, Message, Name, OptionalId, Text, View
from app.contract.base.home_cards import CardView, GalleryCard, ServiceCard, StatLine, StatView
from app.contract.base.money import TaxMode
from app.contract.base.setting_fields import (
    Amount,
    Blank,
    Day,
    Days,
    Host,
    HourlyMails,
    Hours,
    Iban,
    Link,
    Months,
    Percent,
    Port,
    PublicOrigin,
    Secret,
    StripeKey,
    TaxRate,
    TunnelToken,
    WebhookSecret,
)
from app.contract.base.visible import AtLeast
from app.contract.sales.document_settings import NO_SERIES, NO_VAT_NUMBER, Series, VatNumber
from app.contract.sales.tax_rates import RATE_LIMITS, RateValue
from app.contract.system.setting_shapes import PUBLIC, SECRET, Shapes

AdminFrom = Literal["localhost", "desk", "anywhere"]
MailSecurity = Literal["none", "starttls", "tls"]
TunnelKind = Literal["cloudflare", "tailscale", "ngrok", "router", "none"]
"""Kinds of public access."""
Lines = list[dict[str, Any]]


class HoursLine(Body):
    """One line of the opening hours."""

    days: Annotated[Name, AtLeast(1)]
    hours: Annotated[Name, AtLeast(1)]


class HoursView(View):
    """One line of the opening hours."""

    days: str
    hours: str


def _stats() -> Lines:
    return [
        {"value": "4+", "label": "Years Experience"},
        {"value": "100+", "label": "Vehicles Styled"},
        {"value": "100%", "label": "Satisfaction Rate"},
        {"value": "100+", "label": "5-Star Reviews"},
    ]


@dataclass(frozen=True)
class OwnerSettings:
    """Every setting that the owner changes: its rule, the sentence of a refusal, its other readers, and its default.

    `admin_from` None means: as the program was started; `tunnel` None: never chosen. `hours` are the lines of the
    week's opening hours, or the owner's own words where `own_hours` is set. An order is cancelled when its card payment
    is not made within `card_hours`. `tax_rate` is the rate of the default among the tax rates, `labour_tax_rate` that
    of hours and services, blank for the default, and `labour_price` the price of an hour. Documents need the seller's
    data in law, from `legal_name` to `payment_terms`.
    """

    legal_name: Name = ""
    legal_form: Name = ""
    company_number: Name = ""
    vat_number: Annotated[VatNumber, Message(NO_VAT_NUMBER)] = ""
    invoice_series: Annotated[Series, Message(NO_SERIES)] = ""
    invoice_series_yearly: Annotated[bool, Message("Choose whether the numbers start again each year")] = True
    invoice_note: Text = ""
    payment_terms: Text = ""
    stripe_key: Annotated[
        StripeKey, Message("The Stripe key must begin with rk_live_, sk_live_, rk_test_ or sk_test_"), SECRET
    ] = field(default="", repr=False)
    stripe_webhook_secret: Annotated[WebhookSecret, Message("The signing secret must begin with whsec_"), SECRET] = (
        field(default="", repr=False)
    )
    card_hours: Annotated[Hours, Message("Hours must be a number from 1 to 720")] = 24
    offer_workshop: Annotated[bool, Message("Choose whether customers may pay in the workshop")] = False
    offer_transfer: Annotated[bool, Message("Choose whether customers may pay by transfer")] = False
    offer_card: Annotated[bool, Message("Choose whether customers may pay by card")] = False
    iban: Annotated[Iban, Message("This IBAN is not right: please compare it with your bank's")] = ""
    account_name: Annotated[Name, Message("Account name must be at most 200 characters")] = ""
    delivery_time: Annotated[Name, Message("Delivery time must be at most 200 characters"), PUBLIC] = ""
    sells_parts: Annotated[bool, Message("Choose whether you sell parts"), PUBLIC] = True
    works_on_cars: Annotated[bool, Message("Choose whether you work on cars"), PUBLIC] = True
    business_name: Annotated[Name, AtLeast(1), Message("Business name is required"), PUBLIC] = "Pitlane"
    tagline: Annotated[Text, PUBLIC] = "Premium vehicle customisation and detailing"
    phone: Annotated[Name, Message("Please enter a valid phone number"), PUBLIC] = ""
    email: Annotated[Email | Blank, Message("Please enter a valid email address"), PUBLIC] = ""
    address: Annotated[LongText, PUBLIC] = "Kilkenny, Ireland"
    hours: Annotated[
        Lines,
        Shapes(
            sent=Annotated[
                list[HoursLine], Field(max_length=14), Message("Each line of the hours needs the days and the hours")
            ],
            shown=list[HoursView],
        ),
        PUBLIC,
    ] = field(default_factory=list)
    own_hours: Annotated[bool, Message("Choose whether the hours are in your own words")] = False
    tiktok_url: Annotated[Link, Message("TikTok must be a web address"), PUBLIC] = "https://www.tiktok.com/"
    instagram_url: Annotated[Link, Message("Instagram must be a web address"), PUBLIC] = "https://www.instagram.com/"
    facebook_url: Annotated[Link, Message("Facebook must be a web address"), PUBLIC] = "https://www.facebook.com/"
    snapchat_url: Annotated[Link, Message("Snapchat must be a web address"), PUBLIC] = "https://www.snapchat.com/"
    stats: Annotated[
        Lines,
        Shapes(
            sent=Annotated[list[StatLine], Field(max_length=8), Message("Each number needs a value and a label")],
            shown=list[StatView],
        ),
        PUBLIC,
    ] = field(default_factory=_stats)
    tax_rate: Annotated[RateValue, PUBLIC] = "10"
    tax_mode: Annotated[TaxMode, Message("Choose added, included or none"), PUBLIC] = "added"
    labour_tax_rate_id: Annotated[OptionalId, Message("The rate for hours and services must be given by its id")] = None
    labour_tax_rate: Annotated[TaxRate | Blank, Message(RATE_LIMITS)] = ""
    labour_price: Annotated[Amount, Message("The hourly rate must be an amount such as 65.00, or blank")] = ""
    delivery_price: Annotated[Amount, Message("Delivery price must be an amount such as 9.90, or blank"), PUBLIC] = ""
    free_delivery_over: Annotated[Amount, Message("Free delivery over must be an amount such as 500.00"), PUBLIC] = (
        "500.00"
    )
    collection: Annotated[bool, Message("Choose whether customers may collect"), PUBLIC] = False
    product_feed: Annotated[bool, Message("Choose whether shopping sites may read the products")] = False
    order_stock_share: Annotated[Percent, Message("Largest share must be a number from 1 to 100")] = 100
    closed_until: Annotated[Day, Message("Closed until must be a day such as 2026-08-24, or blank"), PUBLIC] = ""
    closed_message: Annotated[Text, PUBLIC] = ""
    public_url: Annotated[PublicOrigin, Message("Public address must be like https://shop.example, without a path")] = (
        ""
    )
    admin_from: Annotated[
        AdminFrom | None,
        Shapes(sent=Annotated[AdminFrom, Message("Choose localhost, desk or anywhere")], shown=AdminFrom),
    ] = None
    tunnel: Annotated[
        TunnelKind | None,
        Shapes(sent=Annotated[TunnelKind, Message("Choose cloudflare, tailscale, ngrok, router or none")]),
    ] = None
    tunnel_token: Annotated[TunnelToken, Message("The token of the tunnel is not valid"), SECRET] = field(
        default="", repr=False
    )
    analytics_days: Annotated[Days, Message("Days must be a number from 1 to 3650")] = 90
    ip_days: Annotated[Days, Message("Days must be a number from 1 to 3650")] = 30
    cart_days: Annotated[Days, Message("Days must be a number from 1 to 3650")] = 30
    enquiry_months: Annotated[Months, Message("Months must be a number from 1 to 120")] = 24
    gallery_images: Annotated[
        Lines,
        Shapes(sent=Annotated[list[GalleryCard], Message("A card of the gallery is not valid")], shown=list[CardView]),
    ] = field(default_factory=list)
    service_images: Annotated[
        Lines,
        Shapes(sent=Annotated[list[ServiceCard], Message("A card of the services is not valid")], shown=list[CardView]),
    ] = field(default_factory=list)
    mail_host: Annotated[Host, Message("Server must be a name such as smtp.example.ie")] = ""
    mail_port: Annotated[Port, Message("Port must be a number from 1 to 65535")] = 587
    mail_security: Annotated[MailSecurity, Message("Choose none, starttls or tls")] = "starttls"
    mail_unencrypted: Annotated[bool, Message("Choose whether e-mails may go unencrypted")] = False
    mail_user: Text = ""
    mail_password: Annotated[Secret, Message("The mail password is not valid"), SECRET] = field(default="", repr=False)
    mail_from: Annotated[Email | Blank, Message("Please enter a valid email address")] = ""
    owner_email: Annotated[Email | Blank, Message("Please enter a valid email address")] = ""
    visitor_mails_per_hour: Annotated[HourlyMails, Message("E-mails per hour must be a number from 0 to 10000")] = 60
