"""The system with which the needs of files are compared: this machine, or a system described by data."""

from __future__ import annotations

import dataclasses
import fnmatch

from .exports.policies import Policy


@dataclasses.dataclass(frozen=True)
class Target:
    """The system with which the needs of files are compared. By default, it is this machine.

    Attributes:
        majors: The major versions of CUDA whose libraries will be installed. If it is not empty, NVIDIA's
            libraries on this machine are ignored.
        policy: The manylinux policy whose libraries are used instead of the libraries on this machine, or
            `None`.
        excluded: Patterns for the names of libraries that will be provided in some other way.
    """

    majors: tuple[int, ...] = ()
    policy: Policy | None = None
    excluded: tuple[str, ...] = ()

    def excludes(self, name: str) -> bool:
        """Return whether one of the patterns in `excluded` matches a name."""
        return any(fnmatch.fnmatchcase(name, pattern) for pattern in self.excluded)

    @property
    def is_this_machine(self) -> bool:
        """Return whether only the libraries of this machine are used."""
        return not self.majors and self.policy is None


THIS_MACHINE = Target()
