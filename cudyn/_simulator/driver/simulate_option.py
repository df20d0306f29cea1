"""The option that starts a simulation: `pytest --cudyn-simulate=` and `python -m cudyn run --simulate=`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

RUN = "run"
CHECK = "check"
LIBRARY = "library"
ISOLATE = "isolate"


class SimulateOption(NamedTuple):
    """The value of the option, such as "sm_90,check".

    Attributes:
        arch: The architecture of the devices.
        words: The words after the architecture, such as "check".
    """

    arch: str
    words: tuple[str, ...]

    @property
    def is_check(self) -> bool:
        """Whether launches are checked but kernels do not run."""
        return CHECK in self.words

    @property
    def is_run(self) -> bool:
        """Whether kernels run even if launches would only be checked by default."""
        return RUN in self.words

    @property
    def is_library(self) -> bool:
        """Whether the simulation also acts as libcuda.so.1."""
        return LIBRARY in self.words

    @property
    def is_isolated(self) -> bool:
        """Whether kernels run in other processes."""
        return ISOLATE in self.words


def parse_option(name: str, value: str, words: Sequence[str]) -> SimulateOption:
    """Parse the value of the option.

    Args:
        name: The name of the option, for the error message.
        value: The value of the option.
        words: The allowed words after the architecture. RUN and CHECK exclude each other.

    Raises:
        ValueError: The value is invalid.
    """
    arch, *given_words = value.split(",")
    is_contradictory = RUN in given_words and CHECK in given_words
    if not arch or is_contradictory or not set(given_words) <= set(words):
        others = "".join(f"[,{word}]" for word in words if word not in (RUN, CHECK))
        raise ValueError(f"{name}: expected sm_90[,{RUN}|{CHECK}]{others}, got {value!r}")
    return SimulateOption(arch, tuple(given_words))


def explain_missing_compiler(arch: str, error: RuntimeError) -> str:
    """Return the message for kernels that cannot run because there is no C compiler."""
    return f"{error}; {arch},{CHECK} checks launches without a compiler"
