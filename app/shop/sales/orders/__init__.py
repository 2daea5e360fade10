"""An order is followed here from the cart over the checkout to its end.

**Placing.** A cart holds products at present prices. A line that is sold out is listed and not counted: the cart says
what an order could cost (`totals.py`). A checkout is one transaction that takes the stock by a guarded UPDATE
(`checkout.py`). A checkout that leaves `paymentMethod` out gets the only way of paying, else the workshop. The page
sends null where it asked for none: so an order placed from a page that was opened before there was a way of paying is
refused, and not owed by surprise. An order's way of paying does not change, and the order shows the account of a
transfer while something is owed, also when no new order can choose one.

**Numbers.** An order number is given once. A restored database gets the greatest number of the one it replaces (a row
of the settings, which is in every later backup); and the file `order-number` beside the database is ahead of every
number, for a database that is damaged or gone. It is written once in fifty orders, so that a checkout pays nothing for
it; after such a loss up to 49 numbers are left out (`app/store/sales/order_numbers.py`).

**Corrections.** While an order is pending or confirmed, `PATCH` corrects customer, address, way of delivery and lines
(`corrections.py`). What was agreed stays agreed: a line's price, the tax, a price of delivery once charged; what is new
comes at today's terms. Stock, sums, the history and mails not yet sent follow in the same transaction. The form sends
the time of the order that it shows, so that nobody overwrites what another screen saved; so do the steps and the
tracking, and the 409 says both values.

**Returns.** Pieces that are returned after completion are rows of their own (`order_returns`, `returns.py`) with their
time, so that none is returned twice and undoing a bulk edit counts it. Status and sums of the order stay, but what
came back is not owed (`Order.uncovered`, and `payment_groups.uncovered` as a query): the price of its pieces with their
tax, or of the whole order with its delivery once all of it is back. A refund for pieces that came back is taken off
what was paid, so no piece counts twice. Sales, tax by rate and the accountant's file are reduced on the day of the
return by the pieces' part of their line and its tax, delivery excepted; the parts are rounded so that all pieces of a
line add up to the whole line (`app/shop/sales/report/ordered.py`).

The allowed steps are `NEXT_STATUSES` in `app/store/sales/orders.py`. The payment state never moves the status of an
order, nor the other way round (`app/shop/sales/payments`).
"""
