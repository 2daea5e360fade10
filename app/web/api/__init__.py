"""How a call comes in and goes out: the list of calls, its reading, its refusals, its description."""
