"""Rules of carts, orders, payments, documents, withdrawals and the mails about them."""
