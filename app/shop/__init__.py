"""Rules of the shop, which take a session and plain values and return rows or the contract's views. They use no Flask
and never commit.
"""
