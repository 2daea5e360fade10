"""Ways of paying that the owner offers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.contract.sales.payments import BankAccountView, PaymentChoice
from app.shop.base.settings.card_settings import CardSettings

if TYPE_CHECKING:
    from app.store.sales.placing import AnyOrder

CARD: PaymentChoice = "card"
WORKSHOP: PaymentChoice = "workshop"
TRANSFER: PaymentChoice = "transfer"


@dataclass(frozen=True, init=False, repr=False, eq=False)
class PaymentSettings(CardSettings):
    """The settings with the ways of paying. One without the settings that it needs is not offered."""

    @property
    def own_account(self) -> BankAccountView | None:
        """Return the workshop's account, where both parts are set."""
        return (
            BankAccountView(iban=self.iban, account_name=self.account_name) if self.iban and self.account_name else None
        )

    @property
    def bank_account(self) -> BankAccountView | None:
        """Return the account that visitors may see: the one on offer."""
        return self.own_account if self.offer_transfer else None

    @property
    def payment_methods(self) -> tuple[PaymentChoice, ...]:
        """Return the payment methods on offer. If there are none, orders are recorded without payment."""
        offered = {
            CARD: self.offer_card and self.stripe_key_set,
            WORKSHOP: self.offer_workshop,
            TRANSFER: self.bank_account is not None,
        }
        return tuple(method for method, is_offered in offered.items() if is_offered)

    def account_for(self, order: "AnyOrder") -> BankAccountView | None:
        """Return the account for a transfer that the order still owes. It is also returned while new orders cannot
        choose a transfer.
        """
        return self.own_account if order.payment_method == TRANSFER and order.owed else None
