"""The `needs` command: lists the CUDA libraries and symbols that compiled files need."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from .._bindings.libraries import catalog
from .._bindings.libraries.sonames import find_library, find_owner
from .._errors import escape
from .._stubs.closure import EXCLUDED
from .._stubs.compiled_file import CompiledFile
from .._stubs.exports.policies import NEWEST, parse_policy
from .._stubs.exports.python_abi import find_python_abi, is_python_symbol
from .._stubs.exports.releases import find_release_exports, is_in_majors
from .._stubs.file_needs import Needs, needs
from .._stubs.findings import Findings, describe_unknown
from .._stubs.links import NAMED, RPATH
from .._stubs.load_library import shorten
from .._stubs.plan import check_major
from .._stubs.requirements import find_libraries, list_uninstalled
from .._stubs.stub_folder import list_outdated
from .._stubs.symbol import Import
from .._stubs.target import Target
from .output import Parser, complain, say

_FILE_FIELDS = ("file", "kind", "machine", "soname", "opened", "has_runtime")  # attributes for --json
# Attributes of Findings that map a symbol to the library that provides it, or that may provide it
_PROVIDERS = ("satisfied", "through_cudyn", "unknown")


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `needs` command."""
    kinds = "a shared library, an object file, a wheel, a directory of these, or an installed distribution"
    parser.add("FILE...", kinds)
    parser.add("--json", "print the result as JSON")
    parser.add("--github", "print annotations for a GitHub job")
    majors = (
        "CUDA major versions that will be installed, such as 12,13. NVIDIA's libraries on this machine are "
        "ignored. Libraries with their own version numbers, such as cuDNN, count if the package "
        "requires their distribution"
    )
    parser.add("--majors N,N", majors, type=_read_majors, default=())
    manylinux = (
        "a manylinux policy, such as 2_28. Its libraries and version nodes replace the libraries of this "
        "machine"
    )
    parser.add("--manylinux VERSION", manylinux, type=parse_policy, default=None)
    exclude = (
        "libraries that are provided in some other way, and files that are not checked, such as 'libav*'. "
        "May be repeated"
    )
    parser.add("--exclude PATTERN...", exclude)
    unknown = "accept symbols that a missing library may define"
    parser.add("--allow-unknown", unknown)
    policy = "only sort the libraries by origin, regardless of the libraries on this machine"
    parser.add("--policy", policy)
    parser.epilog = (
        "Exit status 0: all needs are met; 1: a library, a version node or a symbol is missing; 2: a file "
        "can't be read; 3: it is not known whether a symbol is defined, because a library is missing. "
        "Files are read, never loaded."
    )


def _read_majors(text: str) -> tuple[int, ...]:
    """Parse the value of --majors. Raises ValueError if a version is not a number or not supported."""
    majors = tuple(int(number) for number in text.split(","))
    for major in majors:
        check_major(major)
    return majors


_MET, _UNMET, _UNREADABLE, _UNKNOWN = range(4)  # the exit statuses
_STATUS_NAMES = {_MET: "met", _UNMET: "not met", _UNREADABLE: "unreadable", _UNKNOWN: "not known"}
_WORST_FIRST = (_UNREADABLE, _UNMET, _UNKNOWN, _MET)


def run(options: Namespace) -> int:
    """Print the requirements of the files.

    Returns:
        0 if all requirements are met; 1 if one of them is not met; 2 if a file cannot be read; 3 if it is not
        known whether one of them is met.
    """
    target = Target(options.majors, options.manylinux, tuple(options.exclude))
    statuses = [_MET]
    reports = []
    for file in _list_files(options.file):
        try:
            report = read_named(file)
        except (OSError, ValueError) as error:
            complain(error)
            statuses.append(_UNREADABLE)
            continue
        verdict = _Verdict(report, target, options)
        statuses.append(verdict.status)
        if options.json:
            reports.append(_describe(verdict))
        elif options.policy:
            verdict.print_policy()
        elif report.kind == "wheel" and file not in options.file:  # a wheel in a directory that was passed
            say(_summarize(verdict))
        else:
            verdict.print()
        if options.github and not options.json:
            verdict.print_annotations()
    if options.json:
        say(json.dumps(reports, indent=1))
    return min(statuses, key=_WORST_FIRST.index)


