"""Settings of receipts and invoices."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class DocumentSettings:
    """The seller's data in law, and the series of the documents.

    `sample_loaded` is true of a shop that began with the sample catalogue; `sample_pictures` are those of its gallery.
    """

    legal_name: str = ""
    legal_form: str = ""
    company_number: str = ""
    vat_number: str = ""
    invoice_series: str = ""
    invoice_series_yearly: bool = True
    invoice_note: str = ""
    payment_terms: str = ""
    sample_loaded: bool = False
    sample_pictures: list[str] = field(default_factory=list)
