"""Shapes of the business's own details, as the owner writes them and as everybody reads them."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import Body, Email, LongText, Message, Name, OptionalId, Text, View
from app.contract.base.home_cards import CardView, GalleryCard, ServiceCard, ShownCardView
from app.contract.base.money import TaxMode
from app.contract.base.setting_fields import (
    Amount,
    Blank,
    Day,
    Days,
    Host,
    HourlyMails,
    Link,
    Months,
    Percent,
    Port,
    PublicOrigin,
    Secret,
    TaxRate,
    TunnelToken,
)
from app.contract.base.visible import AtLeast
from app.contract.sales.document_settings import DocumentSettingsBody, DocumentSettingsView
from app.contract.sales.payment_settings import AllPaymentSettings, PaymentSettingsBody
from app.contract.sales.payments import BankAccountView, PaymentChoice
from app.contract.sales.tax_rates import RATE_LIMITS, RateValue, TaxRateView
from app.contract.website.look import ShownLook
from app.contract.website.notice import NoticeView

MailSecurity = Literal["none", "starttls", "tls"]
TunnelKind = Literal["cloudflare", "tailscale", "ngrok", "router", "none"]
"""Kinds of public access."""


class HoursLine(Body):
    """One line of the opening hours."""

    days: Annotated[Name, AtLeast(1)]
    hours: Annotated[Name, AtLeast(1)]


class StatLine(Body):
    """One card of the about section."""

    value: Annotated[Name, AtLeast(1)]
    label: Annotated[Name, AtLeast(1)]


class SettingsBody(PaymentSettingsBody, DocumentSettingsBody):
    """The settings to change; only the fields sent do.

    `ownHours` is false for lines written from the week's opening hours; sending `hours` makes them one's own words.
    `labourTaxRate` names the rate of hours and services by its value, and adds it where there is none; blank is the
    default rate. `labourPrice` is the price of an hour, which new lines of hours begin with.
    """

    sells_parts: Annotated[bool, Message("Choose whether you sell parts")] = True
    works_on_cars: Annotated[bool, Message("Choose whether you work on cars")] = True
    business_name: Annotated[Name, AtLeast(1), Message("Business name is required")] = ""
    tagline: Text = ""
    phone: Annotated[Name, Message("Please enter a valid phone number")] = ""
    email: Annotated[Email | Blank, Message("Please enter a valid email address")] = ""
    address: LongText = ""
    hours: Annotated[
        list[HoursLine],
        Field(default_factory=list, max_length=14),
        Message("Each line of the hours needs the days and the hours"),
    ]
    own_hours: Annotated[bool, Message("Choose whether the hours are in your own words")] = False
    tiktok_url: Annotated[Link, Message("TikTok must be a web address")] = ""
    instagram_url: Annotated[Link, Message("Instagram must be a web address")] = ""
    facebook_url: Annotated[Link, Message("Facebook must be a web address")] = ""
    snapchat_url: Annotated[Link, Message("Snapchat must be a web address")] = ""
    stats: Annotated[
        list[StatLine], Field(default_factory=list, max_length=8), Message("Each number needs a value and a label")
    ]
    tax_rate: RateValue = ""
    tax_mode: Annotated[TaxMode, Message("Choose added, included or none")] = "added"
    labour_tax_rate_id: Annotated[OptionalId, Message("The rate for hours and services must be given by its id")] = None
    labour_tax_rate: Annotated[TaxRate | Blank, Message(RATE_LIMITS)] = ""
    labour_price: Annotated[Amount, Message("The hourly rate must be an amount such as 65.00, or blank")] = ""
    delivery_price: Annotated[Amount, Message("Delivery price must be an amount such as 9.90, or blank")] = ""
    free_delivery_over: Annotated[Amount, Message("Free delivery over must be an amount such as 500.00")] = ""
    collection: Annotated[bool, Message("Choose whether customers may collect")] = False
    order_stock_share: Annotated[Percent, Message("Largest share must be a number from 1 to 100")] = 100
    closed_until: Annotated[Day, Message("Closed until must be a day such as 2026-08-24, or blank")] = ""
    closed_message: Text = ""
    public_url: Annotated[
        PublicOrigin,
        Message("Public address must be like https://shop.example, without a path"),
    ] = ""
    admin_from: Annotated[Literal["localhost", "desk", "anywhere"], Message("Choose localhost, desk or anywhere")] = (
        "localhost"
    )
    tunnel: Annotated[TunnelKind, Message("Choose cloudflare, tailscale, ngrok, router or none")] = "none"
    tunnel_token: Annotated[TunnelToken, Message("The token of the tunnel is not valid")] = ""
    analytics_days: Annotated[Days, Message("Days must be a number from 1 to 3650")] = 1
    ip_days: Annotated[Days, Message("Days must be a number from 1 to 3650")] = 1
    cart_days: Annotated[Days, Message("Days must be a number from 1 to 3650")] = 1
    enquiry_months: Annotated[Months, Message("Months must be a number from 1 to 120")] = 1
    gallery_images: Annotated[
        list[GalleryCard], Field(default_factory=list), Message("A card of the gallery is not valid")
    ]
    service_images: Annotated[
        list[ServiceCard], Field(default_factory=list), Message("A card of the services is not valid")
    ]
    mail_host: Annotated[Host, Message("Server must be a name such as smtp.example.ie")] = ""
    mail_port: Annotated[Port, Message("Port must be a number from 1 to 65535")] = 587
    mail_security: Annotated[MailSecurity, Message("Choose none, starttls or tls")] = "starttls"
    mail_unencrypted: Annotated[bool, Message("Choose whether e-mails may go unencrypted")] = False
    mail_user: Text = ""
    mail_password: Annotated[Secret, Message("The mail password is not valid")] = ""
    mail_from: Annotated[Email | Blank, Message("Please enter a valid email address")] = ""
    owner_email: Annotated[Email | Blank, Message("Please enter a valid email address")] = ""
    visitor_mails_per_hour: Annotated[HourlyMails, Message("E-mails per hour must be a number from 0 to 10000")] = 60


class HoursView(View):
    """One line of the opening hours."""

    days: str
    hours: str


class StatView(View):
    """One card of the about section."""

    value: str
    label: str


class SharedSettings(View):
    """Settings that the owner changes and every visitor may see."""

    sells_parts: bool
    works_on_cars: bool
    business_name: str
    tagline: str
    phone: str
    email: str
    address: str
    hours: list[HoursView]
    tiktok_url: str
    instagram_url: str
    facebook_url: str
    snapchat_url: str
    stats: list[StatView]
    tax_rate: str
    tax_mode: TaxMode
    delivery_price: str
    free_delivery_over: str
    collection: bool
    delivery_time: str
    closed: bool
    closed_until: str
    closed_message: str


class PolicyLink(View):
    """A published text in law, and the path of its page."""

    path: str
    title: str


class PublicSettings(SharedSettings):
    """Public settings; `sendsMail` is false while mails are sent by hand. `look` is null while the site has its
    original look. Without `paymentMethods` orders are recorded without payment.
    """

    sends_mail: bool
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


class AllSettings(SharedSettings, AllPaymentSettings, DocumentSettingsView):
    """All settings, retention in days or months; `tunnel` is null until chosen."""

    gallery_images: list[CardView]
    service_images: list[CardView]
    own_hours: bool
    labour_tax_rate_id: str | None
    labour_tax_rate: str
    labour_price: str
    public_url: str
    admin_from: Literal["localhost", "desk", "anywhere"]
    tunnel: TunnelKind | None
    tunnel_token_set: bool
    analytics_days: int
    ip_days: int
    cart_days: int
    enquiry_months: int
    order_stock_share: int
    mail_host: str
    mail_port: int
    mail_security: MailSecurity
    mail_unencrypted: bool
    mail_user: str
    mail_from: str
    owner_email: str
    visitor_mails_per_hour: int
    mail_password_set: bool
