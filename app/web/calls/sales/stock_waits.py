"""A visitor's request for an e-mail when a part is back in stock."""

from app.contract.sales.stock_waits import StockWaitAnswer, StockWaitBody
from app.shop.sales.stock_waits.waits import ask
from app.store.database.sqlite import write
from app.web.api.call import call

CHECK_MAIL = "Check your e-mail: we have sent you a link to confirm. If it does not arrive, check your spam folder."


@call("POST", "/api/stock-waits", body=StockWaitBody, answer=StockWaitAnswer, status=201, succeeds=True)
def wait_for_stock(body: StockWaitBody) -> StockWaitAnswer:
    """Ask for an e-mail when a sold-out part is back in stock. The address gets a link to confirm it. The answer never
    shows whether the address is known.
    """
    with write() as session:
        ask(session, body.product_id, body.email, body.option_id)
    return StockWaitAnswer(message=CHECK_MAIL)
