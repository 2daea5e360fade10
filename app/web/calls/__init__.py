"""The views, one file for each noun: parse, one call to the shop, answer."""
