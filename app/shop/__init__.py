"""Rules of the shop, which take a session and plain values and return rows or small dataclasses. They use no Flask and
never commit.
"""
