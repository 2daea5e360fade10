"""Payments of orders and jobs and their refunds are recorded here, by hand or by card.

**State.** The payment state of an order is derived, never stored (`app/store/sales/payment_state.py`): of its total and
of `paid` and `refunded`, which are columns of the order and are written with the rows of `payments` in one transaction
(`recording.py`), so that a list of 100,000 orders is filtered and counted without summing them up. The same rule as a
query's condition is `app/shop/sales/orders/payment_groups.py`; a test compares the two. It never moves the status of
the order, nor the other way round.

**Rows.** No row is deleted: a slip is reversed by a refund with the reason "Entered by mistake", and both then count
for nothing: its customer sees neither (`app/store/sales/valid_payments.py`), and a document made since shows a
*Correction*. An order and a job are each a `Sale` (`app/store/sales/sale.py`), and their payments are rows of the same
tables. A job differs in one thing (`JobSale`): what goes back before the whole was paid is still owed and gets no
credit note. So Today reads its refunded jobs one by one.

**Refunds.** A refund names the pieces that it was for (`refund_items`), and restocked ones are returns like any other:
so none is refunded or restocked twice, and cancelling or correcting an order puts back only what did not come back
before. One write at a time makes the second of two refunds find what the first left. A withdrawal that the refund names
is done in the same write.

**Cards.** Customers pay on Stripe's hosted page by redirect: no script of others is loaded, and the pages' security
policy did not change (`location.assign`, because `form-action` stops a form that is answered by a redirect). Our own
client has the five calls that are needed (`stripe/client.py`), since Stripe's package is 13 MB in 1,657 files.

Only what Stripe answers to a request counts, never the redirect and never a message's body: both only start the
request, so neither can be forged and the loss of either costs a minute. The order, its stock and its open payment are
one transaction; the page is made after the commit, under the payment's own id as idempotency key, and no transaction is
open while Stripe takes its time (`card_pages.py`, `card_checks.py`). So these two, `refunding.py` and
`found_refunds.py` enter `write()` themselves. Killed anywhere, the next try finds the same payment and gets the same
page. The page's end is Stripe's least of 30 minutes and one for the way; where this PC's clock is behind, Stripe's own
is taken from its refusal. Two customers at once may wait for a slow Stripe, of the four threads that changes have: the
next gets the order without a page (`stripe_slots.py`).

A job is paid by the same pages (`paying.py`, `of_sale.py`): the deposit that is missing, or all that is owed. A page
over the same sum is shown again, because two links of one job may be open; another sum closes it, and so does whatever
changes what is due. A payment whose page could not be made is given up at once, since no end of an unpaid order follows
that would do it later.

The times of the next requests are in memory (`card_queue.py`): a start asks about all that is open, so nothing has to
be stored. The worker's thread begins with the first key. What nobody paid in time is checked once more before it is
cancelled, and not cancelled while Stripe says nothing, the clock is not trusted, or the owner has confirmed the order.

A refund is made at Stripe before its row; a lost row is found again by comparing Stripe's refunds with ours, so that a
second press gives nothing back twice. That happens before each refund, one by hand of a card payment too, and by the
worker at a start and at night for what was paid within seven days (`found_refunds.py`). What is missing is booked as
*Found at Stripe* before the wanted refund is checked against what is left.
"""
