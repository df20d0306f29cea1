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
        words: The words that follow the architecture, such as "check".
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


def parse_option(name: str, value: str, allowed_words: Sequence[str]) -> SimulateOption:
    """Parse the value of the option.

    Args:
        name: The name of the option, for the error message.
        value: The value of the option.
        allowed_words: The words that may follow the architecture. RUN and CHECK exclude each other.

    Raises:
        ValueError: The value is invalid.
    """
    arch, *words = value.split(",")
    is_contradictory = RUN in words and CHECK in words
    are_words_allowed = set(words) <= set(allowed_words)
    if not arch or is_contradictory or not are_words_allowed:
        other_words = [word for word in allowed_words if word not in (RUN, CHECK)]
        others = "".join(f"[,{word}]" for word in other_words)
        raise ValueError(f"{name}: expected sm_90[,{RUN}|{CHECK}]{others}, got {value!r}")
    return SimulateOption(arch, tuple(words))


def explain_missing_compiler(arch: str, error: RuntimeError) -> str:
    """Return the message for kernels that cannot run because there is no C compiler."""
    return f"{error}; {arch},{CHECK} checks launches without a compiler"
