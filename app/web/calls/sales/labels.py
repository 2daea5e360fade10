"""Labels of products."""

from flask import Response

from app.contract.sales.labels import LabelsBody, LabelsView
from app.shop.sales.documents.making import make_pdf
from app.shop.sales.labels.labels import describe_labels, list_unscannable
from app.shop.sales.labels.made_labels import MadeLabels
from app.store.database.base import db
from app.store.database.state import state_of
from app.web.api.call import call
from app.web.calls.base.downloads import PDF, as_file


@call("POST", "/api/admin/labels", body=LabelsBody, answer=LabelsView, status=201, admin=True)
def make_labels(body: LabelsBody) -> LabelsView:
    """Make labels of the named products as PDF, by name. A product is labelled with the price that customers pay now,
    with its tax.
    """
    session = db.session()
    content = describe_labels(session, body)
    name = state_of(session).of(MadeLabels).keep(make_pdf(content))
    return LabelsView(
        labels=sum(content["copies"]),
        file=f"/api/admin/labels/{name}.pdf",
        unscannable=list_unscannable(content),
    )


@call("GET", "/api/admin/labels/{name}.pdf", admin=True, file=PDF)
def download_labels(name: str) -> Response:
    """The labels that were made in the last quarter of an hour."""
    pdf = state_of(db.session()).of(MadeLabels).read(name)
    return as_file(Response(pdf, mimetype=PDF), "inline", "labels.pdf")
