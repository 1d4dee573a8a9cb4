"""Build step: a wheel takes along what `tools/compile.py` compiled, if it did."""

import shutil
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "src"))

from neuland import compiled  # the sources beside this file

BUILD = compiled.fitting(compiled.build_name()) if compiled.BUILDS.is_dir() else None


class WithBuild(build_py):
    """Copies the fitting build beside the sources; an editable install has it there already."""

    def run(self) -> None:
        super().run()
        if BUILD and self.distribution.has_ext_modules() and not self.editable_mode:
            shutil.copytree(BUILD, Path(self.build_lib, "neuland", "built", BUILD.name), dirs_exist_ok=True)


class ForThisPython(Distribution):
    """What holds a build is for this Python and this kind of machine."""

    def has_ext_modules(self) -> bool:
        return BUILD is not None and not compiled.switched_off()


setup(cmdclass={"build_py": WithBuild}, distclass=ForThisPython)
