"""Tests that calls through TVM FFI agree with the reference, for random contracts and arguments.

Arguments that TVM FFI cannot pass, such as a tensor in an unknown kind of memory, are omitted.
"""

from __future__ import annotations

import ctypes
import importlib.util
import itertools
import pathlib
import pickle
import random
from typing import Any

import pytest

from cudyn import Contract
from cudyn._kernels.contracts.argument_checks import ArrayView, OtherValue, StreamHandle
from cudyn._kernels.contracts.parts import StreamArgument

from ...conftest import run_python
from ...support import exports
from ...support.dlpack import Producer
from ...support.exports import Outcome
from ...support.random_contracts import make_arguments, make_contract, make_overloads
from .ways import Stream

# The name of a function, its arguments, and the index of the overload that may be launched.
Call = tuple[str, tuple[Any, ...], int]

needs_tvm_ffi = pytest.mark.skipif(
    importlib.util.find_spec("tvm_ffi") is None, reason="tvm_ffi is not installed: nox -s tvm_ffi-newest"
)


class TvmModule(exports.Module):
    """An exported library with functions that are called through TVM FFI."""

    def __init__(self, path: str, contracts: list[Contract]) -> None:
        import tvm_ffi

        super().__init__(path, contracts)
        self.module = tvm_ffi.load_module(path)

    def call_and_observe(self, name: str, arguments: tuple[Any, ...], overload: int) -> Outcome | None:
        """Return the result of a call, or `None` if TVM FFI cannot pass the arguments."""
        try:
            values = [*map(convert, arguments)]
        except Exception:
            return None
        errors: list[tuple[str, str]] = []

        def call() -> int:
            """Call the function, record its exception, and report success to the observer."""
            try:
                self.module[name](*values)
            except (TypeError, ValueError) as error:
                errors.append((type(error).__name__, str(error)))
            return 0

        result = self._observe(self.contracts[name][overload], call)
        return Outcome(*errors[0], None) if errors else result


def convert(value: Any) -> Any:
    """Return an argument in the form in which users of TVM FFI pass it."""
    import tvm_ffi

    if isinstance(value, ArrayView):
        memory = exports.parse_memory(value.memory), value.device
        element = exports.parse_data_type(value.dtype)
        return tvm_ffi.from_dlpack(Producer(element, value.shape, value.strides, memory, value.address))
    if isinstance(value, StreamHandle):
        # this release rejects a null c_void_p itself
        if value.handle == 0 and tvm_ffi.__version__ == "0.1.0":
            return Stream(0)
        return ctypes.c_void_p(value.handle)
    if isinstance(value, OtherValue):
        return "text"
    sizes = value if type(value) is tuple else (value,)
    if any(type(size) is int and not -(2**63) <= size < 2**63 for size in sizes):
        raise OverflowError
    return value


def run_calls(path: str) -> None:
    """Run the calls that are pickled in a file, and replace the contents of the file with their results.

    This function runs in a child process.
    """
    library, contracts, calls = pickle.loads(pathlib.Path(path).read_bytes())
    module = TvmModule(library, list(map(exports.apply, contracts)))
    pathlib.Path(path).write_bytes(pickle.dumps([module.call_and_observe(*call) for call in calls]))


def expect(contract: Contract, arguments: tuple[Any, ...]) -> Outcome:
    """Return the reference's result for a call.

    A stream may follow the arguments if the contract does not have a stream argument. Otherwise, the
    stream is one argument too many.
    """
    has_stream = any(isinstance(argument, StreamArgument) for argument in contract.arguments)
    ends_with_stream = len(arguments) == len(contract.arguments) + 1 and isinstance(
        arguments[-1], StreamHandle
    )
    if ends_with_stream and not has_stream:
        return exports.expect(contract, arguments[:-1], arguments[-1].handle)
    return exports.expect(contract, arguments)


def compare(
    driver: pathlib.Path, directory: pathlib.Path, seed: int, contract_count: int, call_count: int
) -> int:
    """Compare the results of calls with the reference, and return the number of calls.

    Args:
        driver: Directory of the fake driver.
        directory: Directory for the module.
        seed: Seed of the random contracts and arguments.
        contract_count: Number of contracts without overloads.
        call_count: Number of calls for each name.
    """
    rng = random.Random(seed)
    groups = [[make_contract(rng, f"c{index}")] for index in range(contract_count)]
    groups += [make_overloads(rng, f"g{index}") for index in range(-(-contract_count // 8))]
    all_calls: list[Call] = []
    expected: list[Outcome] = []
    for group in groups:
        for _ in range(call_count):
            arguments = make_arguments(rng, rng.choice(group))
            outcomes = [expect(contract, arguments) for contract in group]
            outcome, offset = exports.expect_first(outcomes) if len(group) > 1 else (outcomes[0], 0)
            all_calls.append((group[0].name, arguments, offset))
            expected.append(outcome)
    contracts = list(itertools.chain.from_iterable(groups))
    library = exports.build_library(exports.write(contracts, tvm_ffi=True), directory / "module.so")
    path = directory / "calls"
    path.write_bytes(pickle.dumps((str(library), [contract.text for contract in contracts], all_calls)))
    code = f"from tests.kernels.export import test_tvm_ffi_agrees as tests; tests.run_calls({str(path)!r})"
    completed = run_python(code, env={"LD_LIBRARY_PATH": str(driver)})
    assert completed.returncode == 0, completed.stderr
    results: list[Outcome | None] = pickle.loads(path.read_bytes())
    compared = 0
    kinds = set()
    for call, result, outcome in zip(all_calls, results, expected):
        if result is not None:
            assert result == outcome, call
            compared += 1
            kinds.add(result.kind)
    assert compared > len(all_calls) / 2
    assert kinds == {"", "TypeError", "ValueError"}
    return compared


@needs_tvm_ffi
@pytest.mark.parametrize("seed", [1, 2])
def test_tvm_ffi_agrees_with_the_reference(driver: pathlib.Path, tmp_path: pathlib.Path, seed: int) -> None:
    assert compare(driver, tmp_path, seed, contract_count=40, call_count=60) > 1000