class _Verdict:
    """The result of checking a file, directory, wheel or distribution.

    Attributes:
        report: The libraries and symbols that it needs.
        compared: The findings for each file, except excluded files.
        unmet: The libraries, version nodes and symbols that are missing.
        unknown: The symbols that a missing library may define, keyed by the message that names this library.
        excluded: The symbols that an excluded library may define, keyed by the names of these libraries.
        by_origin: With --policy, the libraries, keyed by origin.
    """

    def __init__(self, report: Needs, target: Target, options: Namespace) -> None:
        self.report = report
        self.compared = [
            findings for findings in report.compare(target) if not _is_excluded(findings.file, target)
        ]
        self._allows_unknown = options.allow_unknown
        self.by_origin: dict[str, list[str]] = {}
        self.unmet: list[str] = []
        self.unknown: dict[str, list[str]] = {}
        self.excluded: dict[str, list[str]] = {}
        if options.policy:  # --policy ignores the libraries on this machine
            self.by_origin = _group_by_origin(self.compared, target)
            self.unmet += self.by_origin.get(_NOT_MET, [])
        else:
            for findings in self.compared:
                self._add_findings(findings, target)
        self.unmet = list(dict.fromkeys(self.unmet))
        for symbols in (*self.unknown.values(), *self.excluded.values()):
            symbols.sort()

    def _add_findings(self, findings: Findings, target: Target) -> None:
        """Add the findings for a file to `unmet`, `unknown` and `excluded`."""
        for soname in findings.missing:
            if _may_be_installed(soname, findings, target):
                self.unknown.setdefault(f"{soname} is missing", [])
            else:
                self.unmet.append(soname)
        self.unmet += [f"{node} of {library}" for node, library in findings.missing_nodes]
        # A missing version node is listed only once, and not for each of its symbols.
        missing_nodes = {node for node, _ in findings.missing_nodes}
        for import_ in (*findings.unmet, *findings.through_cudyn):
            if not import_.weak and import_.version not in missing_nodes:
                self.unmet.append(_format_symbol(import_, findings.file))
        for import_, libraries in findings.unknown.items():
            is_excluded = any(target.excludes(library) for library in libraries)
            if is_excluded:
                symbols = self.excluded.setdefault(", ".join(libraries), [])
            else:
                symbols = self.unknown.setdefault(describe_unknown(libraries), [])
            if str(import_) not in symbols and not import_.weak:
                symbols.append(str(import_))

    @property
    def status(self) -> int:
        """The exit status."""
        if self.report.refused:
            return _UNREADABLE
        if self.unmet:
            return _UNMET
        if self.unknown and not self._allows_unknown:
            return _UNKNOWN
        return _MET

    def list_lines(self) -> list[str]:
        """List the lines of the result."""
        lines = [f"not met: {', '.join(self.unmet)}"] if self.unmet else []
        for reason, symbols in self.unknown.items():
            lines.append(f"not known: {_append_symbols(reason, symbols)}")
        for libraries, symbols in self.excluded.items():
            lines.append(f"not checked, because {libraries} is excluded: {', '.join(symbols)}")
        if not self.unmet and not self.unknown:
            lines.append("all other needs are met" if self.excluded else "all needs are met")
        return lines

    def print(self) -> None:
        """Print the needs and the result."""
        report = self.report
        say("\n".join(map(escape, report.write(self.compared))))
        if report.kind == "distribution":
            directories = os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
            for text in list_outdated(report.file, filter(None, directories)):
                say(escape(text))
        for line in self.list_lines():
            say(escape(line))

    def print_policy(self) -> None:
        """Print the libraries by origin."""
        say(escape(f"{self.report.file}: {self.report.kind}"))
        for origin, sonames in self.by_origin.items():
            say(escape(f"  {origin}: {', '.join(sonames)}"))

    def print_annotations(self) -> None:
        """Print a workflow command for each problem. GitHub shows the problems in the job summary."""
        file = _escape_command(self.report.file, is_property=True)
        messages = [("error", f"{name}: {reason}") for name, reason in self.report.refused.items()]
        messages += [("error", f"not met: {name}") for name in self.unmet]
        kind = "notice" if self._allows_unknown else "warning"
        for reason, symbols in self.unknown.items():
            messages.append((kind, f"not known: {_append_symbols(reason, symbols)}"))
        for kind, message in messages:
            say(f"::{kind} file={file},title=cudyn needs::{_escape_command(message)}")


