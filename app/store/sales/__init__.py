"""Tables of carts, orders, payments, documents and withdrawals."""
