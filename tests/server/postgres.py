"""A PostgreSQL of the tests' own, where its programs are installed (`make postgres`). Else the tests say so loudly."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest


def programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    known = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    known += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next(((folder / "initdb").resolve().parent for folder in known if (folder / "initdb").is_file()), None)


class Postgres:
    """One database server, in a folder of its own."""

    def __init__(self) -> None:
        folder = programs()
        if folder is None:
            message = "PostgreSQL CANNOT BE HAD HERE: two nodes on one database are NOT TESTED"
            print(f"\n!!! {message} !!!", file=sys.stderr)
            pytest.skip(message)
        self.programs = folder
        self.folder = Path(tempfile.mkdtemp(prefix="neuland-postgres-"))
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.run("initdb", "--auth=trust", "--username=neuland", "--encoding=UTF8", "--no-sync", "-D", "data")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://neuland@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *args],
            cwd=self.folder,
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        assert done.returncode == 0, f"{program} {' '.join(args)}: {done.returncode}"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-w", "-m", "fast", "stop")

    def remove(self) -> None:
        self.run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
