"""Replaces C functions that compiled Python modules provide to each other.

A module compiled by Cython stores a capsule for each of its C functions in `__pyx_capi__`. A capsule contains
the address of the function, and its name is the C signature. Other modules read the addresses when they are
imported, so a function must be replaced before that: `Hook` does so directly after a module's import. The
signature is compared with the tables, which contain the signature of every symbol.

The simulator replaces the functions of statically linked CUDA runtimes, and `cudyn.guard_cuda_bindings` those
of the driver.
"""

from __future__ import annotations

import ctypes
import re
import sys

from ..._process import process
from .library import parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any

    from .library import Library

_QUALIFIERS = re.compile(r"\b(?:const|struct|enum|union)\b")
_VERSION = re.compile(r"(?:_v(\d+))?(?:_pt[sd][sz])?$")
_MANGLED = "__pyx_t_"  # prefix of the names of types that Cython modules define
_PER_THREAD = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"  # the variable that cuda.bindings reads
_replaced: list[Any] = process.keep([])  # capsules that stay alive, because new capsules use their names
_hooks: list[Hook] = process.keep([])


def list_functions(module: ModuleType) -> dict[str, str]:
    """Return the signatures of the C functions that a module provides, keyed by name."""
    get_name = ctypes.pythonapi["PyCapsule_GetName"]
    get_name.argtypes, get_name.restype = (ctypes.py_object,), ctypes.c_char_p
    return {name: get_name(capsule).decode() for name, capsule in _get_capsules(module).items()}


def _get_capsules(module: ModuleType) -> dict[str, Any]:
    """Return a module's capsules, keyed by the name of the function."""
    capsules = getattr(module, "__pyx_capi__", None)
    return capsules if isinstance(capsules, dict) else {}


def replace_functions(module: ModuleType, addresses: Mapping[str, int]) -> None:
    """Replace C functions of a module.

    Args:
        module: The module that provides the functions.
        addresses: The addresses of the new functions, keyed by name.
    """
    api = ctypes.pythonapi
    get_name, create = api["PyCapsule_GetName"], api["PyCapsule_New"]
    get_name.argtypes, get_name.restype = (ctypes.py_object,), ctypes.c_void_p
    create.argtypes, create.restype = (ctypes.c_void_p,) * 3, ctypes.py_object
    capsules = _get_capsules(module)
    for name, address in addresses.items():
        capsule = capsules[name]
        _replaced.append(capsule)
        capsules[name] = create(address, get_name(capsule), None)


# --- signatures


def parse_signature(text: str) -> tuple[str, list[str]]:
    """Split a capsule's name, such as "int (void *, A)", into the types of the result and parameters."""
    opening = _find_last_opening(text)
    parameters = [""]
    depth = 0
    for character in text[opening + 1 : -1]:
        if character == "(":
            depth += 1
        elif character == ")":
            depth -= 1
        if character == "," and depth == 0:  # other commas are inside the type of a function pointer
            parameters.append("")
        else:
            parameters[-1] += character
    types = [parameter.strip() for parameter in parameters]
    has_parameters = types not in ([""], ["void"])
    return text[:opening].strip(), types if has_parameters else []


def _find_last_opening(text: str) -> int:
    """Return the index of the parenthesis that matches the last character, a closing parenthesis.

    The result is 0 if there is no such parenthesis.
    """
    depth = 0
    for index in range(len(text) - 1, -1, -1):
        if text[index] == ")":
            depth += 1
        elif text[index] == "(":
            depth -= 1
        if depth == 0:
            return index
    return 0


def normalize_type(type_: str) -> str:
    """Return a C type without its qualifiers, and without the name of the Cython module that defines it.

    The name of a type that a Cython module defines is mangled: each component of the module's name follows
    its length and is followed by an underscore, as in `__pyx_t_4cuda_8bindings_6driver_CUresult`.
    """
    unqualified = _QUALIFIERS.sub("", type_).replace("PY_LONG_LONG", "long long")
    before, mangled, rest = unqualified.partition(_MANGLED)
    length = re.match(r"\d+", rest) if mangled else None
    while length:
        rest = rest[length.end() + int(length[0]) + len("_") :]
        length = re.match(r"\d+", rest)
    plain = f"{before}{rest}".strip()
    return re.sub(r"\s*([ *])\s*", r"\1", plain)


def has_signature(library: Library, symbol: str, release: str, signature: str) -> bool:
    """Return whether a symbol has a given signature in a release, according to the tables.

    Args:
        library: The library that exports the symbol.
        symbol: The symbol.
        release: The header release.
        signature: The signature in a capsule's name.
    """
    function = library.get_function(symbol, release)
    result, parameters = parse_signature(signature)
    declared_types = [function.result, *[parameter.type for parameter in function.params]]
    capsule_types = [result, *parameters]
    return len(declared_types) == len(capsule_types) and all(
        _is_same_type(library, release, declared, in_capsule)
        for declared, in_capsule in zip(declared_types, capsule_types)
    )


def _is_same_type(library: Library, release: str, type_: str, other: str) -> bool:
    """Return whether two C types are the same, or typedefs of the same type.

    Args:
        library: The library whose typedefs are resolved.
        release: The header release with the typedefs.
        type_, other: The types.
    """
    first, second = normalize_type(type_), normalize_type(other)
    if first == second:
        return True
    resolve = library.types_at(release).resolve
    return _replace_typedef(first, resolve) == _replace_typedef(second, resolve)


