"""Which of a quote's lines are taken, and the deposit. `app.shop.sales.orders.line_totals` calculates the totals."""

from collections.abc import Collection, Sequence
from decimal import ROUND_HALF_UP, Decimal

from app.shop.base.errors import invalid_field
from app.store.sales.sale_lines import CENT
from app.store.workshop.quotes import Quote, QuoteLine

NOT_ONE_OF_ITS = "This line is not part of the quote"
NOTHING_TAKEN = "Please choose what you want, or decline the quote"


def standard_lines(lines: Sequence[QuoteLine]) -> list[QuoteLine]:
    """Return the lines that are taken unless the customer decides otherwise. These are all lines that are not optional,
    with only the first line of each choice.
    """
    first = {line.choice: line for line in reversed(lines) if line.choice}
    return [line for line in lines if not line.is_optional and (not line.choice or first[line.choice] is line)]


def taken_lines(quote: Quote) -> list[QuoteLine]:
    """Return the accepted lines, before an answer the standard ones."""
    accepted = [line for line in quote.lines if line.accepted]
    return accepted or standard_lines(quote.lines)


def deposit_of(percent: int, total: Decimal) -> Decimal | None:
    """Return the deposit as a percentage of a total, rounded half up. Returns None when the deposit is zero."""
    return (total * percent / 100).quantize(CENT, ROUND_HALF_UP) or None


def chosen_lines(lines: Sequence[QuoteLine], ids: Collection[str]) -> list[QuoteLine]:
    """Return the lines that a customer takes. Raises Invalid for a line of another quote, for two lines of one choice,
    and when a line is left out that is neither optional nor part of a choice.
    """
    wanted = set(ids)
    if wanted - {line.id for line in lines}:
        raise invalid_field("accept", NOT_ONE_OF_ITS)
    if not wanted:
        raise invalid_field("accept", NOTHING_TAKEN)
    taken = [line for line in lines if line.id in wanted]
    for choice in sorted({line.choice for line in lines if line.choice}):
        _check_choice(choice, [line for line in lines if line.choice == choice], taken)
    left = next((line for line in lines if not (line.choice or line.is_optional or line in taken)), None)
    if left:
        raise invalid_field("accept", f"“{left.text}” is part of this quote and cannot be left out")
    return taken


def _check_choice(choice: str, group: Sequence[QuoteLine], taken: Sequence[QuoteLine]) -> None:
    count = sum(line in taken for line in group)
    if count > 1:
        raise invalid_field("accept", f"Choose only one of {choice}")
    if not count and not any(line.is_optional for line in group):
        raise invalid_field("accept", f"Choose one of {choice}")
