"""Tax rates that products can have, for the owner."""

from app.contract.sales.tax_rates import NewTaxRate, TaxRateChange, TaxRateView
from app.shop.catalogue.taxes import rates
from app.store.base.tax_rates import read_rates
from app.web.calls.base.owner_calls import OwnerCalls

RATES = OwnerCalls(__name__, "/api/admin/tax-rates/{rateId}", rates.RATES, TaxRateView)
RATES.list("list_tax_rates", list[TaxRateView], read_rates, summary="List the tax rates, the default first.")
RATES.add("add_tax_rate", NewTaxRate, summary="Add a tax rate.")
RATES.change("change_tax_rate", TaxRateChange, summary="Change a tax rate, or make it the default.")
RATES.remove("remove_tax_rate", summary="Remove a tax rate that no product has.")
