"""The module type for all libraries, such as `cudyn.driver` and `cudyn.nvrtc`.

When a name is first used, it is looked up in the library's tables, and its value is created and stored as an
ordinary attribute.
"""

from __future__ import annotations

import os
import sys
import types as pytypes

from ..._errors import VersionError, show
from ..._process import process
from .catalog import find, read_module
from .library import library, lock, parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from inspect import Signature
    from typing import Any

    from ..._errors import CudaError, LoadError
    from .explain import Description
    from .library import Library
    from .view import View

# The header release that the program was written for, and how it was declared; empty if it was not declared.
stated_levels: list[tuple[str, str]] = process.own([])


class Level:
    """One API level of a library: its view, and the attributes that were created from the view.

    Reloading the library replaces the view and drops the attributes.

    Attributes:
        library: the library
        release: header release; `None` if the loaded library determines it
        per_thread: whether names refer to the symbols with per-thread default streams
        name: name of the module, for error messages
        modules: the library's modules, keyed by (release, per_thread); all of its levels share this dict
    """

    def __init__(
        self, library: Library, release: str | None, per_thread: bool, name: str, modules: dict[Any, Any]
    ) -> None:
        self.library = library
        self.release = release
        self.per_thread = per_thread
        self.name = name
        self.modules = modules
        self.used_view: View | None = None
        self._kept: list[tuple[dict[str, Any], str]] = []
        library.followers.append(self._follow)

    @property
    def view(self) -> View:
        """The view of the loaded library. Created on first use, because an import does not need it."""
        view = self.used_view
        if view is None:
            with lock:
                view = self.used_view
                if view is None:
                    view = self.used_view = self._make_view()
        return view

    def _make_view(self) -> View:
        """Import the class View, and create the view of this level."""
        try:
            module: Any = read_module("cudyn._bindings.libraries.view")
        except ImportError:
            if sys.meta_path is not None:
                raise
        else:
            return self._attach_view(module.View)
        raise RuntimeError(
            f"{self.name} was not used before and cannot be loaded now, because Python is exiting"
        )

    def _attach_view(self, cls: type[View]) -> View:
        """Create a view of the library at this level, which can return the level's module."""
        view = cls(self.library, self.release, self.per_thread)
        view.get_module = lambda: self.modules[self.release or "", self.per_thread]
        return view

    def keep(self, namespace: dict[str, Any], name: str, value: Any, view: View) -> None:
        """Store a value as an attribute, unless its view has been replaced. The caller must hold the lock.

        Args:
            namespace: `__dict__` of the module or of its `raw`
            name: name of the attribute
            value: value to store
            view: view that created the value
        """
        if self.used_view is not view:
            return
        self._kept.append((namespace, name))
        namespace[name] = value
        if self.used_view is not view:  # a signal handler called reload() in the meantime
            namespace.pop(name, None)

    def _follow(self) -> None:
        """Replace the view, and drop the attributes that were created from it.

        The library calls this method after it has been loaded again. The caller must hold the lock.
        """
        previous_view = self.used_view
        if previous_view is not None:  # imports nothing, because Python may be exiting
            self.used_view = self._attach_view(type(previous_view))
        while self._kept:
            namespace, name = self._kept.pop()
            namespace.pop(name, None)

    # --- the declared release

    @property
    def is_fixed(self) -> bool:
        """Whether the program chooses the release, rather than the loaded library."""
        return not self.library.by_version

    def is_used_at_other(self, stated: str = "") -> bool:
        """Return whether names have been used at a level other than the one for a declared release.

        Args:
            stated: release to declare; "" for the release that is currently declared, if any
        """
        return self.used_view is not None and self.used_view.level != choose_release(self.library, stated)

    def restate(self) -> None:
        """Switch to the header release that is currently declared."""
        module = self.modules.pop((self.release or "", self.per_thread))
        self.release = choose_release(self.library)
        self.modules[self.release or "", self.per_thread] = module


