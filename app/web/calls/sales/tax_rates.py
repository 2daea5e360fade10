"""Tax rates that products can have, for the owner."""

from app.contract.base.fields import Done
from app.contract.sales.tax_rates import NewTaxRate, TaxRateChange, TaxRateView
from app.shop.catalogue.taxes import rates
from app.store.catalogue.tax_rates import Rate, TaxRate, read_rates
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo

RATES = "/api/admin/tax-rates"


@call("GET", RATES, answer=list[TaxRateView], admin=True)
def list_tax_rates() -> list[Rate]:
    """List the tax rates, the default first."""
    return list(read_rates(db.session()))


@call("POST", RATES, body=NewTaxRate, answer=TaxRateView, status=201, admin=True)
def add_tax_rate(body: NewTaxRate) -> TaxRate:
    """Add a tax rate."""
    with write() as session:
        return rates.add_rate(session, body.model_dump())


@call("PATCH", f"{RATES}/{{rateId}}", body=TaxRateChange, answer=TaxRateView, admin=True)
def change_tax_rate(rate_id: str, body: TaxRateChange) -> TaxRate:
    """Change a tax rate, or make it the default."""
    with write() as session:
        return rates.change_rate(session, rate_id, body.model_dump(exclude_unset=True))


@call("DELETE", f"{RATES}/{{rateId}}", answer=Done, admin=True)
def remove_tax_rate(rate_id: str) -> Done:
    """Remove a tax rate that no product has."""
    with write() as session:
        deletion = rates.remove_rate(session, rate_id)
    offer_undo(deletion)
    return Done()
