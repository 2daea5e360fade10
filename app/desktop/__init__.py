"""The program around the shop: its start and end, its window, its tray icon and its place on this PC."""
