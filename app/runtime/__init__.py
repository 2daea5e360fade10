"""Package that contains one run of the shop: its folder and log, its workers, its start and its end."""
