"""The report on this machine, with problems and advice: `cudyn.report()`, `python -m cudyn`.

No function in this module raises an exception. Each section of the report is read separately. If that fails,
the section is None, and `failed` contains the error. Unlike the rest of cudyn, a report opens every library.
Unless this process has called cuInit, a child process queries the devices.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping

from .._bindings.libraries import causes
from .._bindings.libraries.search import platform
from .._errors import escape, show
from . import facts, problems
from .facts import Data, summarize_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from argparse import Namespace

    from .output import Parser

_WIDTH = 100
_MAX_VALUE = 400  # characters


class Report:
    """A report on this machine. `str()` formats it as text.

    Attributes:
        data: The same information as a dict that can be written as JSON. Its keys are system, cudyn,
            libraries, clang, cpu, devices, mapped, environment, problems and usable. A section that could not
            be read is None, and `failed` contains the reason.
    """

    def __init__(self, data: Data) -> None:
        self.data = data

    @property
    def usable(self) -> bool:
        """Whether the driver is loaded and cuInit succeeds."""
        return bool(self.data.get("usable"))

    def __str__(self) -> str:
        """Return all sections, the problems first. If a section cannot be formatted, the error is shown."""
        names = ["problems", *(name for name in SECTIONS if name != "problems")]
        lines: list[str] = []
        for name in names:
            section_lines = self._format_section(name)
            if lines and section_lines:
                lines.append("")
            lines += section_lines
        return "\n".join(lines)

    def _format_section(self, name: str) -> list[str]:
        """Return the lines of a section, or the error if it could not be read or formatted."""
        _, show_section = SECTIONS[name]
        try:
            if self.data.get(name) is None:
                reason = self.data.get("failed", {}).get(name, "no data")
                return [escape(f"{name.capitalize()}: could not be determined ({reason})")]
            return list(show_section(self.data))
        except Exception as error:
            return [f"{name}: could not be shown ({summarize_error(error)})"]

    def __repr__(self) -> str:
        return f"<cudyn report: driver {'usable' if self.usable else 'not usable'}; print() shows it>"


def report() -> Report:
    """Return a report on this machine and this process. Opens every library.

    A child process queries the devices, unless this process has called cuInit. CUDA still works in processes
    that are forked later.

    Returns:
        A Report: use str() to read it, and .data in programs.

    Threads:
        Any.

    Example:
        ```python
        print(cudyn.report())
        ```
    """
    data: Data = {"failed": {}}
    for name, (read_section, _) in SECTIONS.items():
        try:
            data[name] = read_section(data)
        except Exception as error:
            data[name] = None
            data["failed"][name] = summarize_error(error)
    data["usable"] = (data["devices"] or {}).get("status") == 0
    return Report(data)


def _show_cudyn(data: Data) -> Iterator[str]:
    """Yield the lines about cudyn, and about calls of missing functions."""
    cudyn = data["cudyn"]
    yield f"cudyn {cudyn['version']}, headers of CUDA {cudyn['releases'][0]} to {cudyn['releases'][-1]}"
    yield escape(f"  at {cudyn['path']}")
    if cudyn["missed"]:
        counts = ", ".join(f"{symbol} {count}" for symbol, count in cudyn["missed"].items())
        yield from _wrap(f"calls to missing functions: {counts}", "  ", "    ")
    if cudyn["stubs"]:
        names = ", ".join(cudyn["stubs"])
        text = f"stubs, which only fail, for libraries that were not found: {names}; a program may "
        yield from _wrap(f"{text}be better off without such a library", "  ", "    ")
    if cudyn["no_fast_calls"]:
        yield escape(f"  calls use only ctypes, because fast calls are {cudyn['no_fast_calls']}")
    else:
        yield "  calls use fast calls"


def _show_system(data: Data) -> Iterator[str]:
    """Yield the lines about the operating system and Python."""
    system = data["system"]
    rows = {"platform": system["platform"], "python": f"{system['python']} at {system['executable']}"}
    if platform() == "linux":
        rows["kernel"] = system["kernel_module"] or "no NVIDIA kernel module loaded"
    yield "System"
    yield from _format_table(rows)


def _show_libraries(data: Data) -> Iterator[str]:
    """Yield the lines about each library: its version and path, or the attempts to load it."""
    is_first = True
    for library in data["libraries"]:
        if not problems.has_section(library):
            continue
        if not is_first:
            yield ""
        is_first = False
        if library["error"] is not None:
            yield from _show_load_error(library["title"], library["error"])
        else:
            version = library.get("version")
            yield f"{library['title']}: {show(version) if version else 'unknown version'}"
            yield from _format_table({"path": library["path"] or "unknown", "found by": library["found_by"]})


def _show_load_error(title: str, error: Data) -> Iterator[str]:
    """Yield the lines about a library that could not be loaded.

    Args:
        title: The title of the library.
        error: The error, including the attempts to load the library.
    """
    is_missing = error["type"] == "LibraryNotFoundError"
    if not is_missing:
        yield f"{title}: not usable"
        yield from _wrap(error["summary"], "  ")
    else:
        yield f"{title}: not found; tried" if error["attempts"] else f"{title}: not found"
    for attempt in error["attempts"]:
        candidate = attempt["candidate"]
        message = attempt["message"].removeprefix(f"{candidate}: ")
        yield escape(f"  - {candidate} ({attempt['origin']})")
        yield escape(f"      {message}")


def _show_clang(data: Data) -> Iterator[str]:
    """Yield the lines about clang, or nothing if it is missing and the user has not selected it."""
    clang = data["clang"]
    if clang["version"]:
        yield f"clang: {show(clang['version'])}, which compiles CUDA C++ to PTX"
        yield from _format_table({name: clang[name] or "none" for name in ("path", "headers", "libdevice")})
    elif clang["asked"]:
        yield "clang: not usable"
        yield from _wrap(f"{clang['error']['summary']} {clang['error']['hint']}", "  ")


def _show_cpu(data: Data) -> Iterator[str]:
    """Yield the lines about running kernels on the CPU."""
    cpu = data["cpu"]
    yield f"Tests without a GPU: {'no kernels' if cpu['reason'] else 'kernels run on the CPU'}"
    if cpu["reason"]:
        yield from _wrap(cpu["reason"], "  ")
    else:
        compilers = f"{cpu['compiler']} and {cpu['c_compiler']}"
        yield from _format_table({"compilers": compilers, "try": "pytest --cudyn-simulate=sm_90"})


def _show_devices(data: Data) -> Iterator[str]:
    """Yield the lines about the GPUs, or about the failure of cuInit."""
    devices = data["devices"]
    if devices["status"] is None:
        return  # the missing driver is listed among the problems
    if devices["status"]:
        yield f"Devices: cuInit failed with {devices['name']} ({devices['status']})"
        if devices["status"] not in causes.STATUSES:  # the problems explain the usual causes
            yield from _wrap(devices["description"], "  ")
    else:
        yield f"Devices: {len(devices['devices'])}"
        rows = {str(device["ordinal"]): _describe_device(device) for device in devices["devices"]}
        yield from _format_table(rows)


def _describe_device(device: Data) -> str:
    """Return the properties of a device that could be queried, and the error if one could not."""
    properties = []
    if device.get("name"):
        properties.append(device["name"])
    if device.get("compute_capability"):
        properties.append(f"compute capability {show(device['compute_capability'])}")
    if device.get("memory"):
        properties.append(f"{device['memory'] / 2**30:.1f} GiB")
    if device.get("failed"):
        properties.append(device["failed"])
    return ", ".join(properties)


def _show_environment(data: Data) -> Iterator[str]:
    """Yield the lines about environment variables."""
    if data["environment"]:
        yield "Environment"
        yield from _format_table(data["environment"])


def _show_problems(data: Data) -> Iterator[str]:
    """Yield the summary of the report: what works, what does not, and how to fix it."""
    yield f"The driver is {'usable' if data.get('usable') else 'not usable'}."
    for label, features in _list_features(data).items():
        if features:
            yield from _wrap(f"{label}: {', '.join(features)}", "  ", "    ")
    for problem in data["problems"]:
        yield from _wrap(f"{problem['weight']}: {problem['problem']}", "  ", "    ")
        yield from _wrap(f"-> {problem['advice']}", "    ", "       ")


def _list_features(data: Data) -> dict[str, list[str]]:
    """Return the features that work on this machine, the features that do not work, and the usable libraries.

    The keys of the result are the labels in the report. Optional libraries that were not found are not
    listed, because they may not be needed.
    """
    cpu = data.get("cpu") or {"compiler": None, "reason": "unknown"}
    compiler = cpu["compiler"]
    features = [
        ("calls to the driver", bool(data.get("usable"))),
        (f"compilation ({compiler})" if compiler else "compilation", bool(compiler)),
        ("kernels on the CPU (tests without a GPU)", not cpu["reason"]),
    ]
    working = ["types and constants", *(feature for feature, works in features if works)]
    failing = [feature for feature, works in features if not works]
    libraries: list[str] = []
    for library in data.get("libraries") or ():
        if not problems.has_section(library):
            continue
        title = library["title"].removesuffix(" library")
        version = library.get("version")
        error = library["error"]
        if error is None:
            libraries.append(f"{title} {show(version)}" if version else title)
        elif library["module"] != "driver" and error["type"] != "LibraryNotFoundError":
            failing.append(title)
    return {"works": working, "does not work": failing, "libraries": libraries}


def _format_table(rows: Mapping[str, object]) -> Iterator[str]:
    """Yield a line for each name and value, with the values in one column. Long values are shortened."""
    width = max(map(len, rows), default=0)
    for name, value in rows.items():
        text = str(value) or "(empty)"
        if len(text) > _MAX_VALUE:
            text = f"{text[:_MAX_VALUE]}... ({len(text)} characters)"
        yield escape(f"  {name:<{width}}  {text}")


def _wrap(text: str, first_indent: str, indent: str = "") -> list[str]:
    """Split a string into lines of the report's width.

    Args:
        text: The string.
        first_indent: The beginning of the first line.
        indent: The beginning of the other lines. The default is `first_indent`.
    """
    import textwrap

    return textwrap.wrap(
        escape(text),
        _WIDTH,
        initial_indent=first_indent,
        subsequent_indent=indent or first_indent,
        break_long_words=False,  # do not break paths, so that they can be copied
        break_on_hyphens=False,
    )


# Name -> (function that reads the section, function that formats it). "problems" depends on all other
# sections.
SECTIONS: dict[str, tuple[Callable[[Data], object], Callable[[Data], Iterable[str]]]] = {
    "cudyn": (facts.read_cudyn, _show_cudyn),
    "system": (facts.read_system, _show_system),
    "libraries": (facts.read_libraries, _show_libraries),
    "clang": (facts.read_clang, _show_clang),
    "cpu": (facts.read_cpu, _show_cpu),
    "devices": (facts.read_devices, _show_devices),
    "mapped": (facts.read_mapped, lambda _: ()),  # duplicate libraries are listed among the problems
    "environment": (facts.read_environment, _show_environment),
    "problems": (problems.find_problems, _show_problems),  # is shown first
}


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the `report` command."""
    parser.add("--json", "print the result as JSON")


