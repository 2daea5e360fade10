"""The way back that goes with the answer to a deletion, and where the pictures' files go."""

from collections.abc import Collection

from flask import Response, after_this_request, current_app

from app.config import Config
from app.shop.images.trash import settle
from app.shop.trash.deletions import files_of
from app.store.deletions import Deletion
from app.store.sqlite import write

HEADER = "Pitlane-Undo"


def offer_undo(deletion: Deletion) -> None:
    """Name the deletion in the answer's header, and put its pictures away.

    Call it after the commit.
    """

    @after_this_request
    def name_it(response: Response) -> Response:
        response.headers[HEADER] = deletion.id
        return response

    drop_files(files_of(deletion))


def drop_files(filenames: Collection[str]) -> None:
    """Settle the files of pictures whose rows went or came, after the commit."""
    if filenames:
        config: Config = current_app.config["PITLANE"]
        with write(catalogue=False) as session:
            settle(session, config.uploads, filenames)
