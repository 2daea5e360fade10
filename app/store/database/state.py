"""The state of one application beside its database. It is stored as one object in `app.extensions`."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, cast

from sqlalchemy.orm import Session

from app.store.database.invalidation import Invalidation
from app.store.database.version import CatalogueVersion

EXTENSION = "pitlane.state"

Part = TypeVar("Part")
Value = TypeVar("Value")


class ApplicationWithState(Protocol):
    """The part of Flask's application that is needed here. The business rules do not depend on Flask."""

    extensions: dict[str, Any]


class State:
    """The state of one application. It has the catalogue's version, the invalidation of carts, and one object of each
    type that the rules hold in memory.
    """

    def __init__(self) -> None:
        self.invalidation = Invalidation()
        self.version = CatalogueVersion(self.invalidation)
        self._parts: dict[type, Any] = {}

    def of(self, kind: type[Part]) -> Part:
        """Return the application's only object of a type. It is created at the first call."""
        if kind not in self._parts:
            # Of two threads that come at once both get the same.
            self._parts.setdefault(kind, kind())
        return cast(Part, self._parts[kind])


class Latest(Generic[Value]):
    """A value that is made once for each version. Each value needs its own subclass."""

    def __init__(self) -> None:
        self._made: tuple[int, Value] | None = None

    def get(self, version: int, make: Callable[[], Value]) -> Value:
        """Return the value of a version, and make it if the version is new. The version must be read before this call,
        because `make` reads the database.
        """
        made = self._made
        if made is None or made[0] != version:
            made = self._made = (version, make())
        return made[1]


def state_of(owner: Session | ApplicationWithState) -> State:
    """Return the state of an application, or of the application that owns a session's database."""
    if isinstance(owner, Session):
        return cast(State, owner.get_bind().get_execution_options()[EXTENSION])
    return cast(State, owner.extensions[EXTENSION])
