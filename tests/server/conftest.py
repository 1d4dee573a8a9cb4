"""A server in this process, on a SQLite file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from neuland.server.api.app import create_app
from neuland.server.settings import Settings
from server.harness import Program
from server.listener import Listener


def settings_for(folder: Path, **more: object) -> Settings:
    return Settings(database=str(folder / "test.sqlite"), workers=1, limited=False, **more)  # type: ignore[arg-type]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings_for(tmp_path))) as made:
        yield made


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One for all tests of a file that do not mind each other: its workers are started once."""
    with TestClient(create_app(settings_for(tmp_path_factory.mktemp("lasting")))) as made:
        yield made


@pytest.fixture
def ada(client: TestClient) -> Program:
    return Program(client)


@pytest.fixture
def bob(client: TestClient) -> Program:
    return Program(client)


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.server.shutdown()
    made.server.server_close()
    made.thread.join()
