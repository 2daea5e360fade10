"""Self-test of the documents: a PDF is drawn by a child."""

from app.config import Config

AMOUNTS = {"net": "10.00", "tax": "2.30"}
CONTENT = {
    "kind": "receipt",
    "number": "TEST-0001",
    "issuedOn": "2026-01-01",
    "suppliedOn": "2026-01-01",
    "accent": "#ff5c1a",
    "taxed": True,
    "priced": "net",
    "seller": dict.fromkeys(
        ("name", "legalName", "legalForm", "companyNumber", "vatNumber", "address", "phone", "email"), "Łódź"
    )
    | {"taxed": True},
    "buyer": {"name": "Őri", "address": "", "vatNumber": ""},
    "order": "1001",
    "refersTo": None,
    "reason": None,
    "lines": [{"name": "Řez", "detail": "", "quantity": 1, "unitPrice": "10.00", "rate": "23", "amount": "10.00"}],
    "rates": [{"rate": "23", "gross": "12.30"} | AMOUNTS],
    "total": "12.30",
    "payments": [],
    "due": "12.30",
    "paymentTerms": "",
    "note": "",
} | AMOUNTS


def check_documents(_config: Config) -> str:
    """A document of one page is drawn, the same twice."""
    from app.shop.sales.documents.making import make_pdf, make_pdfs

    pdf = make_pdf(CONTENT)
    if make_pdfs([CONTENT, CONTENT]) != [pdf, pdf]:
        raise ValueError("the same document came out otherwise")
    return "a receipt"
