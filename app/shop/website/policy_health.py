"""Shop checklist: what is missing before customers may come."""

from collections.abc import Iterator

from sqlalchemy.orm import Session

from app.contract.website.policies import HealthItem
from app.shop.base.policies.policies import CHECK, COMPANY, TITLES
from app.shop.base.policies.published import list_current
from app.shop.base.policies.text import FIELD_WORDS, blank_fields
from app.shop.base.rows import count_of
from app.shop.base.settings.notice_settings import read_official
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.catalogue.products.manufacturers import count_lacking_safety
from app.shop.website.unproven_figures import are_unanswered
from app.store.database.base import now

MISSING = "missing"
ADVICE = "advice"
BUSINESS = "/admin/settings#business"
POLICIES = "/admin/policies"
NOTICE = "/admin/policies#guarantee-notice"
PAYMENT = "/admin/settings/selling#ways"
DELIVERY = "/admin/settings/selling#delivery"


def read_health(session: Session) -> list[HealthItem]:
    """Return the list of things that the shop lacks, the most important first. It is empty if nothing is missing."""
    settings = read_settings(session)
    found = [
        *_details(settings),
        *_claims(session, settings),
        *_policies(session, settings),
        *_notice(settings),
        *_safety(session),
        *_payment(settings),
        *_mails(settings),
    ]
    return sorted(found, key=lambda each: each.severity == ADVICE)


def _item(key: str, message: str, path: str, severity: str = MISSING) -> HealthItem:
    return HealthItem(key=key, message=message, path=path, severity=severity)


def _details(settings: Settings) -> Iterator[HealthItem]:
    if settings.business_name == Settings().business_name:
        yield _item("businessName", "The shop still has the program's name.", BUSINESS, ADVICE)
    if settings.address in ("", Settings().address):
        yield _item("address", "Customers must be able to find your postal address.", BUSINESS)
    if not settings.email:
        yield _item("email", "Customers must be able to find an e-mail address.", BUSINESS)
    if not settings.phone:
        yield _item("phone", "Customers must be able to find a telephone number.", BUSINESS)
    if not settings.vat_number:
        yield _item("vatNumber", "A business that charges VAT must show its VAT number.", BUSINESS, ADVICE)


def _claims(session: Session, settings: Settings) -> Iterator[HealthItem]:
    if settings.stats and are_unanswered(session):
        said = "The numbers beside “About” came with the program: keep only the ones that are true."
        yield _item("figures", said, "/admin/look/figures", ADVICE)


def _policies(session: Session, settings: Settings) -> Iterator[HealthItem]:
    published = {each.slug: each for each in list_current(session)}
    for kind, title in TITLES.items():
        if kind not in published:
            yield _item(kind, f"There is no page “{title}” yet. A starter text is ready for you to edit.", POLICIES)
    for slug, policy in published.items():
        if CHECK in policy.body:
            yield _item(f"{slug}Check", f"“{policy.title}” still says that it needs to be checked.", POLICIES)
        if COMPANY in policy.body:
            said = f"“{policy.title}” still says “{COMPANY} …”: write what it asks for, or take the line out."
            yield _item(f"{slug}Company", said, POLICIES)
        for name in blank_fields(policy.body, settings):
            yield _item(f"{slug}.{name}", f"“{policy.title}” names {FIELD_WORDS[name]}, which is blank.", BUSINESS)


def _notice(settings: Settings) -> Iterator[HealthItem]:
    official = read_official()
    severity = MISSING if now().date() >= official.applies_from else ADVICE
    day = f"{official.applies_from:%d %B %Y}".lstrip("0")
    if settings.guarantee_notice is None:
        said = f"From {day} every shop must show the official notice on the legal guarantee: upload its file."
        yield _item("guaranteeNotice", said, NOTICE, severity)
    elif settings.notice_outdated:
        said = f"The guarantee notice is of an older version than {official.version}: upload the new file."
        yield _item("guaranteeNotice", said, NOTICE, severity)


def _safety(session: Session) -> Iterator[HealthItem]:
    if lacking := count_lacking_safety(session):
        said = f"{count_of(lacking, 'product')} without the maker's name and addresses, which the law requires."
        yield _item("safety", said, "/admin/dashboard?lacks=safety")


def _payment(settings: Settings) -> Iterator[HealthItem]:
    if settings.offer_transfer and not settings.own_account:
        yield _item("iban", "Bank transfer is not offered until the IBAN and the account name are set.", PAYMENT)
    if settings.offer_card and not settings.stripe_key_set:
        yield _item("card", "Card payment is not offered until a Stripe key is set.", PAYMENT)
    if settings.payment_methods and not settings.delivery_time:
        yield _item("delivery-time", "Say how long a delivery takes: it is shown above the order button.", DELIVERY)
    if not settings.payment_methods:
        said = "No way of paying is set: the checkout says that orders are recorded without payment."
        yield _item("payment", said, PAYMENT, ADVICE)


def _mails(settings: Settings) -> Iterator[HealthItem]:
    if not settings.sends_mail:
        said = "No mail server is set up: confirmations and receipts wait for you to send them."
        yield _item("mail", said, "/admin/settings/mail#mail-server", ADVICE)
