"""A report as text, section by section."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .._errors import escape, show
from .._loading import catalog
from .._loading.search import platform
from .access import Data
from .facts import name_error
from .problems import is_asked_for, list_copies

_WIDTH = 100


def show_report(data: Data) -> str:
    """Write a report as text; a section that can't be shown has the error in its place."""
    lines: list[str] = []
    for name, section in SECTIONS.items():
        try:
            if data.get(name) is None:
                why = data.get("failed", {}).get(name, "no data")
                shown = [escape(f"{name.capitalize()}: could not be determined ({why})")]
            else:
                shown = list(section(data))
        except Exception as error:
            shown = [f"{name}: could not be shown ({name_error(error)})"]
        lines += [""] * bool(shown and lines) + shown
    return "\n".join(lines)


def _show_cudyn(data: Data) -> Iterator[str]:
    cudyn = data["cudyn"]
    yield f"cudyn {cudyn['version']}, headers of CUDA {cudyn['releases'][0]} to {cudyn['releases'][-1]}"
    yield escape(f"  at {cudyn['path']}")
    if cudyn["missed"]:
        missed = ", ".join(f"{symbol} {count}" for symbol, count in cudyn["missed"].items())
        yield from _wrap(f"calls of missing functions: {missed}", "  ", "    ")
    if cudyn["stand_ins"]:
        names = ", ".join(cudyn["stand_ins"])
        what = f"stand-ins, which only fail, for libraries that were found nowhere: {names}; a program may "
        yield from _wrap(f"{what}be better off without such a library", "  ", "    ")
    why = cudyn["no_fast_calls"]
    how = f"ctypes alone, because fast calls are {why}" if why else "fast calls"
    yield escape(f"  calls go through {how}")


def _show_system(data: Data) -> Iterator[str]:
    system = data["system"]
    yield "System"
    rows = {"platform": system["platform"], "python": f"{system['python']} at {system['executable']}"}
    if platform() == "linux":
        rows["kernel"] = system["kernel_module"] or "no NVIDIA kernel module loaded"
    yield from _format_table(rows)


def _show_libraries(data: Data) -> Iterator[str]:
    for i, library in enumerate(filter(is_asked_for, data["libraries"])):
        if i:
            yield ""
        title, version = library["title"], library.get("version")
        if "failed" in library:
            yield f"{title}: could not be examined ({library['failed']})"
        elif library["error"] is not None:
            yield f"{title}: not usable"
            yield from _wrap(library["error"]["summary"], "  ")
            for attempt in library["error"]["attempts"]:
                yield escape(f"  - {attempt['candidate']} ({attempt['origin']})")
                yield escape(f"      {attempt['message'].removeprefix(attempt['candidate'] + ': ')}")
        else:
            yield f"{title}: {show(version) if version else 'unknown version'}"
            count = f"{library['symbols']} of the {library['symbols_in_table']} in the table"
            rows = {"path": library["path"] or "unknown", "found by": library["found_by"], "symbols": count}
            yield from _format_table(rows)


def _show_clang(data: Data) -> Iterator[str]:
    clang = data["clang"]
    if clang["version"]:
        yield f"clang: {show(clang['version'])}, which compiles CUDA C++ to PTX"
        yield from _format_table({name: clang[name] or "none" for name in ("path", "headers", "libdevice")})
    elif clang["asked"]:
        yield "clang: not usable"
        yield from _wrap(f"{clang['error']['summary']} {clang['error']['hint']}", "  ")


def _show_devices(data: Data) -> Iterator[str]:
    devices = data["devices"]
    if devices["status"] is None:
        yield "Devices: not asked, since no driver was found"
        return
    if devices["status"]:
        yield f"Devices: cuInit failed with {devices['name']} ({devices['status']})"
        yield from _wrap(devices["description"], "  ")
        return
    yield f"Devices: {len(devices['devices'])}"
    rows = {}
    for device in devices["devices"]:
        parts = [device.get("name", "")]
        if "compute_capability" in device:
            parts.append(f"compute capability {'.'.join(map(str, device['compute_capability']))}")
        if "memory" in device:
            parts.append(f"{device['memory'] / 2**30:.1f} GiB")
        if "failed" in device:
            parts.append(device["failed"])
        rows[str(device["ordinal"])] = ", ".join(filter(None, parts))
    yield from _format_table(rows)


def _show_mapped(data: Data) -> Iterator[str]:
    """Show only second files, which the sections above do not have."""
    files = {
        file: info.name
        for info in catalog.find_all()
        if len(list_copies(info, data["mapped"].get(info.name, ()))) > 1
        for file in data["mapped"][info.name]
    }
    if files:
        yield "Loaded more than once in this process"
        yield from (escape(f"  {module}  {file}") for file, module in files.items())


def _show_environment(data: Data) -> Iterator[str]:
    if data["environment"]:
        yield "Environment"
        yield from _format_table(data["environment"])


def _show_problems(data: Data) -> Iterator[str]:
    yield "The driver is usable." if data.get("usable") else "The driver is not usable."
    for problem in data["problems"]:
        yield from _wrap(f"{problem['weight']}: {problem['problem']}", "  ", "    ")
        yield from _wrap(f"-> {problem['advice']}", "    ", "       ")


def _format_table(rows: Mapping[str, object]) -> Iterator[str]:
    width = max(map(len, rows), default=0)
    return (escape(f"  {name:<{width}}  {_shorten(str(value)) or '(empty)'}") for name, value in rows.items())


def _wrap(text: str, first: str, rest: str | None = None) -> list[str]:
    import textwrap

    rest = first if rest is None else rest
    return textwrap.wrap(
        escape(text),
        _WIDTH,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,  # paths stay whole, for copying
        break_on_hyphens=False,
    )


def _shorten(text: str, most: int = 400) -> str:
    return text if len(text) <= most else f"{text[:most]}... ({len(text)} characters)"


SECTIONS: dict[str, Callable[[Data], Iterator[str]]] = {
    "cudyn": _show_cudyn,
    "system": _show_system,
    "libraries": _show_libraries,
    "clang": _show_clang,
    "devices": _show_devices,
    "mapped": _show_mapped,
    "environment": _show_environment,
    "problems": _show_problems,
}
