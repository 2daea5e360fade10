"""Terms, returns, imprint: for everybody, and for the owner to write."""

from collections.abc import Sequence
from typing import Any

from app.contract.base.fields import Done
from app.contract.website.policies import (
    AdminPolicyView,
    HealthItem,
    PolicyBody,
    PolicyPreview,
    PolicyPreviewBody,
    PolicyQuery,
    PolicyTextView,
    PolicyView,
    StarterView,
)
from app.shop.base.policies import policies, published, text
from app.shop.base.settings.settings import read_settings
from app.shop.website import policy_health as health
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.website.policies import Policy
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("GET", "/api/policies", answer=list[PolicyView], cached=True)
def list_policies() -> Sequence[Policy]:
    """The published texts that hold today."""
    return published.list_current(db.session())


@call("GET", "/api/policies/{slug}", query=PolicyQuery, answer=PolicyTextView)
def read_policy(slug: str, query: PolicyQuery) -> dict[str, Any]:
    """A published text, of the version asked for or of today."""
    session = db.session()
    policy = published.read_policy(session, slug, query.version)
    body = text.fill_in(policy.body, read_settings(session))
    return {**_columns(policy), "body": body, "html": text.write_html(body)}


@call("GET", "/api/admin/policies", answer=list[AdminPolicyView], admin=True)
def list_policy_versions() -> list[dict[str, Any]]:
    """Every version of every text, newest first."""
    session = db.session()
    current = {each.id for each in published.list_current(session)}
    return [_columns(each) | {"current": each.id in current} for each in policies.list_versions(session)]


@call("POST", "/api/admin/policies", body=PolicyBody, answer=AdminPolicyView, status=201, admin=True)
def add_policy(body: PolicyBody) -> dict[str, Any]:
    """Write the next version of a text, from its day on."""
    with write() as session:
        policy = policies.add_version(session, body.model_dump())
        return _columns(policy) | {"current": policy in published.list_current(session)}


@call("DELETE", "/api/admin/policies/{policyId}", answer=Done, admin=True)
def delete_policy(policy_id: str) -> Done:
    """Remove a version that no order names."""
    with write() as session:
        deletion = policies.remove_version(session, policy_id)
    offer_undo(deletion)
    return Done()


@call("POST", "/api/admin/policies/preview", body=PolicyPreviewBody, answer=PolicyPreview, admin=True)
def preview_policy(body: PolicyPreviewBody) -> PolicyPreview:
    """Return a text as it would be shown; nothing is stored."""
    text.refuse_unknown_fields(body.body)
    settings = read_settings(db.session())
    html = text.write_html(text.fill_in(body.body, settings))
    return PolicyPreview(html=html, blank=text.blank_fields(body.body, settings))


@call("GET", "/api/admin/policies/starters", answer=list[StarterView], admin=True)
def list_starters() -> list[policies.Starter]:
    """Texts to begin with, marked to be checked."""
    return policies.list_starters()


@call("GET", "/api/admin/shop-health", answer=list[HealthItem], admin=True)
def read_shop_health() -> list[HealthItem]:
    """What the shop lacks before it goes online."""
    return health.read_health(db.session())


def _columns(policy: Policy) -> dict[str, Any]:
    columns = {column.key: getattr(policy, column.key) for column in Policy.__table__.columns}
    return columns | {"path": policy.path}
