"""The owner's password and sessions are managed here, and how often something may be tried.

There is one administrator (`sessions.py`). The password is stored as an argon2id hash (`passwords.py`), and passwords
that guessing programs try first are refused (`common_passwords.py`). A new one without the old needs a ticket from the
program's own window (`forgotten_password.py`).

The throttles are sliding windows in memory, counted before anything costs (`throttle.py`). They use no cache of a
library: an LRU or TTL cache counts a refused attempt as a use, ends a window for all attempts at once, and its `get`
looks twice without a lock.
"""
