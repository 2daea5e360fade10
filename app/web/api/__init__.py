"""The API's frame: the list of calls, parsing, errors and OpenAPI description."""
