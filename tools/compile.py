"""Compiles kernel, games and bots by mypyc, from the files that also run interpreted (`neuland.compiled`).

    python tools/compile.py                 compiles, if there is no fitting build yet
    python tools/compile.py --background    the same in a process of its own: play goes on, the next start is compiled

Exit status: 0 there is a fitting build (or soon will be); 1 the sources cannot be compiled; 3 nothing can be
compiled here. Neuland runs in any case.
"""

from __future__ import annotations

import contextlib
import io
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from neuland import compiled  # noqa: E402 - the sources beside this file, not another Neuland of this machine

KERNEL = (
    "errors",
    "decision",
    "rng",
    "table",
    "shape",
    "parts",
    "groups",
    "reading",
    "observation",
    "stepping",
    "playout",
    "foresight",
)
BOTS = ("evaluation", "luck", "tree", "mcts", "greedy", "random", "levels")
SHOWN = (
    "patches",
    "sights",
    "undoing",
    "viewpoints",
    "telling",
    "log_lines",
    "hosted",
    "listing",
    "requests",
    "clocks",
    "entries",
    "people",
    "voting",
)
"""Of hosted tables what is done for each move and made anew for everybody after it. Whether two steps are the same one,
`telling` asks of what is said to be anything: in C a tuple of known members is no thing of its own. `starts` go to
other processes, which compiled data classes cannot."""
FOR_PEOPLE = ("terminal.py", "cases.py", "invariants.py", "explain.py", "fields.py", "book.py", "figures.py")
"""Rooms that no game waits for; they stay as they are."""
FLAGS = ["-fno-semantic-interposition", "-fno-plt"] if os.name == "posix" else []
"""Nobody replaces our functions when the library is loaded: they may call each other directly."""
OPTIMISATION, DEBUGGING = "1", "0"
"""-O3 takes four times as long and plays 6 to 25 % faster."""
KEPT = 2
"""So many builds stay: a server that still runs may load the rest of its modules from the one before."""
FAILED, IMPOSSIBLE = 1, 3
NICE = 10
GENTLY = "--gently"
"""Whoever plays meanwhile goes first; whoever waits for the build does not."""
AUTOGROUP = Path("/proc/self/autogroup")
"""Where Linux shares the processors out by sessions, a process goes after others of its own session alone; this file
says how the session goes after others."""
CANNOT = "it cannot be compiled"


def registered() -> list[str]:
    """The games of the catalog: one that is not in it yet is not waited for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return sorted(project["entry-points"]["neuland.games"])


def modules() -> list[str]:
    """The files that are compiled."""
    games = ROOT / "src/neuland/games"
    rooms = [
        str(path.relative_to(ROOT))
        for game in registered()
        for path in sorted((games / game).rglob("*.py"))
        if path.name not in FOR_PEOPLE
        and not (path.name == "__init__.py" and path.parent.parent in (games, games.parent))
    ]
    kernel = [f"src/neuland/core/{name}.py" for name in KERNEL]
    kit = [str(path.relative_to(ROOT)) for path in sorted((ROOT / "src/neuland/kit").glob("[a-z]*.py"))]
    tables = ROOT / "src/neuland/server/table"
    shown = [str((tables / f"{name}.py").relative_to(ROOT)) for name in SHOWN if tables.is_dir()]
    return [*kernel, *kit, *rooms, *[f"src/neuland/bots/{name}.py" for name in BOTS], *shown]


def way() -> str:
    """How it is compiled, in short: a build that was made in another way is made anew."""
    try:
        from mypy.version import __version__ as compiler
    except ImportError:
        compiler = ""
    how = repr((compiler, modules(), FLAGS, OPTIMISATION, DEBUGGING))
    return blake2b(how.encode(), digest_size=4).hexdigest()


def missing(folder: Path) -> str:
    """What is missing here for compiling anything, or ""."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers are not installed (python3-dev or python3-devel)"
    try:
        import mypyc  # noqa: F401 - whether it is there is the question
    except ImportError:
        return "mypyc is not installed"
    if os.name != "posix":
        return ""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    source, made = folder / "try.c", folder / "try.o"
    source.write_text("int main(void) { return 0; }\n")
    with contextlib.suppress(OSError):
        subprocess.run([*command, "-c", str(source), "-o", str(made)], check=False, capture_output=True)
    return "" if made.exists() else f"there is no C compiler that works ({' '.join(command)})"


