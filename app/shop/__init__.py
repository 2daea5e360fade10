"""The rules.

A session and plain values in, rows or small dataclasses out; no Flask, no commit.
"""
