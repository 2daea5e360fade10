"""Sales over the counter are made here, and the days of the till are kept.

**Sales.** A sale of the till is an order like any other (`selling.py`): its source is `till`, its customer "Counter
sale", and it is placed, paid and handed over in one transaction. So stock, figures, tax, documents and the accountant's
file know nothing else of it. A line that is no part of the shop, such as an hour of work, has the id of no product, as
a part has that was deleted. Its cart has the id that the screen made for the sale: the cart's order is unique, so a
second press finds the first one's sale. A discount is the line's share of the order's discount, as a code's is.

**Undo.** The last sale of the open day can be undone: its payments are reversed as entered by mistake, and the order is
cancelled. Later, pieces are taken back by a refund (`earlier_sales.py`). The customer then gets a paper of it
(`refund_papers.py`), or the credit note where the sale has an invoice.

**Days.** A day counts what was paid while it was open (`day_sums.py`): everything of sales of the till, and cash and
card payments of other orders and jobs, which lie in the same drawer. Its sums come from the basis "money received" of
the sales report. Closing stores them; nothing changes a closed day, and another entry corrects one.
"""
