"""The shapes of the API's requests and responses. This package imports no other part of the program."""