def choose_release(library: Library, stated: str = "") -> str | None:
    """Return the release for a library's module, or `None` if the loaded library determines it.

    Args:
        library: the library
        stated: release that the program was written for; "" for the release that is currently declared. If
            no release is declared, the newest release is returned
    """
    if library.by_version:
        return None
    release = stated
    if not release:
        release, _ = read_stated() or ("", "")
    if not release or library.info.numbering != "CUDA":
        return library.releases[-1]
    not_newer = [candidate for candidate in library.releases if parse(candidate) <= parse(release)]
    return not_newer[-1] if not_newer else library.releases[0]


def read_stated() -> tuple[str, str] | None:
    """Return the declared release and the declaration, such as `CUDYN_API=12.4`, or `None`.

    An unknown release in CUDYN_API is ignored.
    """
    if not stated_levels and "CUDYN_API" in os.environ:
        from ..._environment import ignore, read_variable

        text = read_variable("CUDYN_API")
        if text in library(find("driver")).releases:
            stated_levels.append((text, f"CUDYN_API={text}"))
        elif text:
            ignore("CUDYN_API", "is not a header release in the tables")
            os.environ.pop("CUDYN_API")  # so that it is reported only once
    return stated_levels[0] if stated_levels else None


class LibraryModule(pytypes.ModuleType):
    """A library at one API level.

    The library is opened on first use; the driver is opened when cudyn is imported. Every attribute that is
    not defined here is a name from the API.
    """

    _level: Level
    raw: Raw
    """The same names as unchecked ctypes functions, which take all of C's parameters and return a status."""

    # --- the loaded library

    @property
    def available(self) -> bool:
        """Whether the library is loaded and usable."""
        return self._library.outcome.handle is not None

    @property
    def version(self) -> tuple[int, int] | None:
        """The library's version as (major, minor), or None if it is not available."""
        return self._library.outcome.version

    @property
    def path(self) -> str | None:
        """The library's file, or None if it is not available."""
        return self._library.outcome.path

    @property
    def load_error(self) -> LoadError | None:
        """The error that explains why the library is not usable, or None."""
        return self._library.outcome.error

    @property
    def level(self) -> str:
        """The header release that defines the module's names."""
        return self._view.level

    @property
    def Error(self) -> type[CudaError]:
        """The exception class for the library's failed calls, such as CublasError for cublas."""
        return self._library.info.error

    # --- queries

    def has(self, name: str) -> bool:
        """Return whether a function can be called with the loaded library. Never raises.

        Args:
            name: name or exact symbol of the function
        """
        view = self._view
        try:
            symbol = view.symbol_of(name)
            return symbol is not None and view.has(symbol)
        except Exception:
            return False

    def describe(self, name: str) -> Description:
        """Return the prototype, roles, symbol and first release of a function, and whether it is available.

        str() of the result is a readable page.

        Raises:
            AttributeError: No header release has the name. The message lists similar names.
        """
        view = self._view
        if isinstance(name, str):
            symbol = view.symbol_of(name)
            if symbol is not None or name in view.library.tables.FUNCTIONS:
                is_raw = not view.library.is_checked(symbol or name)
                return view.describe(name, symbol or name, is_raw)
        raise self._no_such(name)

    def require(self, version: str | tuple[int, int]) -> None:
        """Raise an exception unless the library has at least this version.

        Args:
            version: "12.4" or (12, 4)

        Raises:
            VersionError: The library is older.
            LoadError: The library is not available.
        """
        needed = parse(version)
        outcome = self._library.outcome
        info = self._library.info
        outcome.check()
        if outcome.version is not None and outcome.version < needed:
            from .load_messages import explain_too_old

            summary = explain_too_old(info.title, outcome.version, needed, outcome.path)
            raise VersionError(info.title, summary, (), "update it.", outcome.version, needed)

    def api(self, version: str | tuple[int, int] | None = None, *, per_thread: bool = False) -> LibraryModule:
        """Return a module of the same library with the names of another header release.

        Args:
            version: release in the tables, such as "12.0" or (12, 0); None for the newest
            per_thread: whether names refer to the _ptds and _ptsz symbols, as with
                CUDA_API_PER_THREAD_DEFAULT_STREAM

        Raises:
            ValueError: The tables do not contain the release.
        """
        library = self._library
        level = library.releases[-1] if version is None else show(parse(version))
        if level not in library.releases:
            releases = ", ".join(library.releases)
            raise ValueError(f"no header release {level} in the tables; available: {releases}")
        with lock:
            modules = self._level.modules
            module: LibraryModule | None = modules.get((level, per_thread))
            if module is None:
                name = f"{library.module}.api({level!r}{', per_thread=True' if per_thread else ''})"
                module = LibraryModule(name, library.info.title)
                _attach(module, Level(library, level, per_thread, name, modules))
            return module

    def reload(self, path: str | os.PathLike[str] | None = None) -> bool:
        """Load the library again, and return whether it is usable now.

        The names of the module and of `raw` then refer to the new library. Functions that were imported
        earlier keep calling the previous library, with its types, and it stays mapped. Functions that were
        imported while the library was missing are looked up when they are called.

        Args:
            path: only file to try; None searches as at import
        """
        outcome = self._library.load(None if path is None else os.fsdecode(path), again=True)
        return outcome.handle is not None

    def make_global(self) -> None:
        """Make the library's symbols visible to libraries that are loaded later, and keep it loaded.

        Use it for compiled code that needs the symbols but is not linked with the library. By default the
        symbols are local, so that two copies of the library in one process don't mix. This can't be undone.
        After a reload() that finds another file, call it again. On Windows it does nothing, because symbols
        are bound by the DLL's name.

        Raises:
            LoadError: The library is not available.
        """
        outcome = self._library.outcome
        outcome.check()
        from .load import make_global

        for file in outcome.list_files():
            make_global(file, self._library.info.title)

    def symbol(self, symbol: str) -> Any:
        """Return the checked function for an exact symbol: symbol("cuMemAlloc") is its first version.

        Raises:
            AttributeError: No header release has the symbol.
        """
        if not isinstance(symbol, str) or symbol not in self._library.tables.FUNCTIONS:
            raise self._no_such(symbol)
        _require_checks(self._view, symbol, symbol)
        function = self._view.function(symbol, symbol, raw=False)
        return Deferred(self, symbol, symbol, raw=False, exact=True) if function is None else function

    # --- names

    @property
    def _library(self) -> Library:
        return self._level.library

    @property
    def _view(self) -> View:
        return self._level.view

    def __getattr__(self, name: str) -> Any:
        __tracebackhide__ = True
        if name == "__all__" and "_level" in self.__dict__:
            return self._view.list_names()
        if _is_python_name(name) or "_level" not in self.__dict__:
            raise AttributeError(name)
        return self._make(name, self.__dict__)

    def _make(self, name: str, namespace: dict[str, Any], raw: bool = False) -> Any:
        """Create the value for a name, and store it as an attribute unless it is a missing function.

        Args:
            name: name of the attribute
            namespace: `__dict__` in which the value is stored
            raw: whether a function is created without checks
        """
        __tracebackhide__ = True
        with lock:
            level = self._level
            view = level.used_view or level.view
            symbol = view.symbol_of(name)
            if symbol is None and raw:
                raise self._no_such(name)
            if symbol is not None and not raw:
                _require_checks(view, name, symbol)
            try:
                value = view.value(name) if symbol is None else view.function(name, symbol, raw)
            except KeyError:
                raise self._no_such(name) from None
            if value is None and symbol is not None:
                return Deferred(self, name, symbol, raw, exact=False)
            level.keep(namespace, name, value, view)
        return value

    def _no_such(self, name: str) -> Exception:
        """Return the error for an unknown name."""
        try:
            from .missing import make_name_error

            error = make_name_error(self._view, name)
        except ImportError:  # Python is exiting
            error = AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        if isinstance(error, AttributeError):
            error.name = name
            error.obj = self
        return error

    def __dir__(self) -> list[str]:
        attributes = [name for name in vars(LibraryModule) if not name.startswith("_")]
        return sorted({"raw", *attributes, *self._view.list_names()})

    def __reduce__(self) -> tuple[object, ...]:
        """Return the module itself for a copy. A pickle contains only its name and its API level."""
        main = sys.modules[self._library.module]
        if self is main:
            import importlib

            return importlib.import_module, (self.__name__,)
        import operator

        level = self._level
        return operator.methodcaller("api", level.release, per_thread=level.per_thread), (main,)

    def __repr__(self) -> str:
        outcome = self._library.outcome
        state = f"{show(outcome.version)} at {outcome.path}" if outcome.version else "not available"
        return f"<module {self.__name__!r}: {self._library.info.title}, {state}>"


