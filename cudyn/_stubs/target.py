"""The system for which the needs of files are checked: this machine, or what data describes."""

from __future__ import annotations

import dataclasses
import fnmatch

from .exports.policies import Policy


@dataclasses.dataclass(frozen=True)
class Target:
    """The system for which the needs of files are checked. By default it is this machine.

    Attributes:
        majors: The major versions of CUDA whose libraries will be installed. If there are any, NVIDIA's
            libraries on this machine are ignored.
        policy: The manylinux policy, whose libraries replace the libraries of this machine. `None` if the
            libraries of this machine are used.
        excluded: Patterns for the names of libraries that will be provided in some other way.
    """

    majors: tuple[int, ...] = ()
    policy: Policy | None = None
    excluded: tuple[str, ...] = ()

    def excludes(self, name: str) -> bool:
        """Return whether a pattern matches a name."""
        return any(fnmatch.fnmatchcase(name, pattern) for pattern in self.excluded)

    @property
    def is_this_machine(self) -> bool:
        """Return whether only the libraries of this machine are used."""
        return not self.majors and self.policy is None


THIS_MACHINE = Target()
