"""Draws documents as PDF in a separate process. The library adds a fifth to a process's memory, so the server never
imports this package.
"""
