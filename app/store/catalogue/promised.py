"""What quotes and jobs promised of a stock, the same for a product and for one of its options."""

from typing import TYPE_CHECKING


class PromisedStock:
    """Base of a row with a stock, of which quotes and jobs need some pieces."""

    if TYPE_CHECKING:
        inventory: int
        agreed: int

    @property
    def available(self) -> int:
        """Return the pieces in stock that nobody was promised."""
        return max(0, self.inventory - self.agreed)

    @property
    def promised(self) -> int:
        """Return the pieces in stock that quotes and jobs need."""
        return min(self.inventory, self.agreed)
