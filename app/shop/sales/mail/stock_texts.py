"""Texts of the mails to those who wait for a sold-out part."""

from app.shop.sales.mail.layout import Sheet
from app.shop.sales.mail.texts import MailText, greet

CONFIRM_KIND, BACK_KIND = "stock-wait", "back-in-stock"


def confirm_wait(part: str, page: str, days: int) -> MailText:
    """Return the mail that asks a visitor to confirm the request."""
    words = (
        f"You asked us to e-mail you when this part is back in stock: {part}.",
        "Please open this page and confirm. You can also remove your address there at any time.",
        f"If you did not ask for this, you do not need to do anything: we delete your address after {days} days.",
    )
    sheet = Sheet("Please confirm", words, greet(""), ("Confirm or remove my address", page))
    return f"Please confirm: an e-mail when {part} is back", sheet


def back_in_stock(part: str, page: str) -> MailText:
    """Return the one mail that a part is back in stock."""
    words = (
        f"This part is back in stock: {part}.",
        "It is not set aside for you, so please order it soon.",
        "You asked for this e-mail. It is the only one, and your address is removed from the list.",
    )
    return f"Back in stock: {part}", Sheet("Back in stock", words, greet(""), ("See the part", page))