def make(folder: Path) -> Path:
    """Compiles into a folder; where the modules are."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)
    made = mypycify(
        ["--follow-imports=silent", *modules()],  # what they import needs packages that may not be there yet
        opt_level=OPTIMISATION,
        debug_level=DEBUGGING,
        group_name=compiled.LIBRARY.removesuffix("__mypyc"),
        target_dir=str(folder / "c"),
        multi_file=True,
    )
    library = next(extension for extension in made if extension.name == compiled.LIBRARY)
    library.extra_compile_args += FLAGS
    distribution = Distribution({"name": "neuland", "ext_modules": [library]})
    distribution.cmdclass["build_ext"] = at_once()
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "o")
    command.ensure_finalized()
    command.run()
    return folder / "lib"


def at_once() -> Any:
    """The usual command, but the C files of a library are compiled on all cores."""
    from setuptools.command.build_ext import build_ext

    class AtOnce(build_ext):  # type: ignore[misc]  # setuptools ships no types
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def on_all_cores(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as threads:
                    made = threads.map(lambda source: one_by_one([source], **how), sources)
                    return [path for paths in made for path in paths]

            self.compiler.compile = on_all_cores
            super().build_extensions()

    return AtOnce


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Waits for whoever compiles already. Where files cannot be locked, two do the same work, and no harm."""
    with (folder / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_all() -> tuple[int, str]:
    """The fitting build, made now if it is not there: the exit status, and why there is none."""
    builds = compiled.BUILDS
    builds.mkdir(exist_ok=True)
    with alone(builds):
        if is_there(name := compiled.build_name()):
            return 0, ""
        place = builds / f"{name}-{way()}"
        with tempfile.TemporaryDirectory(dir=builds, prefix="making-") as folder:
            why, status = missing(Path(folder)), IMPOSSIBLE
            said = io.StringIO()
            try:
                if not why:
                    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                        make(Path(folder)).rename(place)
            except (Exception, SystemExit) as error:  # whatever the tools meet, Neuland runs without them
                heard = [line for line in said.getvalue().splitlines() if "error:" in line]
                why, status = f"{CANNOT} ({'; '.join([str(error), *heard])[:300]})", FAILED
        _note(name, why)
        return (status, why) if why else (0, "")


def is_there(name: str) -> bool:
    """Whether these sources are compiled, and in this way; then that build is the one that is used."""
    place = compiled.BUILDS / f"{name}-{way()}"
    if place.is_dir():
        place.touch()
    return place.is_dir()


def _note(name: str, why: str) -> None:
    """Leaves beside the builds why there is none, and of older builds only what may still be in use."""
    reason = compiled.BUILDS / (name + compiled.WHY_NOT)
    reason.unlink(missing_ok=True)
    if why:
        reason.write_text(f"{why}\n", "utf-8")
        return
    builds = [path for path in compiled.BUILDS.iterdir() if compiled.for_this_python(path)]
    for path in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)


def main(background: bool, gently: bool) -> int:
    if compiled.switched_off():
        print(f"Kernel, games and bots are not compiled: {compiled.SWITCH}=0.")
        return IMPOSSIBLE
    name = compiled.build_name()
    if is_there(name):
        return 0
    if background:
        return begin(name)
    print("Compiling kernel, games and bots (takes a minute or two) ...", flush=True)
    if gently:
        give_way()
    status, why = compile_all()
    if why:
        print(runs(name, why))
    return status


def begin(name: str) -> int:
    """Compiles in a process of its own, if that can be done here; one line says so, or why not."""
    compiled.BUILDS.mkdir(exist_ok=True)
    before = compiled.why_not(name)
    with tempfile.TemporaryDirectory(dir=compiled.BUILDS, prefix="making-") as folder:
        why = missing(Path(folder))
    if why:
        _note(name, why)
        print(runs(name, why))
        return IMPOSSIBLE
    if before.startswith(CANNOT):
        print(f"{runs(name, before)} Now it is tried again, in the background.")
    else:
        now = (
            "as it was compiled before, the next one anew"
            if compiled.fitting(name)
            else "interpreted, the next one compiled"
        )
        print(f"Compiling kernel, games and bots in the background: this start is {now}.")
    nowhere = subprocess.DEVNULL
    subprocess.Popen(
        [sys.executable, __file__, GENTLY], stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True
    )
    return 0


def runs(name: str, why: str) -> str:
    """How Neuland runs, since this build cannot be made: it may have an older one."""
    return f"Neuland runs {'as it was compiled before' if compiled.fitting(name) else 'interpreted'}: {why}."


def give_way() -> None:
    """Lets others go first: those of this session, and those of others if the session is this process' own."""
    if hasattr(os, "nice"):
        os.nice(NICE)
        if os.getsid(0) == os.getpid():
            with contextlib.suppress(OSError):
                AUTOGROUP.write_text(str(NICE))


if __name__ == "__main__":
    sys.exit(main("--background" in sys.argv[1:], GENTLY in sys.argv[1:]))
