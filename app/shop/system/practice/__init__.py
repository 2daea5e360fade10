"""A practice shop with the sample catalogue is started here, as a second process on a folder beside this shop's. That
nothing leaves it is decided in that process alone (`app/practice.py`), by the mark in its folder.

`practice_folder.py` makes and removes the folder, `practice_run.py` runs the process, and `tickets.py` signs the owner
in there without a password.
"""
