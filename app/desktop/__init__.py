"""The program around the shop.

Its start and end, its window, its tray icon, its place on this PC.
"""
