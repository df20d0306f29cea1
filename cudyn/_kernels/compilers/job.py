"""A job: the arguments of `cudyn.compile`, checked."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from ..._formats.image import KINDS
from .architectures import choose_kinds, expand, get_device_arch, is_list
from .arguments import check_string, check_strings, check_text
from .compiler import choose_compiler
from .nvrtc.options import read_options


class Options(TypedDict, total=False):
    """The arguments of `cudyn.compile` but the source, arch and to."""

    name: str
    options: Sequence[str]
    include_path: Sequence[str | os.PathLike[str]]
    headers: Mapping[str, str | bytes | bytearray | memoryview] | None
    define_macro: Mapping[str, object] | Sequence[str]
    std: str
    name_expressions: Sequence[str]
    cache: bool
    compiler: str | None
    digest: str | bytes


_DEFAULTS: dict[str, Any] = {"name": "", "options": (), "include_path": (), "headers": None}
_DEFAULTS |= {"define_macro": (), "std": "", "name_expressions": (), "cache": True, "compiler": None}
_DEFAULTS |= {"digest": ""}

# Options that have to be read: name and value, or those of one letter.
_INCLUDE = ("-include", "--pre-include")
_READ = re.compile(r"(--include-path|-include|--pre-include)(?:=(.*))?|(-I)[= ]?(.*)", re.S)

# A file's name as text, which no source can be: a word with an ending, and no statement.
_FILE = re.compile(rb"(?!//)[^\n;{}()#<>\"=]*[\w)-]\.(cu|cuh|c|cc|cpp|cxx|h|hpp|txt)\s*", re.I)


class Job:
    """The arguments of `cudyn.compile`, checked; they can be sent to another process.

    text              of the source, UTF-8
    name              of the source in messages
    headers           name -> text of headers in memory
    include_path      folders of headers
    compiler          "nvrtc", "clang" or "", the default of the machine that compiles
    options           for it, in NVRTC's words, those that were made of other arguments first
    name_expressions  names of kernels
    arches            as they were given, "native" replaced
    to, single        the kinds of code, and whether one image is asked for, not a list of one
    cached            take from the cache, and keep in it
    digest            what the caller adds to the inputs
    base              the folder that paths are relative to, where it is not the current one
    """

    def __init__(self, source: Any, arch: Any = None, to: Any = None, **options: Any) -> None:
        unknown = options.keys() - _DEFAULTS.keys()
        if unknown:
            name = min(unknown)
            said = f"compile() got an unexpected keyword argument {name!r}"
            raise TypeError(f"{said}; an option of the compiler is given as options=['-{name}']")
        given = {**_DEFAULTS, **options}
        self.include_path = check_strings("include_path", given["include_path"])
        name = given["name"]
        if isinstance(source, os.PathLike):
            path = os.fspath(source)
            name = name or path
            self.include_path.insert(0, os.path.dirname(os.path.abspath(path)))
            with open(path, "rb", buffering=0) as file:
                source = file.read()
        self.name = check_string("name", name) or "kernel.cu"
        self.text = check_text(self.name, source)
        if _FILE.fullmatch(self.text):
            said = self.text.decode().strip()
            raise ValueError(
                f"source: {said!r} is the name of a file; to compile it pass pathlib.Path({said!r})"
            )
        headers = {} if given["headers"] is None else given["headers"]
        if not hasattr(headers, "items"):
            raise TypeError(f"headers: expected a mapping of names to texts, got {type(headers).__name__}")
        self.headers = {key: check_text(key, headers[key]) for key in check_strings("headers", headers)}
        self.name_expressions = check_strings("name_expressions", given["name_expressions"])
        for expression in self.name_expressions:
            if "\n" in expression or "\r" in expression:
                raise ValueError(f"name_expressions: {expression!r} has a line end in it")
        macros = given["define_macro"]
        values = macros if hasattr(macros, "items") else {}
        names = check_strings("define_macro", macros)
        self.options = check_strings("define_macro", [_write_macro(each, values.get(each)) for each in names])
        std = check_string("std", given["std"])
        self.options += [f"-std={std}"] if std else []
        rest, said_arches = read_options(check_strings("options", given["options"]))
        self._read(rest)
        self.compiler = choose_compiler(given["compiler"])
        self.cached = bool(given["cache"])
        self.base = ""
        self.digest = _check_digest(given["digest"])
        self._choose(arch, to, said_arches)

    def _read(self, options: list[str]) -> None:
        """Take options as they are; folders of headers go to their own place."""
        folders = []
        rest = iter(options)
        for option in rest:
            found = _READ.fullmatch(option)
            if not found:
                self.options.append(option)
                continue
            what = found[1] or found[3]
            value = found[2] or found[4] or next(rest, "")
            if not value:
                raise ValueError(f"the option {option} needs a value")
            if what in ("-I", "--include-path"):
                folders.append(value)
            else:
                self.options.append(f"{what}={value}")
        self.include_path = [*folders, *self.include_path]

    def _choose(self, arch: Any, to: Any, said: list[str]) -> None:
        """Take architectures, by arguments or options, and kinds."""
        by_options = arch is None and bool(said)
        if by_options:
            arch = said
        elif arch is None:
            arch = get_device_arch()
        elif said:
            listed = ", ".join(said)
            raise ValueError(f"the architecture is given twice: arch={arch!r}, and {listed!r} in the options")
        several = hasattr(to, "__iter__") and not isinstance(to, str)
        kinds: Any = tuple(dict.fromkeys(check_strings("to", to))) if several else to
        allowed = [kind for kind in KINDS if kind != "fatbin" or not several]
        for kind in kinds if several else [] if to is None else [to]:
            if kind not in allowed:
                raise ValueError(f"to={to!r}: expected one of {', '.join(allowed)}")
        given = check_strings("arch", [arch] if isinstance(arch, str) else arch)
        if not given:
            raise ValueError("arch: expected at least one architecture")
        if kinds == ():
            raise ValueError("to: expected at least one kind of code")
        # What is native is decided here, wherever it is compiled.
        arches = [one for each in given for one in (expand([each], None) if each == "native" else [each])]
        single = isinstance(arch, str) and not is_list(arch)
        if by_options:
            single = len(arches) == 1 and not is_list(arches[0])
            if kinds is None and not single:
                kinds = "fatbin"
            elif isinstance(kinds, str) and kinds != "fatbin" and not single:
                listed = ", ".join(arches)
                raise ValueError(
                    f"to={to!r}, and the options name several architectures ({listed}), which make a fatbin; "
                    f"pass arch={arches!r} for an image each"
                )
        for each in arches:
            if not is_list(each):
                choose_kinds(each, kinds)
        self.arches = arches
        self.to = kinds
        self.single = single and not several

    # --- where it is

    def move(self, base: str, root: str) -> None:
        """Let all that is relative to the current folder be relative to this one.

        root: CUDYN_BASE_DIR of whoever asks; what is below it is below that of this process, if it has one
        """
        own = os.environ.get("CUDYN_BASE_DIR", "")

        def move(path: str) -> str:
            inside = os.path.relpath(path, root) if root and own else ".."
            return path if inside.startswith("..") else os.path.normpath(os.path.join(own, inside))

        self.base = "" if move(base) == os.getcwd() else move(base)
        self.name = move(self.name) if os.path.isabs(self.name) else self.name
        self.include_path = [move(os.path.join(base, path)) for path in self.include_path]

    def get_folder(self) -> str:
        """Return the folder of the source, which may not exist."""
        return os.path.join(self.base or os.getcwd(), os.path.dirname(self.name))

    def list_options(self) -> list[str]:
        """Return the options as the compiler has to be given them in the current folder."""

        def move(option: str) -> str:
            name, joined, header = option.partition("=")
            path = os.path.join(self.base, header)
            return f"{name}={path}" if joined and name in _INCLUDE and os.path.isfile(path) else option

        return [*map(move, self.options)] if self.base else self.options


def _check_digest(given: Any) -> str:
    """Return the caller's digest as text. Raises TypeError."""
    if isinstance(given, bytes):
        return given.hex()
    if not isinstance(given, str):
        raise TypeError(f"digest: expected str or bytes, got {type(given).__name__}")
    return given


def _write_macro(name: str, value: object) -> str:
    """The option that defines a macro. C++ would take True for a name."""
    return f"-D{name}" if value is None else f"-D{name}={int(value) if isinstance(value, bool) else value}"