def _replace_typedef(type_: str, resolve: Callable[[str], str]) -> str:
    """Return a C type, or a pointer to it, with its typedef replaced by the target of the typedef."""
    name, star, stars = type_.partition("*")
    return f"{normalize_type(resolve(name))}{star}{stars}"


def choose_release(module: ModuleType, library: Library) -> str:
    """Return the header release that a module was compiled for.

    For modules of cuda.bindings, it is the release of that package. For other modules, it is the newest
    release in the tables, because the release that they were compiled for is unknown.
    """
    oldest, newest = library.releases[0], library.releases[-1]
    if not module.__name__.startswith("cuda.bindings."):
        return newest
    version = getattr(sys.modules.get("cuda.bindings"), "__version__", "")
    match = re.match(r"(\d+)\.(\d+)", version)
    if match is None:
        return newest
    compiled_for = int(match[1]), int(match[2])
    not_newer = [release for release in library.releases if parse(release) <= compiled_for]
    return not_newer[-1] if not_newer else oldest


def find_symbols(library: Library, module: ModuleType, release: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each C function of a module that the tables contain: its name, and a list of its symbols.

    The symbols are versions of the same function, newest first. Only symbols that exist in the release and
    have the signature in the function's capsule are listed, so the list may be empty.

    Args:
        library: The library that exports the symbols.
        module: The module that provides the C functions.
        release: The header release that the module was compiled for.
    """
    from .view import View

    per_thread = uses_per_thread_streams(module)
    symbols = _group_symbols(library, per_thread)
    view = View(library, release, per_thread)
    for name, signature in list_functions(module).items():
        plain_name = name.removeprefix("_")
        name_without_suffixes = _VERSION.sub("", plain_name)
        known_symbols = [
            symbol for symbol in symbols.get(name_without_suffixes, ()) if _exists(library, symbol, release)
        ]
        declared = view.symbol_of(plain_name)  # a macro in the headers may refer to another function
        if declared and declared not in known_symbols:
            known_symbols.insert(0, declared)
        if not known_symbols:
            continue
        has_suffix = plain_name != name_without_suffixes
        candidates = [plain_name] if has_suffix and plain_name in known_symbols else known_symbols
        yield name, [symbol for symbol in candidates if has_signature(library, symbol, release, signature)]


def uses_per_thread_streams(module: ModuleType) -> bool:
    """Return whether a module uses the per-thread default stream."""
    import os

    return module.__name__.endswith("_ptds") or os.environ.get(_PER_THREAD, "0") not in ("", "0")


def _group_symbols(library: Library, per_thread: bool) -> dict[str, list[str]]:
    """Return a dict that maps each function's name without suffixes to its symbols, newest first.

    Args:
        library: The library that exports the symbols.
        per_thread: Whether to list the symbols that use the per-thread default stream, if there are any.
    """
    # Name without suffixes -> (version, symbol) pairs
    legacy: dict[str, list[tuple[int, str]]] = {}
    for_threads: dict[str, list[tuple[int, str]]] = {}
    for symbol in library.tables.FUNCTIONS:
        match = _VERSION.search(symbol)
        if match is None:
            continue
        name = symbol[: match.start()]
        version = int(match[1] or 1)
        groups = for_threads if symbol.endswith(("_ptsz", "_ptds")) else legacy
        groups.setdefault(name, []).append((version, symbol))
    groups = legacy | for_threads if per_thread else legacy
    return {name: [symbol for _, symbol in sorted(group, reverse=True)] for name, group in groups.items()}


def _exists(library: Library, symbol: str, release: str) -> bool:
    """Return whether the library in a given release exports a symbol. The driver never drops symbols."""
    versions = library.get_versions(symbol)
    introduced, _, _ = versions[0]
    _, removed, _ = versions[-1]
    if not library.by_version:
        removed = None
    is_introduced = introduced == library.releases[0] or parse(introduced) <= parse(release)
    is_removed = removed is not None and parse(removed) <= parse(release)
    return is_introduced and not is_removed


# --- the import of modules


class Hook:
    """Calls a function with each compiled module after its import, before other modules read its capsules."""

    def __init__(self, change: Callable[[ModuleType], object]) -> None:
        """Start observing imports.

        Args:
            change: The function to call with each module that has been imported.
        """
        # Imported here, because an import in `find_spec` would call `find_spec` again.
        from importlib.machinery import ExtensionFileLoader

        self._change = change
        self._loader_types = ExtensionFileLoader, _Loader
        sys.meta_path.insert(0, self)
        _hooks.append(self)

    def close(self) -> None:
        """Stop observing imports."""
        _hooks.remove(self)
        sys.meta_path.remove(self)

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Find a module with the other finders, and wrap the loader of a compiled module."""
        for finder in sys.meta_path[sys.meta_path.index(self) + 1 :]:
            find_spec = getattr(finder, "find_spec", None)
            spec = find_spec(name, path, target) if find_spec else None
            if spec is not None:
                if isinstance(spec.loader, self._loader_types):
                    spec.loader = _Loader(spec.loader, self._change)
                return spec  # type: ignore[no-any-return]
        return None


class _Loader:
    """Loads a module with another loader, and then calls a function with the module."""

    def __init__(self, loader: Any, change: Callable[[ModuleType], object]) -> None:
        self._loader = loader
        self._change = change

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        module: ModuleType | None = self._loader.create_module(spec)
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Execute the module with its real loader, and then change its functions."""
        if module.__spec__ is not None:
            module.__spec__.loader = module.__loader__ = self._loader
        self._loader.exec_module(module)
        self._change(module)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loader, name)
