"""The workshop's calendar over HTTP."""
