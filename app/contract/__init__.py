"""The shapes of the API's requests and responses. This package imports no other part of the program."""

import os

# No plugin is used. Pydantic would read the list of every installed package for them as the first shape is made ready.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
