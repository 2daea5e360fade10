"""Tax rates that products and labour can have are listed and changed here.

Amounts are integer cents in the tables, Decimal in Python, "49.99" in JSON, and integer cents again in the browser.
`app/shop/base/money.py` has the only arithmetic. Tax is rounded half up once for each rate, on all that has the rate;
each line and the delivery get a share of it, and the shares add up to it. With one rate these are the cents of a shop
that knows only one, which a property test compares.

Rates are rows of `tax_rates`, of which one is the default: the rate of delivery and of every product whose
`tax_rate_id` is null. The default's rate is the setting `taxRate`, which is stored in that row alone: reading the
settings takes it from there, and changing them writes it there. The first migration adds the row. A sold line stores
its rate in `order_items.tax_rate`, and an order's `taxes` are added up from its lines and its delivery, never
calculated again.
"""
