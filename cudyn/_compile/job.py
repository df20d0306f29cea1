"""A job: a source with all that its code depends on, checked; its keys; and how it is made."""

from __future__ import annotations

import copy
import os
import re
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, TypedDict

from .._cache import settings, store
from .._cache.counters import Stats, add
from .._errors import LoadError
from .._formats.image import KINDS, Image
from . import kept
from .architectures import choose_kinds, expand, get_device_arch, is_list
from .compiler_choice import choose_compiler, get_compiler
from .fatbin import fatbin
from .index import get_index
from .kept import Entry
from .keys import Key, make_key
from .nvrtc_options import read_options, split
from .source_checks import check_string, check_strings, check_text
from .walk import Inputs, find_inputs


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


_DEFAULTS: dict[str, Any] = {"name": "", "options": (), "include_path": (), "headers": None}
_DEFAULTS |= {"define_macro": (), "std": "", "name_expressions": (), "cache": True, "compiler": None}

# Options that say what `to` says.
_BY_OPTION = {"dlto": "ltoir", "optix-ir": "optixir", "tile-only": "tileir"}

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
    keys              (architecture, kind) -> key, where the job was made, once `find` has made them
    base              the folder that paths are relative to, where it is not the current one
    """

    def __init__(self, source: Any, arch: Any = None, to: Any = None, **options: Any) -> None:
        unknown = options.keys() - _DEFAULTS.keys()
        if unknown:
            raise TypeError(f"compile() got an unexpected keyword argument {min(unknown)!r}")
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
        self.keys: dict[tuple[str, str], Key] = {}
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

    def list_options(self) -> list[str]:
        """Return the options as the compiler has to be given them in the current folder."""

        def move(option: str) -> str:
            name, joined, header = option.partition("=")
            path = os.path.join(self.base, header)
            return f"{name}={path}" if joined and name in _INCLUDE and os.path.isfile(path) else option

        return [*map(move, self.options)] if self.base else self.options

    def write_options(self) -> bytes:
        """Return what options define and include, as a source would write it."""
        lines = []
        for _, name, value in split(self.options):
            if name == "pre-include":
                lines.append(f'#include "{value}"')
            elif name == "D":
                lines.append(f"#define {value.replace('=', ' ', 1)}")
        return "\n".join(lines).encode("utf-8", "surrogateescape")

    # --- from the cache, or compiled

    def make(self, entries: list[Entry] | None = None) -> Image | list[Image]:
        """Compile it, or take it from the cache. entries: gets what the cache knows the images by."""
        look = Look(self, entries)
        return self._pack([image for arch, kinds in self._list() for image in look.get_images(arch, kinds)])

    def find(self) -> tuple[Image | list[Image] | None, Job]:
        """Return it if the cache has all of it; and the job with its keys, for others to compile."""
        if not self.cached or settings.get_folder() is None or settings.get_mode() == "refresh":
            return None, self
        try:
            look = Look(self)
            wanted = [(arch, kind) for arch, kinds in self._list() for kind in kinds]
            job = copy.copy(self)
            job.keys = {each: look.make_key(*each) for each in wanted}
            found = [None if key.unsure else kept.find(key.name, key.build) for key in job.keys.values()]
            images = [each[1] for each in found if each is not None]
            if len(images) < len(found):
                return None, job
            packed = self._pack(images)
        except LoadError:  # no NVRTC, which knows the list of "all", or no nvFatbin
            return None, self
        names = [f"{key.name}.{each[0]}" for key, each in zip(job.keys.values(), found) if each]
        add(Stats(hits=len(images)), *names)
        return packed, job

    def _list(self) -> list[tuple[str, list[str]]]:
        """Each architecture, and the kinds that are made for it."""
        return [
            (arch, choose_kinds(arch, self.to))
            for arch in expand(self.arches, self.to, get_compiler(self.compiler))
        ]

    def _pack(self, images: list[Image]) -> Image | list[Image]:
        if self.to == "fatbin":
            return fatbin(images)
        return images[0] if self.single else images


class Look:
    """What a job reads on this machine, seen once, and the compiler for it. entries: as in Job.make."""

    def __init__(self, job: Job, entries: list[Entry] | None = None) -> None:
        self.job = job
        self.entries = entries
        self.compiler = get_compiler(job.compiler)
        self._seen: tuple[list[str], Inputs] | None = None

    def see(self) -> tuple[list[str], Inputs]:
        """The folders of the toolkit's headers, NVRTC's own first where they are needed; what is read."""
        if self._seen is None:
            used = find_inputs(self.job, self.compiler.get_toolkit)
            own = self.compiler.install_headers() if used.lacks else []
            toolkit = [*own, *self.compiler.get_toolkit()]
            self._seen = toolkit, find_inputs(self.job, lambda: toolkit) if own else used
        return self._seen

    def list_files(self, *, theirs: bool) -> list[str]:
        """Return the paths of the headers that the job may read; theirs: those of the toolkit, too."""
        toolkit, used = self.see()
        paths = [record.path for record in used.own if record.path]
        if theirs and used.reached:
            paths += [get_index(toolkit).paths_of[number] for number in used.reached]
        return list(dict.fromkeys(paths))

    def get_images(self, arch: str, kinds: Sequence[str]) -> list[Image]:
        """Return the code for one architecture, from the cache or compiled; one image of each kind."""
        for option, name, _ in split(self.job.options):
            for kind in kinds:
                if _BY_OPTION.get(name, kind) != kind:
                    raise ValueError(f"the option {option} can't make {kind}; pass to={_BY_OPTION[name]!r}")
        mode = settings.get_mode()
        if mode != "only" and (not self.job.cached or settings.get_folder() is None):
            made = self.compile(arch, kinds)
            return [made[kind] for kind in kinds]
        keys = {kind: self.make_key(arch, kind) for kind in kinds}
        one = keys[kinds[0]]  # what makes one unsure, or is not there, is so for all
        if mode != "only" and one.unsure and one.build is not None:
            made = self.compile(arch, kinds)
            return [replace(made[kind], not_cached=one.unsure) for kind in kinds]
        if mode == "only" and not os.environ.get(self.compiler.chosen):
            keys = {kind: key._replace(build=None) for kind, key in keys.items()}
        found = self.find(keys)
        missing = {kind: key for kind, key in keys.items() if kind not in found}
        if missing and mode == "only":
            raise kept.miss(next(iter(missing.values())), self.compiler.describe())
        if missing and one.build is None:
            from .nearest import describe  # not needed by a hit

            raise self.compiler.get_load_error(describe(next(iter(missing.values()))))
        if missing:
            with ExitStack() as locks:
                for name in sorted(key.name for key in missing.values()):
                    locks.enter_context(store.lock(name))
                found |= self.find(missing)
                rest = [kind for kind in missing if kind not in found]
                made = self.compile(arch, rest) if rest else {}
                found |= {kind: self.keep(keys[kind], image) for kind, image in made.items()}
        return [found[kind] for kind in kinds]

    def make_key(self, arch: str, kind: str) -> Key:
        """Return the key of the code for one architecture."""
        toolkit, used = self.see()
        return make_key(self.job, arch, kind, used, self.compiler.identify(kind), toolkit)

    def find(self, keys: Mapping[str, Key]) -> dict[str, Image]:
        """Return what the cache has of some kinds, and count it."""
        if settings.get_mode() == "refresh":
            return {}
        found = {kind: entry for kind, key in keys.items() if (entry := kept.take(key)) is not None}
        if self.entries is not None:
            self.entries += [entry for kind, entry in found.items() if not self._differs(keys[kind])]
        return {kind: entry.image for kind, entry in found.items()}

    def keep(self, key: Key, image: Image) -> Image:
        """Keep what was just compiled."""
        assert key.build is not None
        self._seen = None
        changed = self.make_key(image.arch[0], image.kind) != key  # while the compiler read it
        why = "a header changed while it was compiled" if changed else self._differs(key)
        if self.entries is not None and not why:
            self.entries.append(Entry(key.name, key.build, image, key.facts))
        return kept.put(key, image, why)

    def _differs(self, key: Key) -> str:
        """Say what is not as it was where the job was made, or ""."""
        asked = self.job.keys.get((key.facts["architecture"], key.facts["kind"]), key)
        if asked.name == key.name:
            return ""
        from .nearest import compare

        return f"the worker's inputs are not those of whoever asked: {compare(key.facts, asked.facts)}"

    def compile(self, arch: str, kinds: Sequence[str]) -> dict[str, Image]:
        """Compile it, whatever the cache has; return an image of each kind."""
        found = {}
        for image in self.compiler.compile(self, arch, kinds):
            found[image.kind] = image
            add(Stats(compiled=1))
        return found


def _write_macro(name: str, value: object) -> str:
    """The option that defines a macro. C++ would take True for a name."""
    return f"-D{name}" if value is None else f"-D{name}={int(value) if isinstance(value, bool) else value}"
