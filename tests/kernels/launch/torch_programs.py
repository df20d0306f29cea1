"""Programs with torch for test_torch_operator.py: `python torch_programs.py NAME`.

The kernels run on torch's device.
"""

from __future__ import annotations

import pathlib
import sys
from typing import Any

import pytest
import torch

sys.path.insert(0, str(pathlib.Path(__file__).parents[3]))

from cudyn import Contract, Module, testing
from cudyn._kernels.launch import torch_operator

SCALE = Contract(
    "scale(in x: f32[n, m], by: f32, out y: f32[2 * n, max(m, 4)], z: f32[n] | None, s: stream)"
    " -> scale<<<n, 1>>>(x, by, y)"
)
DOUBLE = Contract(
    "double(in x: T[n], out y: T[n], out count: i32[ceildiv(n, 2)]) where T: f32 | f64"
    " -> double_{T}<<<n, 1>>>(x, y, count)"
)


def scale(source: Any, by: float, counters: Any) -> Any:
    """Compute the output of SCALE, and add 1 to the counters."""
    result = torch.zeros(2 * source.shape[0], max(source.shape[1], 4))
    result[: source.shape[0], : source.shape[1]] = source * by
    if counters is not None:
        counters += 1
    return result


def double(x: Any) -> Any:
    """Compute the outputs of DOUBLE."""
    return 2 * x, torch.full((-(-x.shape[0] // 2),), x.shape[0], dtype=torch.int32)


POWER = Contract(
    "power(in x: f32[n], out y: f32[n + more], by: f32 = 2.0, more: i32 = 1) -> power<<<n, 1>>>(x, by, y)"
)


def power(x: Any, by: float, more: int) -> Any:
    """Compute the output of POWER."""
    return torch.cat([x**by, torch.zeros(more)])


def run() -> None:
    """Call operators with all forms of arguments, and check them with torch's opcheck."""
    operator = torch_operator.register(SCALE, scale, "tests::scale", "cpu")
    source, counters = torch.ones(3, 5), torch.zeros(3)
    assert operator(source, 2.0, counters).sum() == 30
    assert counters.tolist() == [1, 1, 1]
    assert operator(source, 2.0, None).shape == (6, 5)
    torch.library.opcheck(operator, (source, 2.0, counters))
    torch.library.opcheck(operator, (source, 2.0, None))
    operator = torch_operator.register(POWER, power, "tests::power", "cpu")
    source = torch.tensor([1.0, 3.0])
    assert operator(source).tolist() == [1, 9, 0]
    assert operator(source, more=2).tolist() == [1, 9, 0, 0]
    assert operator(source, 3.0, 0).tolist() == [1, 27]
    for arguments in ((source,), (source, 2.0), (source, 3.0, 2)):
        torch.library.opcheck(operator, arguments)


def refuse() -> None:
    """Register operators with invalid names."""
    for name in ("scale", "tests::", "::scale", "a::b::c"):
        with pytest.raises(
            ValueError, match=r"^name: expected a namespace and a name, as in mine::scale, got"
        ):
            torch_operator.register(SCALE, scale, name, "cpu")


def compile() -> None:
    """Compile a function that calls an operator."""
    operator = torch_operator.register(SCALE, scale, "tests::scale", "cpu")

    def call_operator(x: Any, z: Any) -> Any:
        """Use the operator in a way that torch.compile has to trace."""
        return operator(x, 3.0, z).sum() + z.sum()

    compiled = torch.compile(call_operator, backend="aot_eager", fullgraph=True, dynamic=True)
    for rows, columns in ((3, 5), (4, 2), (7, 9)):
        assert compiled(torch.ones(rows, columns), torch.zeros(rows)) == 3 * rows * columns + rows


def overloads() -> None:
    """Call an operator with two dtypes."""
    operator = torch_operator.register(DOUBLE, double, "tests::double", "cpu")
    for dtype in (torch.float32, torch.float64):
        y, count = operator(torch.ones(5, dtype=dtype))
        assert (y.dtype, y.shape, count.tolist()) == (dtype, (5,), [5, 5, 5])
        torch.library.opcheck(operator, (torch.ones(5, dtype=dtype),))


def simulate() -> None:
    """Run a kernel on a simulated device. torch traces its operator with tensors without data."""
    contract = "twice(in x: f32[n, m], z: f32[n], out y: f32[2 * n, m])"
    contract += " -> k<<<ceildiv(n, 256), 256>>>(x, z, y, n: i32)"
    ptx = b".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k("
    ptx += b".param .u64 x, .param .u64 z, .param .u64 y, .param .s32 n) { ret; }\n"
    with testing.simulate():
        kernel = Module(ptx).get_kernel(Contract(contract))
        operator = kernel.as_torch_op("tests::simulated")
        source, counters = torch.empty(3, 5, device="meta"), torch.empty(3, device="meta")
        assert operator(source, counters).shape == (6, 5)
        schema = torch.ops.tests.simulated.default._schema
        assert [argument.is_write for argument in schema.arguments] == [False, True]
        traced: list[Any] = []

        def record_targets(graph: Any, _: Any) -> Any:
            """Record the names of the called operators, as a backend of torch.compile."""
            traced.append([str(node.target) for node in graph.graph.nodes if node.op == "call_function"])
            return graph.forward

        compiled = torch.compile(
            lambda source, counters: operator(source, counters).sum(0), backend=record_targets, fullgraph=True
        )
        assert compiled(source, counters).shape == (5,)
        assert any("simulated" in target for target in traced[0])
        # the operator is only registered for CUDA tensors
        with pytest.raises(RuntimeError, match="tests::simulated"):
            operator(torch.empty(3, 5), torch.empty(3))


PROGRAMS = {program.__name__: program for program in (run, refuse, compile, overloads, simulate)}

if __name__ == "__main__":
    PROGRAMS[sys.argv[1]]()
