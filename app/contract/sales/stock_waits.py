"""A visitor's request for an e-mail when a part is back in stock."""

from typing import Annotated

from app.contract.base.fields import Body, Email, Id, Message, OptionalId, View


class StockWaitBody(Body):
    """The sold-out part, the option that is wanted if it has some, and the address that the e-mail goes to."""

    product_id: Annotated[Id, Message("The part must be given by its id")]
    option_id: Annotated[OptionalId, Message("The option must be given by its id")] = None
    email: Annotated[Email, Message("Please enter a valid email address")]


class StockWaitAnswer(View):
    """The answer to a request. It is the same whether the address is known or not."""

    success: bool = True
    message: str