def _require_checks(view: View, name: str, symbol: str) -> None:
    """Raise AttributeError for a function without roles and sizes, whose calls cannot be checked."""
    __tracebackhide__ = True
    if not view.library.is_checked(symbol):
        raise AttributeError(
            f"{view.library.module}.{name}: calls of this library are not checked; use "
            f"{view.library.module}.raw.{name}, which accepts C's parameters and returns the status code"
        )


class Raw:
    """`module.raw`: the names of a module as unchecked ctypes functions."""

    def __init__(self, module: LibraryModule) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        if _is_python_name(name):
            raise AttributeError(name)
        return self._module._make(name, self.__dict__, raw=True)

    def __reduce__(self) -> tuple[object, ...]:
        return getattr, (self._module, "raw")

    def __dir__(self) -> list[str]:
        return sorted(self._module._view.functions())

    def __repr__(self) -> str:
        view = self._module._view
        return f"<bare functions of {view.library.module} {view.level}>"


class Deferred:
    # Replaces a function whose library or symbol is missing. Each call looks up the name, or the symbol if
    # `exact` is true, in the library that is loaded at that time. If the function is still missing, the call
    # raises an error that explains why. The class has no docstring, because its instances have the docstring
    # of the function.

    def __init__(self, module: LibraryModule, name: str, symbol: str, raw: bool, exact: bool) -> None:
        self._target = module, name, symbol, raw, exact
        self.__name__ = name
        self.__qualname__ = f"raw.{name}" if raw else name
        self.__module__ = module._library.module

    def _find_symbol(self, view: View) -> str | None:
        _, name, symbol, _, exact = self._target
        return symbol if exact else view.symbol_of(name)

    def _describe(self) -> Description:
        module, name, symbol, raw, _ = self._target
        return module._view.describe(name, self._find_symbol(module._view) or symbol, raw)

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return self._describe().doc()

    @property
    def __signature__(self) -> Signature:
        return self._describe().signature()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        __tracebackhide__ = True
        return self._get_function()(*args, **kwargs)

    def _get_function(self) -> Any:
        """Return the function of the library that is loaded now. Raise an error if it is still missing."""
        __tracebackhide__ = True
        module, name, symbol, raw, _ = self._target
        view = module._view
        view.outcome.check()  # before the import below, which fails while Python exits
        current = self._find_symbol(view)
        function = None if current is None else view.function(name, current, raw)
        if function is None:
            from .missing import make_error

            raise make_error(view, name, current or symbol)
        return function

    def __reduce__(self) -> tuple[object, ...]:
        from ..calls.callbacks import reduce_function

        module, name, symbol, raw, exact = self._target
        return reduce_function(module, name, symbol, raw, exact)

    def __repr__(self) -> str:
        module, name, symbol, _, _ = self._target
        return f"<{module.__name__}.{name}: {symbol} was not available when this function was first used>"


