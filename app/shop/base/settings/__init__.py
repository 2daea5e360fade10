"""The owner's settings are read and changed here, with the defaults of the program beneath them.

Settings are stored as rows, so a new one needs no migration. Those of the owner are the rows of one table in the
source (`app/contract/system/owner_settings.py`), each with its rule, its refusal, its readers and its default; what is
sent and answered follows from it (`setting_shapes.py`). `Settings` adds what the program stores beside them. Tax rates
and the gallery's pictures are rows of tables of their own (`IN_TABLES`). Opening hours are written for customers from
the week that the calendar uses (`hours.py`), unless the lines are the owner's own words.

Secret settings are encrypted with Fernet (`encryption.py`). The key lies in the system's keyring on Windows and macOS,
and elsewhere in `mail.key` in the data folder, mode 0600, because a keyring on Linux may ask a question that nobody
sees. It is in no backup and no export: on another computer a secret is entered again.

**The guarantee notice.** The law forbids drawing the official notice again, so its file is the only upload whose bytes
stay as they are (`app/shop/base/images/official_file.py`). What is known of it, version, day, title and link, is data
(`notices/guarantee.json`): a newer one replaces the file, and shop health asks for the owner's of that version. The
deep link is printed on the notice and typed by the owner; the data has the portal's address alone.

**Ways of paying.** `paymentMethods` of the public settings are those that are ticked and have what they need
(`payment_settings.py`); without any, every text is that of a shop which takes no payment.
"""
