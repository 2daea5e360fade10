"""The views are here, in one file for each noun. Each view parses the request, makes one call to the shop, and
answers.
"""
