"""Errors of a call to Stripe."""


class StripeError(Exception):
    """The base of a failed call's errors."""


class StripeSilent(StripeError):
    """No readable answer: the call may have been carried out."""


class StripeRefused(StripeError):
    """Stripe did not do it.

    `code` and `param` are its names for the reason and the field, `said_at` its clock in seconds; 0 where it says none.
    """

    def __init__(self, status: int, code: str, param: str = "", said_at: int = 0) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code, self.param, self.said_at = status, code, param, said_at
