"""The views, one file for each noun.

Each parses, makes one call to the shop, and answers.
"""