def run(options: Namespace) -> int:
    """Print the report in a form suitable for bug reports. Returns 0, or 1 if the driver is not usable."""
    result = report()
    if options.json:
        import json

        text = json.dumps(result.data, indent=2)
    else:
        text = hide_user(str(result))
        accepts_colors = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        if sys.stdout.isatty() and accepts_colors:
            text = paint(text)
        text = f"```text\n{text}\n```\n\n{_ADVICE}"
    print(text)
    return 0 if result.usable else 1


# Matches the beginnings of lines. Each group is printed in its own color.
_HIGHLIGHTED = re.compile(
    r"^(?:(The driver is usable)|(The driver.*|  error|  does not work)|(  warning)|(  note)|(\S[^:\n]*))",
    re.M,
)
# The ECMA-48 codes for the groups: green, red, yellow, cyan, and bold for titles of sections.
_COLOURS = (32, 31, 33, 36, 1)
_ADVICE = (
    "This is Markdown without your name and home directory. To report a bug, paste it below a description of "
    "what you did (with the smallest program), what happened, and what you expected."
)


def paint(text: str) -> str:
    """Color the section titles of a report, and its problems according to their severity."""

    def add_color(match: re.Match[str]) -> str:
        """Return the text between the terminal's escape sequences for a color and for the default."""
        group = match.lastindex or 1  # the group that matched; there is always one
        color = _COLOURS[group - 1]
        return f"\033[{color}m{match[0]}\033[0m"

    return _HIGHLIGHTED.sub(add_color, text)


def hide_user(text: str) -> str:
    """Replace the user's home directory and name in a report, so that it can be published."""
    home = os.path.expanduser("~").rstrip("/")
    if home:
        text = text.replace(home, "~")
    user = os.path.basename(home)
    if user not in ("", "root"):
        text = re.sub(rf"\b{re.escape(user)}\b", "USER", text)
    return text
