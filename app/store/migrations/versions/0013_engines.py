"""Engines of a model, those of a fitment, and its source."""

from alembic import op

revision = "0013"
down_revision = "0012"

FITMENT = "model_product_compatibility"
# Each rule on a line of its own, as the models write them.
ENGINES = """
CREATE TABLE car_engines (
    model_id TEXT NOT NULL,
    name TEXT NOT NULL,
    fuel TEXT,
    power_kw INTEGER,
    code TEXT,
    year_from INTEGER,
    year_to INTEGER,
    display_order INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_car_engines PRIMARY KEY (id),
    CONSTRAINT uq_car_engines_model_id_name UNIQUE (model_id, name),
    CONSTRAINT ck_car_engines_fuel CHECK (fuel IN ('petrol', 'diesel', 'hybrid', 'electric', 'other')),
    CONSTRAINT ck_car_engines_power_kw CHECK (power_kw BETWEEN 1 AND 2000),
    CONSTRAINT ck_car_engines_year_from CHECK (year_from BETWEEN 1886 AND 2100),
    CONSTRAINT ck_car_engines_year_to CHECK (year_to BETWEEN 1886 AND 2100),
    CONSTRAINT ck_car_engines_years CHECK (year_from <= year_to),
    CONSTRAINT fk_car_engines_model_id FOREIGN KEY(model_id) REFERENCES car_models (id) ON DELETE CASCADE
)
"""
NARROWED = f"""
CREATE TABLE fitment_engines (
    fitment_id TEXT NOT NULL,
    engine_id TEXT NOT NULL,
    CONSTRAINT pk_fitment_engines PRIMARY KEY (fitment_id, engine_id),
    CONSTRAINT fk_fitment_engines_fitment_id FOREIGN KEY(fitment_id) REFERENCES {FITMENT} (id) ON DELETE CASCADE,
    CONSTRAINT fk_fitment_engines_engine_id FOREIGN KEY(engine_id) REFERENCES car_engines (id) ON DELETE CASCADE
)
"""
COLUMNS = (
    "proved_at TEXT",
    "source TEXT DEFAULT 'owner' NOT NULL\n"
    f"CONSTRAINT ck_{FITMENT}_source CHECK (source IN ('owner', 'import', 'fitted'))",
)


def upgrade() -> None:
    op.execute(ENGINES)
    op.execute(NARROWED)
    op.execute("CREATE INDEX ix_fitment_engines_engine_id ON fitment_engines (engine_id)")
    for column in COLUMNS:
        op.execute(f"ALTER TABLE {FITMENT} ADD COLUMN {column}")
