"""Texts of a piece of the gallery."""

from typing import Annotated

from app.contract.base.fields import Message, Name, Text

Service = Annotated[Name, Message("A service has at most 200 characters")]
Vehicle = Annotated[Name, Message("A vehicle has at most 200 characters")]
ItemText = Annotated[Text, Message("A text has at most 500 characters")]
