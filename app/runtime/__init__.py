"""One run of the shop: its folder and its log, its workers, its start and its end."""