def _is_python_name(name: str) -> bool:
    """Return whether a name is a Python special name.

    The symbols of nvJitLink start with `__`, but do not end with it.
    """
    return name.startswith("__") and name.endswith("__")


def level_of(module: pytypes.ModuleType) -> Level:
    """Return the level of a library's module."""
    assert isinstance(module, LibraryModule)  # its .pyi file does not declare this type
    return module._level


def view_of(module: pytypes.ModuleType) -> View:
    """Return the current view of a library's module. Reloading the library replaces it."""
    return level_of(module).view


def install(name: str, load: bool = False) -> None:
    """Turn cudyn.NAME into the module of a library.

    Args:
        name: the module's name
        load: whether to load the library immediately rather than on first use
    """
    library_ = library(find(name))
    module = sys.modules[f"cudyn.{name}"]
    module.__class__ = LibraryModule
    assert isinstance(module, LibraryModule)
    level = Level(library_, choose_release(library_), per_thread=False, name=module.__name__, modules={})
    _attach(module, level)
    if load:
        library_.load()


def _attach(module: LibraryModule, level: Level) -> None:
    """Connect a module with its level, and add `raw` to the module."""
    level.modules[level.release or "", level.per_thread] = module
    module.__dict__.update(_level=level, raw=Raw(module))
