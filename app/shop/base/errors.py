"""Errors that the shop's rules raise. The web layer maps each to a status, and raising one rolls the write back."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # The processes that read and make files know these errors, and have nothing of the store.
    from app.store.customers.enquiries import EnquiryReply


class ShopError(Exception):
    """The base class of the shop's errors. `message` is the sentence shown to a person, and `errors` names the fields
    that it is about.
    """

    def __init__(self, message: str, errors: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.errors = errors


class Invalid(ShopError):
    """The input cannot be meant."""


class NotFound(ShopError):
    """There is no such thing."""


class Conflict(ShopError):
    """It conflicts with the present state."""


class StockMoved(Conflict):
    """The stock differs from the one that a change was based on. `inventory` is the present stock."""

    def __init__(self, field: str, message: str, inventory: int) -> None:
        super().__init__(message, {field: message})
        self.inventory = inventory


class DiscountRefused(Conflict):
    """The code of a cart does not hold any more, and has to be taken off the cart."""


class AnsweredMeanwhile(Conflict):
    """Another window answered the enquiry. `reply` is its answer."""

    def __init__(self, reply: "EnquiryReply") -> None:
        super().__init__("This enquiry was answered meanwhile")
        self.reply = reply


class NotSignedIn(ShopError):
    """Only the administrator may do this."""


class Forbidden(ShopError):
    """The request was sent from a place that is not allowed."""


class TooLarge(ShopError):
    """More bytes than are taken."""


class WrongKind(ShopError):
    """A body or a file of a kind that is not taken."""


class TooMany(ShopError):
    """Too many attempts; `retry_after` is in seconds."""

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class Unavailable(ShopError):
    """The shop cannot do it now, and nothing was changed."""


def invalid_field(field: str, message: str) -> Invalid:
    """An Invalid about one field."""
    return Invalid(message, {field: message})


def taken(field: str, message: str) -> Conflict:
    """A Conflict about one field."""
    return Conflict(message, {field: message})
