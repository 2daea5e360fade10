"""Rules of customers, enquiries and the inbox."""
