"""Alembic's entry: run the migrations on the connection that `run.py` opened."""

from alembic import context

from app.store.system.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
    compare_type=True,
)
context.run_migrations()
