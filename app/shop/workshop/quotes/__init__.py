"""Quotes are written by the owner, sent to a customer and answered on a page of the customer's own.

A quote belongs to a customer. `amounts.py` calculates it, in the owner's editor and on the customer's page, from lines
that store the tax rate that they were written with. A change of a sent quote makes another version and clears its
answer. An answer names the version that its customer saw, and the owner's form the moment that it was read, so neither
overtakes the other (409). Each answer is a row of `quote_answers` with all that the customer saw, which nothing alters
later.

Every send makes another token. Only their hashes are stored, so an old link cannot be shown again, and all of them open
the quote. `expired` is no stored status: it follows from the last day. A quote that was sent is removed only by its
customer's erasure; it is withdrawn, and its links say so. An accepted one that its customer drops by phone is
`declined` with `dropped_at` (`dropping.py`): its answer stays as it was given, and the triggers release its pieces. If
it has a job, the job is cancelled instead, and a removed job of a dropped quote cannot be restored.
"""
