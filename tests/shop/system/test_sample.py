"""The sample catalogue fills an empty shop completely and in its order, or not at all."""

import json
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, func, select

from app.config import Config, sample_folder
from app.runtime.first_sample import SAMPLE_ONLY_ONCE
from app.runtime.serve import Shop
from app.shop.catalogue.products.related import list_instead, list_related
from app.shop.customers.contacts.contacts import remove_contact
from app.shop.system.sample import rows, sample
from app.shop.website.gallery.view import list_shown
from app.shop.workshop.jobs.jobs import remove_job
from app.shop.workshop.quotes.dropping import drop_quote
from app.shop.workshop.quotes.quotes import withdraw_quote
from app.shop.workshop.services.menu import SERVICES
from app.store.base.images import Image
from app.store.catalogue.price_history import read_steps
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarModel, Fitment
from app.store.customers.contacts import Contact
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import Mail
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.workshop.calendar import Appointment
from app.store.workshop.jobs import Job
from app.store.workshop.quotes import Quote

SMALL: dict[str, Any] = {
    "categories": [{"name": "Mats", "slug": "mats", "displayOrder": 1, "subcategories": [
        {"name": "Rubber", "slug": "rubber", "displayOrder": 1}]}],
    "vehicles": [{"name": "Audi", "slug": "audi", "displayOrder": 1, "models": [
        {"name": "A1", "slug": "a1", "year": "2010-"}]}],
    "workshop": dict.fromkeys(("services", "enquiries", "quotes", "jobs", "gallery"), ()) | {"appointments": ["Mats"]},
    "products": [{"name": "Mat", "slug": "mat", "description": "A rubber mat", "price": "9.50", "category": "Mats",
                  "subcategory": None, "inventory": 3, "featured": 0, "images": ["mat.webp"], "fits": "all"}],
}  # fmt: skip


def find_missing_files(config: Config) -> set[str]:
    """Return the names of files that only the rows or only the folder have."""
    promised = set()
    for image in db.session.scalars(select(Image)):
        stem = image.filename.removesuffix(".webp")
        sizes = [f"-{width}.{kind}" for width in image.widths.split(",") for kind in ("webp", "avif")]
        promised |= {f"{stem}{end}" for end in [".webp", "-share.jpg", *sizes]}
    promised |= set(db.session.scalars(select(ProductDocument.filename)))
    return promised ^ {path.name for path in config.uploads.iterdir()}


def run_once(config: Config) -> str | None:
    """Start the shop with the sample, and stop it again. Returns the notice that it gave, or None."""
    shop = Shop(replace(config, port=0, desk_port=0), sample=True)
    shop.start()
    shop.stop()
    return shop.notice


