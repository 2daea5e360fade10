"""Is the shop ready? The one call that tunnels, installers and tests ask."""

from sqlalchemy import text

from app import VERSION
from app.contract.health import HealthView
from app.store.sqlite import write
from app.web.call import call


@call("GET", "/api/health", answer=HealthView)
def read_health() -> HealthView:
    """200 when a write transaction can begin and end; a database that cannot makes it 503."""
    with write(catalogue=False) as session:
        session.execute(text("SELECT 1"))
    return HealthView(version=VERSION)
