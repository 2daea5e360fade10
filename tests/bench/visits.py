"""A year of visits and product views is made, always the same. They are invented, and written directly into a migrated
database.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.store.database.driver import sqlite3

YEAR = timedelta(days=365)
PATHS = ("/", "/shop", "/by-vehicle", "/cart", "/checkout", *(f"/shop/part-{number}" for number in range(300)))
AGENTS = tuple(f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/{100 + n}.0" for n in range(120))
VIEWS_PER_VISIT = 0.3
SEARCHES_PER_VISIT = 0.02
COUNTED = (
    "INSERT INTO visitors (ip_address, user_agent, last_visit)"
    " SELECT ip_address, user_agent, max(created_at) FROM page_visits GROUP BY ip_address, user_agent",
    "INSERT INTO visitor_addresses (ip_address, last_visit)"
    " SELECT ip_address, max(last_visit) FROM visitors GROUP BY ip_address",
    "INSERT INTO visit_tallies (day, path, count)"
    " SELECT substr(created_at, 1, 10), path, count(*) FROM page_visits GROUP BY 1, 2",
    "INSERT INTO view_tallies (day, product_id, count)"
    " SELECT substr(created_at, 1, 10), product_id, count(*) FROM product_views"
    " WHERE product_id IS NOT NULL GROUP BY 1, 2",
)
"""What a running shop writes with each visit and look."""


@dataclass(frozen=True)
class Crowd:
    """Size of a year's visits: their number, and the number of people."""

    name: str
    visits: int
    people: int


def fill(database: Path, crowd: Crowd) -> None:
    """Write the crowd's year, ending now, and 300 products to look at."""
    dice = random.Random(1)
    people = [(_address(dice), dice.choice(AGENTS)) for _ in range(crowd.people)]
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA synchronous=OFF")
    with connection:
        _add_products(connection)
        connection.executemany(
            "INSERT INTO page_visits (id, created_at, ip_address, user_agent, path) VALUES (?, ?, ?, ?, ?)",
            _visits(dice, crowd.visits, people),
        )
        connection.executemany(
            "INSERT INTO product_views (id, created_at, product_id, search_query) VALUES (?, ?, ?, ?)",
            [*_looks(dice, crowd.visits), *_searches(dice, crowd.visits)],
        )
        for statement in COUNTED:
            connection.execute(statement)
    connection.close()


def _add_products(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO product_categories VALUES ('Parts', 'parts', 0, 'c', '2026-01-01T00:00:00Z', NULL)")
    connection.executemany(
        "INSERT INTO products (id, created_at, name, slug, description, price, category, inventory, featured)"
        " VALUES (?, '2026-01-01T00:00:00Z', ?, ?, 'A part for a car', 100, 'Parts', 1, 0)",
        [(f"product-{number}", f"Part {number}", f"part-{number}") for number in range(300)],
    )


def _visits(dice: random.Random, count: int, people: list[tuple[str, str]]) -> Iterator[tuple[str, ...]]:
    for number, moment in _moments(count):
        # Most visits are of a few people and of a few pages.
        address, agent = people[int(dice.random() ** 2 * len(people))]
        path = dice.choice(PATHS if dice.random() < 0.5 else PATHS[:5])
        yield f"visit-{number}", moment, address, agent, path


def _looks(dice: random.Random, visits: int) -> Iterator[tuple[str, str, str | None, str | None]]:
    for number, moment in _moments(int(visits * VIEWS_PER_VISIT)):
        yield f"look-{number}", moment, f"product-{dice.randrange(300)}", None


def _searches(dice: random.Random, visits: int) -> Iterator[tuple[str, str, str | None, str | None]]:
    for number, moment in _moments(int(visits * SEARCHES_PER_VISIT)):
        yield f"search-{number}", moment, None, f"{dice.choice(('part', 'towbar', 'led'))} {dice.randrange(2000)}"


def _moments(count: int) -> Iterator[tuple[int, str]]:
    start = datetime.now(UTC).replace(tzinfo=None) - YEAR
    for number in range(count):
        yield number, f"{(start + YEAR * number / count).isoformat(timespec='microseconds')}Z"


def _address(dice: random.Random) -> str:
    return ".".join(str(dice.randrange(1, 255)) for _ in range(4))
