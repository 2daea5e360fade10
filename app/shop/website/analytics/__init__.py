"""Visits and views are written in batches here, and counted for the owner.

Visits wait in a queue in memory (`queue.py`), which writes in transactions of its own, so no visitor waits for them.
Daily counts are written in the same transaction (`daily_counts.py`), so that counting a million visits takes no time.
Searches of visitors are counted beside them (`searches.py`).

The steps from visit to order count a cart once something was put in, also if it was taken out again: every line touches
its cart. A cart that is removed after the days of the settings stays as a number of its day (`removed_carts`), and no
call of a customer does more work for it.
"""
