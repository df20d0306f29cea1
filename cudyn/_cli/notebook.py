"""The IPython extension: `%load_ext cudyn` adds `%%cuda`, which compiles a cell, and `%cuda`."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from .. import driver
from .._errors import CudynError
from .._kernels.compilers.compile_source import compile
from .._kernels.launch.modules import Module
from .compile import add_source_arguments, read_source_options
from .output import Parser, translate

if TYPE_CHECKING:
    from .._simulator.driver.simulation import Simulation

_NAME = "cell.cu"  # the same in all cells, because it is part of the cache key
_NO_DRIVER = "no driver is installed. To run kernels on the CPU, start a simulation: %cuda simulate sm_90"
_LINE = "%cuda: expected `simulate [ARCH]`, `stop` or nothing. To compile a cell, begin it with %%cuda"


class _Parser(Parser):
    """A parser that raises an exception instead of ending the process."""

    def error(self, message: str) -> NoReturn:
        _fail(f"%%cuda: {message}")


class Magic:
    """The magic function of a notebook, and its simulation."""

    def __init__(self, shell: Any) -> None:
        self.shell = shell
        self._simulation: Simulation | None = None

    def cuda(self, line: str, cell: str | None = None) -> Module | Simulation | None:
        """Compile a cell, or start and stop a simulation.

        %%cuda [NAME] [-arch ARCH] [-I DIR] [-D NAME[=VALUE]] [-std STD] [OPTION ...]
            Compile the cell, load it, and return the cudyn.Module. With NAME, it is also stored in that
            variable. Messages count the lines of the cell from its first line, %%cuda.
        %cuda simulate [ARCH]
            Run kernels on the CPU instead of a GPU. The default architecture is sm_90. A simulation that is
            active is stopped first.
        %cuda stop
            Stop the simulation.
        %cuda
            Return the simulation, or None.
        """
        words = shlex.split(line)
        if cell is not None:
            return self._compile(words, cell)
        if not words:
            return self._simulation
        command, *arguments = words
        if command == "simulate" and len(arguments) <= 1:
            self._stop()
            self._start(arguments[0] if arguments else "sm_90")
        elif command == "stop" and not arguments:
            self._stop()
        else:
            _fail(_LINE)
        return self._simulation

    def _start(self, arch: str) -> None:
        """Start a simulation of a GPU with an architecture."""
        from .. import testing

        try:
            self._simulation = testing.simulate(arch, run=True).start()
        except (ValueError, RuntimeError) as error:
            _fail(f"%cuda simulate: {error}")

    def _stop(self) -> None:
        """Stop the simulation, if one is active."""
        if self._simulation is not None:
            simulation = self._simulation
            self._simulation = None
            simulation.stop()

    def _compile(self, words: list[str], cell: str) -> Module:
        """Compile a cell with the options after `%%cuda`, and return its module."""
        parser = _Parser(prog="%%cuda", add_help=False)
        parser.add("NAME", "the variable for the module", nargs="?")
        parser.add("-arch --arch --gpu-architecture ARCH", "such as sm_90")
        add_source_arguments(parser)
        arguments, options = parser.parse_known_args(words)
        if arguments.name and not arguments.name.isidentifier():
            _fail(f"%%cuda: {arguments.name!r} is not the name of a variable")
        if not driver.available:
            _fail(_NO_DRIVER)
        if "-G" not in options:
            options.append("-lineinfo")  # so that findings and profilers show the cell's lines
        try:
            source = f"\n{cell}"  # the empty line stands for the line with %%cuda
            settings = read_source_options(arguments)
            module = Module(compile(source, arch=arguments.arch, name=_NAME, options=options, **settings))
        except (CudynError, ValueError) as error:
            _fail(translate(str(error)))
        if arguments.name:
            self.shell.user_ns[arguments.name] = module
        return module


def _fail(message: str) -> NoReturn:
    """Raise IPython's UsageError, whose message is shown without a traceback."""
    ipython_errors = sys.modules["IPython.core.error"]  # loaded, because only IPython calls this module
    raise ipython_errors.UsageError(message) from None


def load_ipython_extension(shell: Any) -> None:
    """Add the magic function to an InteractiveShell. `%load_ext cudyn` calls this function."""
    shell.register_magic_function(Magic(shell).cuda, "line_cell", "cuda")