def _append_symbols(reason: str, symbols: Sequence[str]) -> str:
    """Return a reason, followed by the symbols that it applies to: "libfoo.so is missing: foo, bar"."""
    return f"{reason}: {', '.join(symbols)}" if symbols else reason


def _escape_command(text: str, is_property: bool = False) -> str:
    """Escape a string in a workflow command of GitHub.

    Args:
        text: The string.
        is_property: Whether the string is the value of a property, such as `file`, rather than the message.
    """
    text = escape(text).replace("%", "%25")
    return text.replace(":", "%3A").replace(",", "%2C") if is_property else text


def _is_excluded(file: CompiledFile, target: Target) -> bool:
    """Return whether --exclude matches a file."""
    return target.excludes(file.file) or target.excludes(os.path.basename(file.file))


def _may_be_installed(soname: str, findings: Findings, target: Target) -> bool:
    """Return whether a library that is missing here may exist on the systems of a target.

    Systems other than this machine may have other libraries, unless a policy lists all of them. A
    distribution that the package requires but that is not installed here may contain the library.
    """
    if target.is_this_machine or findings.origins.get(soname) == "inside":
        return False
    if find_owner(soname):  # a library from NVIDIA
        return find_release_exports(soname) is None and bool(target.majors)
    uninstalled = list_uninstalled(tuple(findings.file.tree.requirements))
    return target.policy is None or uninstalled != ()


def _format_symbol(import_: Import, file: CompiledFile) -> str:
    """Return the name of a symbol for a message.

    If it is in Python's C API, the versions of Python that define it follow in parentheses.
    """
    if import_.version or not is_python_symbol(import_.symbol):
        return str(import_)
    abi = find_python_abi(os.path.basename(file.file), file.tree.wheel)
    return f"{import_} ({abi.explain(import_.symbol)})"


def read_named(name: str) -> Needs:
    """Return the requirements of a file or, if the name is not a path, of an installed distribution."""
    is_file = os.path.exists(name) or os.sep in name or "." in name
    return needs(name) if is_file else needs(distribution=name)


def _list_files(paths: Sequence[str]) -> Iterator[str]:
    """Yield the paths. A directory that contains wheels is replaced with the wheels."""
    for path in paths:
        names = sorted(os.listdir(path)) if os.path.isdir(path) else []
        wheels = [os.path.join(path, name) for name in names if name.endswith(".whl")]
        if wheels:
            yield from wheels
        else:
            yield path


_NOT_MET = "not met"


# The origins of libraries, as the summary shows them
_ON_EVERY_LINUX = "every Linux"
_IN_WHEEL = "itself"
_IN_REQUIREMENT = "a required distribution"
_IN_CUDA = "CUDA"


