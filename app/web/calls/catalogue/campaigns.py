"""The owner's sale of many products at once."""

from app.contract.catalogue.campaigns import CampaignBody, CampaignLine, CampaignView
from app.shop.catalogue.products.campaigns import Campaign, preview_campaign, run_campaign
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("POST", "/api/admin/products/bulk-sale", body=CampaignBody, answer=CampaignView, admin=True)
def put_on_sale(body: CampaignBody) -> CampaignView:
    """Put the named products on sale, or end their sales. Those for which it cannot be are left out, with the reason. A
    dry run changes nothing. The change can be undone.
    """
    campaign = Campaign(body.by, body.value, body.sale_from, body.sale_to)
    if body.dry_run:
        return _tell(preview_campaign(db.session(), body.ids, campaign))
    with write() as session:
        sales, undo = run_campaign(session, body.ids, campaign, {each.id: each.price for each in body.seen})
    offer_undo(undo)
    return _tell(sales)


def _tell(sales: list[CampaignLine]) -> CampaignView:
    return CampaignView(count=sum(line.left_out is None for line in sales), sales=sales)
