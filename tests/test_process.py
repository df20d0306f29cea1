"""Tests for the process's state: `process` owns the state of all modules and resets it."""

from __future__ import annotations

import ast
import itertools
import os
from collections import deque
from collections.abc import Iterator

import pytest

from cudyn._kernels.cache import counters
from cudyn._process import Process, process

from .conftest import ROOT, python_json

_CONTAINER_TYPES = {
    "dict",
    "list",
    "set",
    "deque",
    "OrderedDict",
    "defaultdict",
    "WeakValueDictionary",
    "WeakSet",
}
_CHANGING_METHODS = {
    "add",
    "append",
    "appendleft",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "popitem",
    "popleft",
    "remove",
    "setdefault",
    "update",
}


def _is_container(value: ast.expr | None) -> bool:
    """Return whether an expression creates a container."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in _CONTAINER_TYPES
    return isinstance(value, (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp))


def _iter_changed_objects(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the objects whose contents are changed by functions of a module.

    Each object is a pair: `("a", "")` for the `a` variable, and `("a", "b")` for the `a.b` attribute.
    """
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.Lambda))]
    for node in itertools.chain.from_iterable(map(ast.walk, functions)):
        changed_object: ast.expr | None = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in _CHANGING_METHODS:
                changed_object = node.func.value
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del)):
            changed_object = node.value
        if isinstance(changed_object, ast.Name):
            yield changed_object.id, ""
        elif isinstance(changed_object, ast.Attribute) and isinstance(changed_object.value, ast.Name):
            yield changed_object.value.id, changed_object.attr


def _find_unowned(sources: dict[str, str]) -> set[str]:
    """Find module-level containers that functions change, and globals that functions rebind.

    Args:
        sources: Source files, keyed by path without suffix.

    Returns:
        Names such as `load._tags`: the last part of the module's path, and the variable.
    """
    containers = set()
    changed = set()
    unowned = set()
    for path, text in sources.items():
        module = path.rpartition("/")[2]
        tree = ast.parse(text)
        # Maps each visible name to its module and its name in that module.
        origins = {name: (module, name) for name in _iter_containers(tree)}
        containers |= set(origins.values())
        for node in ast.walk(tree):
            if isinstance(node, ast.Global):
                unowned |= {f"{module}.{name}" for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                source = (node.module or "").rpartition(".")[2]
                origins |= {alias.asname or alias.name: (source, alias.name) for alias in node.names}
        for name, attribute in _iter_changed_objects(tree):
            if name in origins:
                # the name of an attribute's object is that of a module
                changed.add((origins[name][1], attribute) if attribute else origins[name])
    return unowned | {".".join(name) for name in containers & changed}


def _iter_containers(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the containers that a module creates at module level."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and _is_container(statement.value):
            yield from (target.id for target in statement.targets if isinstance(target, ast.Name))
        elif isinstance(statement, ast.AnnAssign) and _is_container(statement.value):
            assert isinstance(statement.target, ast.Name)
            yield statement.target.id


def _read_sources() -> dict[str, str]:
    """Return the sources of the package's modules except for the tables, keyed by path without suffix."""
    directory = ROOT / "cudyn"
    paths = [path for path in directory.rglob("*.py") if "tables" not in path.relative_to(directory).parts]
    return {str(path.relative_to(directory).with_suffix("")): path.read_text() for path in paths}


def test_find_unowned_finds_changes_in_and_from_other_modules() -> None:
    owner_code = """
a = {}
b: list[int] = []
c = [1]
D = {}
D[1] = 2

def f():
    a[1] = 2
    c = []
    local = []
    local.append(1)
"""
    importer_code = """
from . import own as alias
from .own import a

def g():
    global h
    alias.b.append(1)
    a.pop(1)
"""
    # `D` is changed only while the module is imported, and the `c` in `f` is a local variable.
    assert _find_unowned({"x/own": owner_code, "other": importer_code}) == {"own.a", "own.b", "other.h"}


def test_state_of_modules_is_owned_by_process() -> None:
    assert _find_unowned(_read_sources()) == set()


def test_reset_restores_the_first_contents_of_the_same_objects() -> None:
    state = Process()
    mapping: dict[str, int] = state.own({"a": 1})
    items = state.own(["first"])
    names: set[str] = state.own(set())
    queue: deque[str] = state.own(deque(maxlen=2))
    memory = state.keep([1])
    mapping["b"] = 2
    items[0] = "other"
    names.add("x")
    queue.extend("xyz")
    memory.append(2)
    state.reset()
    assert (mapping, items, names, [*queue], queue.maxlen) == ({"a": 1}, ["first"], set(), [], 2)
    assert memory == [1, 2]
    assert all(state.is_owner_of(container) for container in (mapping, items, names, queue, memory))
    assert not state.is_owner_of([1, 2])


def test_reset_clears_caches_and_calls_functions() -> None:
    """A reset makes cached functions run again, and calls the registered functions once."""
    state = Process()
    calls: list[int] = []

    @state.cache
    def find(number: int) -> int:
        """Record the call and return the number."""
        calls.append(number)
        return number

    state.on_reset(lambda: calls.append(-1))
    assert [find(1), find(1)] == [1, 1]
    state.reset()
    assert find(1) == 1
    assert calls == [1, -1, 1]


def test_reset_of_the_process_zeroes_the_counts_of_the_cache() -> None:
    counters.add(counters.Stats(hits=2), "file")
    process.reset()
    assert counters.stats() == counters.Stats()
    assert not counters.list_used()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_after_fork_calls_functions_in_the_child() -> None:
    code = """
        import os
        import cudyn
        from cudyn._process import process
        calls = []
        process.after_fork(lambda: calls.append(process.is_fork_child))
        child = os.fork()
        if not child:
            os._exit(7 if calls == [True] else 1)
        print([os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), process.is_fork_child or calls])
    """
    assert python_json(code) == [7, []]


def test_library_works_after_a_reset_in_a_simulation() -> None:
    """Check that devices are found again, and that existing handles stay valid."""
    code = """
        import json
        import cudyn
        from cudyn import driver, testing
        from cudyn._process import process
        with testing.simulate():
            buffer = cudyn.Buffer(16)
            before = cudyn.Device(0)
            process.reset()
            buffer.copy_from(bytes(range(16)))
            stream = cudyn.Stream()
            stream.sync()
            print(json.dumps([cudyn.Device(0) is before, bytes(buffer) == bytes(range(16))]))
            stream.close()
            buffer.close()
    """
    assert python_json(code) == [False, True]


def test_use_api_can_be_called_again_after_a_reset() -> None:
    code = """
        import json
        import cudyn
        from cudyn import driver
        from cudyn._process import process
        cudyn.use_api("12.0")
        process.reset()
        cudyn.use_api("13.0")
        print(json.dumps(driver.level))
    """
    assert python_json(code) == "13.0"
