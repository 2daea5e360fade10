"""Discount codes are listed here for the owner, and taken off the goods of a cart or an order.

A code takes per cent or an amount off the goods of one category or of all, or it frees the delivery. A cart holds one
(`carts.discount_id`). Its reduction is spread to the cent over the lines that it applies to, before tax
(`spreading.py`), so the tax of each rate is that of what is charged. The columns `subtotal`, `unit_price` and
`delivery` stay the listed prices; `discount` of an order and of its lines is what is taken off. What is counted,
refunded and invoiced is what was charged (`app/store/sales/reduced.py`).

Whether a code holds is asked anew whenever a cart is read and when it is ordered (`reasons.py`). A code that ceased to
be valid refuses the checkout once, and is then off the cart, so that nobody pays more than the page said. A use is
taken by a guarded UPDATE in the order's own transaction, and given back when the whole order is cancelled.

The least order and free delivery from a sum are judged by the listed prices, so that no code makes an order dearer. A
wrong code and an inactive one are refused in the same words. A correction of an order keeps the share of each piece:
fewer pieces take theirs along, more pieces get no more of an amount, only of per cent. Quotes and jobs know no codes:
their prices are agreed line by line.
"""
