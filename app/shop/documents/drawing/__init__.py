"""Drawing of documents as PDF, in a process of its own.

The library adds a fifth to a process's memory, so the server never imports this package.
"""
