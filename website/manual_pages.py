"""Finds the page of NVIDIA's manuals that describes each function, from comments in the headers.

The manuals of the driver, the runtime and NVML have a page for each group of functions, and the URL of the
page contains the name of the group. The headers define the groups with Doxygen's commands, such as @defgroup.
`python -m website.manual_pages` writes the group of each function to manual_pages.json in
cudyn/_bindings/tables. The other manuals consist of a single page, or their URLs do not follow a rule.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries.missing import split_symbol
from cudyn._bindings.libraries.sentences import PAGES

HEADERS = {
    "driver": ("cuda.h", "cudaGL.h", "cudaEGL.h", "cudaVDPAU.h", "cudaProfiler.h"),
    "runtime": (
        "cuda_runtime_api.h",
        "cuda_gl_interop.h",
        "cuda_egl_interop.h",
        "cuda_vdpau_interop.h",
        "cuda_profiler_api.h",
    ),
    "nvml": ("nvml.h",),
}
_COMMENT_OR_CALL = re.compile(r"/\*(.*?)\*/|\b(\w+)\s*\(", re.S)
_GROUP_COMMAND = re.compile(r"[\\@](?:defgroup|addtogroup)\s+(\w+)|(@\{)|(@\})")


def parse_groups(header: str, names: set[str]) -> dict[str, str]:
    """Return the Doxygen group of each function in a header.

    A comment with @defgroup or @addtogroup names a group, @{ opens the group that was named last, and @}
    closes it. Groups may be nested.

    Args:
        header: The contents of the header.
        names: The functions to look for.
    """
    group_of_function: dict[str, str] = {}
    open_groups: list[str] = []
    latest_name = ""
    for comment, symbol in _COMMENT_OR_CALL.findall(header):  # either `comment` or `symbol` is ""
        for group_name, opening, closing in _GROUP_COMMAND.findall(comment):  # two of the three are ""
            if group_name:
                latest_name = group_name
            elif opening:
                open_groups.append(latest_name)
            elif closing and open_groups:
                open_groups.pop()
        function, _ = split_symbol(symbol)
        if function in names and open_groups:
            group_of_function[function] = open_groups[-1]
    return group_of_function


def find_groups(name: str, headers: Sequence[str]) -> dict[str, str]:
    """Return the group of each function in a library, according to the newest header that declares it.

    Args:
        name: The name of the library.
        headers: The file names of the library's headers.
    """
    from codegen import fetch  # codegen needs packages that the site itself does not need

    symbols = library(catalog.find(name)).tables.FUNCTIONS
    functions = {split_symbol(symbol)[0] for symbol in symbols}
    groups: dict[str, str] = {}
    for header in headers:
        versions = [path.read_text("utf-8", "replace") for path in fetch.CACHE.rglob(header)]
        for version in sorted(versions, key=len):  # the newest header is the longest, and takes precedence
            groups |= parse_groups(version, functions)
    return dict(sorted(groups.items()))


def main() -> int:
    """Write the groups of all libraries to manual_pages.json, print their numbers, and return 0."""
    groups_of_libraries = {name: find_groups(name, headers) for name, headers in HEADERS.items()}
    for name, groups in groups_of_libraries.items():
        different_groups = set(groups.values())
        print(f"{name}: {len(groups)} functions in {len(different_groups)} groups")
    Path(PAGES).write_text(json.dumps(groups_of_libraries, indent=0, sort_keys=True) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
