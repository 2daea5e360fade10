"""The program around the shop: how it starts and ends, its window, its tray icon, its place on this PC."""