@pytest.fixture
def small_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A sample of one product."""
    folder = tmp_path / "sample"
    (folder / "images").mkdir(parents=True)
    for end in (".webp", "-320.webp", "-320.avif", "-400.avif", "-share.jpg"):
        (folder / "images" / f"mat{end}").write_bytes(b"picture")
    made = {"mat.webp": {"width": 400, "height": 300, "widths": [320, 400]}}
    for name, entries in (SMALL | {"pictures": made}).items():
        (folder / f"{name}.json").write_text(json.dumps(entries), encoding="utf-8")
    monkeypatch.setattr(sample, "sample_folder", lambda: folder)
    return folder


@pytest.mark.usefixtures("app")
def test_an_empty_shop_gets_the_whole_sample(config: Config):
    rows_at_once = []
    event.listen(
        db.engine, "before_cursor_execute", lambda *given: rows_at_once.append(len(given[3]) if given[5] else 1)
    )
    assert sample.is_empty(db.session())
    sample.load_sample(config)
    assert not sample.is_empty(db.session())
    # The memory of all 5,000 rows at once would stay with the program.
    assert max(rows_at_once) <= 250
    names = list(db.session.scalars(select(Product.name).order_by(Product.created_at.desc())))
    assert names == [entry["name"] for entry in json.loads((sample_folder() / "products.json").read_text())]
    assert all(product.image for product in db.session.scalars(select(Product)))
    assert find_missing_files(config) == set()
    stock = {entry["slug"]: entry["inventory"] for entry in json.loads((sample_folder() / "products.json").read_text())}
    assert {row.slug: row.inventory for row in db.session.scalars(select(Product))} == stock
    bare = select(CarModel.slug).where(CarModel.id.not_in(select(Fitment.model_id)))
    assert set(db.session.scalars(bare)) == {"zoe", "bz4x"}


@pytest.mark.usefixtures("app")
def test_the_sample_has_a_workshop_at_work_of_which_every_piece_can_be_deleted(config: Config):
    sample.load_sample(config)
    with write() as session:
        quotes = {quote.status: quote for quote in session.scalars(select(Quote))}
        assert (set(quotes), quotes["sent"].total, quotes["accepted"].total) == (
            {"sent", "accepted"}, Decimal("242.00"), Decimal("393.25"),
        )  # fmt: skip
        assert [enquiry.outcome for enquiry in session.scalars(select(Enquiry))].count(None) == 2
        week = session.scalars(select(Appointment).order_by(Appointment.starts_at)).all()
        assert len(week) >= 8
        assert week[0].starts_at <= now() + timedelta(days=2) < now() + timedelta(days=4) < week[-1].ends_at
        # Nothing is promised or written to anybody, so the shop sells what it sold without it.
        assert session.scalars(select(Product.agreed)).unique().all() == [0]
        assert session.scalars(select(Mail)).all() == []
        [work] = list_shown(session)
        assert work.before
        for job in session.scalars(select(Job)).all():
            remove_job(session, job.id)
        withdraw_quote(session, quotes["sent"].id)
        drop_quote(session, quotes["accepted"].id)
        for contact in session.scalars(select(Contact)).all():
            remove_contact(session, contact.id)
        left = [session.scalar(select(func.count()).select_from(table)) for table in (Quote, Job, Contact)]
    assert left == [0, 0, 0]


@pytest.mark.usefixtures("app")
def test_the_sample_has_options_a_lawful_sale_documents_and_parts_that_go_together(config: Config):
    sample.load_sample(config)
    starts = ("gear-knob", "sound-and-screen", "orbit-15", "black-chrome", "slipstream-gt", "cockpit")
    knob, pack, polisher, tip, wing, offer = (
        db.session.scalars(select(Product).where(Product.slug.startswith(start))).one() for start in starts
    )
    assert [(option.name, option.inventory) for option in knob.options] == [
        ("Orange stitching", 7), ("Grey stitching", 6), ("Black stitching", 0),
    ]  # fmt: skip
    assert (pack.inventory, pack.can_be_ordered, pack.lead_days, pack.place) == (6, True, 21, "Shelf A1")
    assert [each.name for each in list_related(db.session(), polisher.id)][:2] == [
        "Foam Pad Set, 3 x 150 mm", "Pad and Cloth Refill Set",
    ]  # fmt: skip
    assert [each.slug for each in list_instead(db.session(), tip.id)] == ["burnt-blue-exhaust-tip-101-mm"]
    [guide] = wing.documents
    assert (guide.name, (config.uploads / guide.filename).stat().st_size) == ("Fitting guide", guide.size)
    assert offer.sale
    assert (offer.sale.price, offer.sale.prior_price, offer.price) == (
        Decimal("429.00"),
        Decimal("479.00"),
        Decimal("479.00"),
    )
    steps = read_steps(db.session(), [offer.id], now() + timedelta(days=30))[offer.id]
    assert [str(step.price) for step in steps] == ["479.00", "429.00", "479.00"]
    assert steps[1].from_at - steps[0].from_at > timedelta(days=30)
    assert timedelta(days=20) < offer.sale.until - now() <= timedelta(days=21)


@pytest.mark.usefixtures("app")
def test_an_owner_who_has_begun_gets_the_catalogue_alone(config: Config):
    with write() as session:
        SERVICES.add(session, {"service": "Detailing", "size": "", "price": Decimal(90)})
    sample.load_sample(config)
    assert [db.session.scalar(select(func.count()).select_from(table)) for table in (Quote, Job, Enquiry)] == [0, 0, 0]


@pytest.mark.usefixtures("app", "small_folder")
def test_an_interrupted_load_leaves_an_empty_shop(config: Config, monkeypatch: pytest.MonkeyPatch):
    def stop(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rows, "add_products", stop)
    with pytest.raises(KeyboardInterrupt):
        sample.load_sample(config)
    assert sample.is_empty(db.session())
    assert list(config.uploads.iterdir()) == []


@pytest.mark.usefixtures("small_folder")
def test_a_start_sweeps_the_pictures_that_a_power_cut_left(config: Config):
    (config.uploads / f"{'a' * 32}-320.webp").write_bytes(b"half")
    (config.uploads / f"{'b' * 32}.webp.part").write_bytes(b"half")
    (config.uploads / "the owner's own file.webp").write_bytes(b"whole")
    run_once(config)
    left = {path.name for path in config.uploads.iterdir()}
    assert not any(name.startswith(("a" * 32, "b" * 32)) for name in left)
    assert "the owner's own file.webp" in left


@pytest.mark.usefixtures("small_folder")
def test_only_a_new_shop_gets_the_sample_and_a_used_one_says_so(tmp_path: Path):
    new = Config(data_dir=tmp_path / "new")
    assert (run_once(new), run_once(new)) == (None, SAMPLE_ONLY_ONCE)


@pytest.mark.usefixtures("small_folder")
def test_a_load_that_was_interrupted_begins_again_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def stop(*_args: object) -> None:
        raise KeyboardInterrupt

    new = Config(data_dir=tmp_path / "new")
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(rows, "add_products", stop)
        run_once(new)
    assert (run_once(new), run_once(new)) == (None, SAMPLE_ONLY_ONCE)
