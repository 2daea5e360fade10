"""The products and their categories.

They are read, found and changed, alone and many at once.
"""
