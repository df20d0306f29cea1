"""The libraries, version nodes and names of the manylinux policies (PEP 600)."""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from .files import parse_version, read_section, read_text


@functools.cache
def list_policy_libraries() -> dict[str, tuple[int, ...]]:
    """Return a dict that maps each library in the manylinux policies to the first policy that allows it.

    A policy is represented by its version of glibc, such as (2, 28).
    """
    section = read_section("manylinux.txt", "libraries")
    assert section is not None
    return {soname: parse_version(policy) for soname, policy in section.names.items()}


class Policy(NamedTuple):
    """A manylinux policy (PEP 600): the libraries and version nodes that every compatible system has.

    Attributes:
        glibc: The version of glibc, such as (2, 28).
    """

    glibc: tuple[int, ...]

    def __str__(self) -> str:
        """Return the policy's name, such as manylinux_2_28."""
        return f"manylinux_{'_'.join(map(str, self.glibc))}"

    def allows(self, soname: str) -> bool:
        """Return whether the policy contains a library."""
        if re.fullmatch(r"ld-linux.*\.so\.\d", soname):  # the system loader
            return True
        first_policy = list_policy_libraries().get(soname)
        return first_policy is not None and first_policy <= self.glibc

    def get_exports(self, soname: str, machine: str) -> PolicyExports:
        """Return the exports of a library in the policy on a machine, such as x86_64."""
        return PolicyExports(self, soname, machine)

    def allows_node(self, node: str, machine: str) -> bool:
        """Return whether the policy's libraries for a machine define a version node such as GLIBC_2.28."""
        return node in _list_version_nodes(self.glibc, machine)


NEWEST = Policy((9999,))  # the libraries of all policies
_ALIASES = {"1": (2, 5), "2010": (2, 12), "2014": (2, 17)}


def parse_policy(text: str) -> Policy:
    """Parse the name of a manylinux policy, such as 2_28, manylinux_2_28 or 2014.

    Raises:
        ValueError: The text is not the name of a policy.
    """
    name = text.lower().removeprefix("manylinux").removeprefix("_")
    version: tuple[int, ...] | None = _ALIASES.get(name)
    if version is None and re.fullmatch(r"2_\d+", name):
        version = parse_version(name.replace("_", "."))
    if version is None or version < _ALIASES["1"]:
        raise ValueError(f"expected a policy such as 2_28 or 2014, got {text!r}")
    return Policy(version)


# Maps results of platform.machine() to the names in the policies.
_POLICY_MACHINES = {"i386": "i686", "arm": "armv7l"}


@functools.cache
def _list_version_nodes(glibc: tuple[int, ...], machine: str) -> frozenset[str]:
    """Return the version nodes, such as GLIBC_2.28, that a manylinux policy allows on a machine.

    The file contains rows such as "x86_64 GLIBC 2.5=2.0,2.1 2.12=2.6,2.7". Each policy also allows the
    versions of older policies.

    Args:
        glibc: The policy's version of glibc.
        machine: The machine, as returned by platform.machine().
    """
    machine = _POLICY_MACHINES.get(machine, machine)
    rows = re.findall(rf"^{machine} (\w+) (.*)$", read_text("manylinux.txt"), re.M)
    nodes: set[str] = set()
    for prefix, policies in rows:
        for row in policies.split(" "):
            policy, _, versions = row.partition("=")
            if parse_version(policy) <= glibc:
                nodes.update(f"{prefix}_{version}" for version in versions.split(","))
    return frozenset(nodes)


class PolicyExports:
    """The exports of a library in a manylinux policy.

    The names are the exports of the newest version of the library on x86-64. Their version nodes show when
    they were added.
    """

    def __init__(self, policy: Policy, soname: str, machine: str) -> None:
        self._policy = policy
        self._soname = soname
        self._machine = machine

    def defines(self, symbol: str, version: str = "", is_owner: bool = False) -> bool | None:
        """Return whether the library exports a symbol, or `None` if the library's symbols are not recorded.

        Args:
            symbol: The name of the symbol.
            version: The version node of the reference, or "" for an unversioned reference.
            is_owner: Ignored.
        """
        section = read_section("manylinux.txt", self._soname)
        if section is None:  # the system loader of a machine other than x86-64
            return None
        remark = section.names.get(symbol)
        if remark is None:
            return False
        nodes = remark.split()
        if not nodes:  # the symbol is unversioned
            return True
        if version:
            if self._machine == "x86_64" and version not in nodes:
                return False
            # On other machines, the names that existed in glibc 2.17 have other version nodes.
            return self._policy.allows_node(version, self._machine)
        return any(self._policy.allows_node(node, "x86_64") for node in nodes)

    def accepts_node(self, node: str) -> bool | None:
        """Return whether the policy allows a version node."""
        return self._policy.allows_node(node, self._machine)
