"""One run of the shop.

Its folder and its log, its workers, its start and its end.
"""