def _group_by_origin(compared: Sequence[Findings], target: Target) -> dict[str, list[str]]:
    """Map each origin to the libraries that the files link with, regardless of this machine.

    The origins are the same as in auditwheel: the system (according to the manylinux policies), the wheel
    itself, a required distribution, and CUDA. If a library has several origins, the last of them in this list
    is used.
    """
    origins = (_ON_EVERY_LINUX, _IN_WHEEL, _IN_REQUIREMENT, _IN_CUDA, _NOT_MET)  # later ones take precedence
    origin_by_soname: dict[str, str] = {}
    for findings in compared:
        required = find_libraries(tuple(findings.file.tree.requirements))
        for soname, found_in in findings.origins.items():
            if found_in == EXCLUDED:
                continue
            origin = _classify_origin(soname, found_in, required, target)
            previous_origin = origin_by_soname.get(soname, origin)
            origin_by_soname[soname] = max(origin, previous_origin, key=origins.index)
    libraries_by_origin: dict[str, list[str]] = {}
    for origin in origins:
        sonames = sorted(soname for soname in origin_by_soname if origin_by_soname[soname] == origin)
        if sonames:
            libraries_by_origin[origin] = sonames
    return libraries_by_origin


def _classify_origin(soname: str, found_in: str, required: Collection[str], target: Target) -> str:
    """Return the origin of a library, as the summary shows it.

    Args:
        soname: The name of the library.
        found_in: How the library was found on this machine, as in `Link.origin`.
        required: The NVIDIA libraries whose distributions the file's package requires.
        target: The system for which the needs are checked.
    """
    policy = target.policy or NEWEST
    library, _ = find_library(soname)
    if policy.allows(soname):
        return _ON_EVERY_LINUX
    if found_in in (RPATH, NAMED):
        return _IN_WHEEL
    if found_in == "requirement" or _is_independent(library, required):
        return _IN_REQUIREMENT
    if target.majors and is_in_majors(soname, target.majors, required):
        return _IN_CUDA
    return _NOT_MET


def _is_independent(library: str, required: Collection[str]) -> bool:
    """Return whether a library is in a required distribution, and is not part of the CUDA toolkit."""
    return library in required and catalog.find(library).numbering != "CUDA"


def _summarize(verdict: _Verdict) -> str:
    """Return one line that summarizes the requirements of a wheel."""
    report = verdict.report
    linked = [link.soname for findings in verdict.compared for link in findings.links]
    opened = [f"{name} (opened by itself)" for name in report.opened if name not in linked]
    libraries = dict.fromkeys([*linked, *opened])
    summary = ", ".join(libraries) or "nothing of CUDA"
    if report.has_runtime:
        summary += "; the CUDA runtime is linked in"
    if report.refused:
        outcome = f"{len(report.refused)} files can't be read"
    elif verdict.unmet:
        outcome = f"not met: {shorten(verdict.unmet)}"
    elif verdict.unknown:
        outcome = f"not known: {shorten(list(verdict.unknown))}"
    else:
        outcome = "met"
    return escape(f"{os.path.basename(report.file)}: {summary}: {outcome}")


def _describe(verdict: _Verdict) -> dict[str, Any]:
    """Return the requirements of a file as they are printed with --json."""
    report = verdict.report
    description: dict[str, Any] = {
        "file": report.file,
        "kind": report.kind,
        "majors": report.majors,
        "refused": report.refused,
        "status": _STATUS_NAMES[verdict.status],
        "not_met": verdict.unmet,
        "not_known": verdict.unknown,
        "excluded": verdict.excluded,
        "files": [_describe_findings(findings) for findings in verdict.compared],
    }
    if verdict.by_origin:
        description["policy"] = verdict.by_origin
    return description


def _describe_findings(findings: Findings) -> dict[str, Any]:
    """Return the findings for a file as they are printed with --json."""
    symbols = []
    for import_ in dict.fromkeys((*findings.symbols, *findings.unknown)):
        providers = {key: getattr(findings, key).get(import_) for key in _PROVIDERS}
        symbols.append({**import_._asdict(), **providers})
    return {
        **{name: getattr(findings.file, name) for name in _FILE_FIELDS},
        "links": [link._asdict() for link in findings.links],
        "missing": findings.missing,
        "missing_versions": findings.missing_nodes,
        "problems": findings.problems,
        "symbols": symbols,
    }
