"""The seller as a document names it, from the settings."""

from datetime import date
from typing import Any

from app.contract.sales.documents import SellerNeedsView
from app.shop.base.errors import Invalid
from app.shop.base.settings.settings import Settings
from app.shop.sales.documents.numbers import is_demo, series_of
from app.store.sales.documents import INVOICE, RECEIPT
from app.store.sales.rate_taxes import NO_TAX

ORIGINAL_ACCENT = "#ff5c1a"
"""The site's own (ui/src/styles/tokens.css)."""
LABELS = {"legal_name": "Legal name", "address": "Address", "vat_number": "VAT number"}
CAMEL = {"legal_name": "legalName", "address": "address", "vat_number": "vatNumber"}


def refuse_unnamed(settings: Settings, kind: str, tax_mode: str) -> None:
    """Raise Invalid naming the settings that a document needs and that are blank. A receipt is valid without a VAT
    number of the seller; an invoice with VAT is not.
    """
    missing = list_missing(settings, kind, tax_mode)
    if missing:
        names = " and ".join(filter(None, [", ".join(LABELS[each] for each in missing[:-1]), LABELS[missing[-1]]]))
        said = f"Please fill in {names} in the settings first"
        raise Invalid(said, {CAMEL[each]: f"Please enter your {_in_words(each)}" for each in missing})


def _in_words(name: str) -> str:
    return LABELS[name] if name == "vat_number" else LABELS[name].lower()


def list_missing(settings: Settings, kind: str, tax_mode: str) -> list[str]:
    """Return the settings that a document needs and that are blank."""
    needed = ["legal_name", "address"]
    if kind != RECEIPT and tax_mode != NO_TAX:
        needed.append("vat_number")
    return [name for name in needed if not getattr(settings, name)]


def read_needs(settings: Settings, day: date) -> SellerNeedsView:
    """Return what the settings lack, and the series of a day."""
    of_invoice, of_receipt = (
        [CAMEL[name] for name in list_missing(settings, kind, settings.tax_mode)] for kind in (INVOICE, RECEIPT)
    )
    return SellerNeedsView.from_row(
        settings,
        missing=of_invoice,
        missing_for_receipt=of_receipt,
        series=series_of(settings, day),
        is_demo=is_demo(settings),
    )


def describe_seller(settings: Settings, *, taxed: bool) -> dict[str, Any]:
    """Return the seller's part of a document's content."""
    return {
        "name": settings.business_name,
        "legalName": settings.legal_name,
        "legalForm": settings.legal_form,
        "companyNumber": settings.company_number,
        "vatNumber": settings.vat_number if taxed else "",
        "address": settings.address,
        "phone": settings.phone,
        "email": settings.email,
        "taxed": taxed,
    }
