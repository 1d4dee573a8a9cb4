"""Alembic's entry: migrations run on the connection that the server gives them."""

from alembic import context

from neuland.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
