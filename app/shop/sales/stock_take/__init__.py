"""The owner counts what is on the shelves, sees the differences, and books them.

A count stores what was to be on the shelf when it began: the stock, and the pieces of orders that were not handed over,
which left the stock when they were ordered. Booking changes the present stock by the difference. So an order that
comes between counting and booking takes its pieces all the same, and a parcel that waits is not counted as a surplus.
"""
