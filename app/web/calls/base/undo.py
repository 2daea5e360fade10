"""This module offers the undo that is returned with the answer to a deletion. It also has the call that settles the
pictures' files.
"""

from collections.abc import Collection

from flask import Response, after_this_request, current_app

from app.config import Config
from app.shop.base.images.trash import settle
from app.shop.base.trash.deletions import files_of
from app.store.database.sqlite import write
from app.store.system.deletions import Deletion

HEADER = "Pitlane-Undo"


def offer_undo(deletion: Deletion) -> None:
    """Name the deletion in the answer's header, and move its pictures away. Call it after the commit."""

    @after_this_request
    def name_it(response: Response) -> Response:
        response.headers[HEADER] = deletion.id
        return response

    drop_files(files_of(deletion))


def drop_files(filenames: Collection[str]) -> None:
    """Settle the files of pictures with rows that were removed or restored. Call it after the commit."""
    if filenames:
        config: Config = current_app.config["PITLANE"]
        with write() as session:
            settle(session, config.uploads, filenames)
