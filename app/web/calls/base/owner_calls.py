"""The calls of the owner's lists: one line for each, in place of a function."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from sqlalchemy.orm import Session

from app.contract.base import fields
from app.contract.base.fields import Body, Done
from app.contract.base.rows import OrderBody
from app.shop.base.owner_lists import OwnerList, OwnRow
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import View, call
from app.web.calls.base.undo import offer_undo


@dataclass(frozen=True)
class OwnerCalls(Generic[OwnRow]):
    """Calls of one list, each put on the list of calls by its method.

    `module` is the `__name__` of the module that registers them. `path` is that of one row, such as
    /api/admin/brands/{brandId}; the part before the id is that of the list. `answer` is the shape of a row.
    """

    module: str
    path: str
    rules: OwnerList[OwnRow]
    answer: type[fields.View]

    def list(self, name: str, answer: object, read: Callable[[Session], Iterable[object]], *, summary: str) -> None:
        """Register the call that returns the list, as `read` reads it."""
        view = self._view(lambda: list(read(db.session())), name, summary)
        call("GET", self._all, answer=answer, admin=True)(view)

    def add(self, name: str, body: type[Body], *, summary: str) -> None:
        """Register the call that adds a row."""

        def add(body: Body) -> OwnRow:
            with write() as session:
                return self.rules.add(session, body.model_dump())

        view = self._view(add, name, summary)
        call("POST", self._all, body=body, answer=self.answer, status=201, admin=True)(view)

    def order(self, name: str, place: Callable[[Session, Sequence[OwnRow]], None], *, summary: str) -> None:
        """Register the call that puts rows in an order, which `place` writes."""

        def order(body: OrderBody) -> Done:
            with write() as session:
                place(session, [self.rules.get(session, row_id) for row_id in dict.fromkeys(body.ids)])
            return Done()

        call("POST", f"{self._all}/order", body=OrderBody, answer=Done, admin=True)(self._view(order, name, summary))

    def change(self, name: str, body: type[Body], *, summary: str) -> None:
        """Register the call that changes a row."""

        def change(body: Body, **ids: str) -> OwnRow:
            (row_id,) = ids.values()
            with write() as session:
                return self.rules.change(session, row_id, body.model_dump(exclude_unset=True))

        view = self._view(change, name, summary)
        call("PATCH", self.path, body=body, answer=self.answer, admin=True)(view)

    def remove(self, name: str, *, summary: str) -> None:
        """Register the call that removes a row, which can be undone."""

        def remove(**ids: str) -> Done:
            (row_id,) = ids.values()
            with write() as session:
                deletion = self.rules.remove(session, row_id)
            offer_undo(deletion)
            return Done()

        call("DELETE", self.path, answer=Done, admin=True)(self._view(remove, name, summary))

    @property
    def _all(self) -> str:
        """The path of the list."""
        return self.path.rpartition("/")[0]

    def _view(self, view: View, name: str, summary: str) -> View:
        """Name a view as the operation that it is."""
        view.__module__, view.__name__, view.__doc__ = self.module, name, summary
        return view
