"""Everything is copied and checked here, and a copy can be restored.

A backup is unpacked and checked in `restore-pending`, what is there now becomes a backup of its own, and then a mark in
that folder decides. Before the mark nothing of the shop was touched; from it on a start finishes what a kill left:
missing pictures are brought and the whole database is put in place before anybody opens it. The running shop does the
same steps with SQLite's own backup call, which is one transaction, and holds the writer's turn meanwhile, so that each
order is in one of the two. The second folder of the backups is known by a mark written into it: an empty mount point or
another stick is not taken for it.

What a restore may not take back: order numbers (`app/store/sales/order_numbers.py`), document numbers
(`app/shop/sales/documents/numbers.py`) and erasures of persons (`app/shop/system/privacy/erasure.py`).
"""
