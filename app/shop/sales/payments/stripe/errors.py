"""Errors of a call to Stripe."""


class StripeError(Exception):
    """The base of a failed call's errors."""


class StripeSilent(StripeError):
    """No readable answer: the call may have been carried out."""


class StripeRefused(StripeError):
    """An error for a call that Stripe refused. `code` and `param` are Stripe's names for the reason and the field;
    `said_at` is its clock in seconds, or 0 if unknown.
    """

    def __init__(self, status: int, code: str, param: str = "", said_at: int = 0) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code, self.param, self.said_at = status, code, param, said_at
