"""Tests for messages about objects that a launch, an artifact or a contract does not accept."""

from __future__ import annotations

from typing import Any

import pytest

import cudyn
from cudyn import testing

from ...support.messages import raises

PTX = b"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u32 n) { ret; }
"""
CONTRACT = "f(a: f32[n]) -> k<<<1, 1>>>(a, n: i32)"


class FailingDLPack:
    """An exporter whose method fails."""

    def __dlpack__(self, **_: object) -> object:
        raise RuntimeError("my own problem")

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0


class FailingInterface:
    """An exporter whose property fails."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        raise RuntimeError("my own problem")


@pytest.mark.parametrize("exporter", [FailingDLPack, FailingInterface])
@pytest.mark.parametrize("has_contract", [True, False])
def test_launch_with_a_failing_exporter_raises_from_its_exception(exporter: type, has_contract: bool) -> None:
    with testing.simulate("sm_90", kernels={"k": lambda launch: None}):
        kernel = cudyn.Module(PTX).get_kernel(cudyn.Contract(CONTRACT) if has_contract else "k")
        arguments = (exporter(),) if has_contract else (1, 1, exporter(), 4)
        call: Any = kernel if has_contract else kernel.launch
        with pytest.raises(ValueError, match=r"RuntimeError: my own problem") as caught:
            call(*arguments)
        assert isinstance(caught.value.__cause__, RuntimeError)


def test_get_kernel_with_the_text_of_a_contract_raises() -> None:
    with testing.simulate("sm_90", kernels={"k": lambda launch: None}), raises(ValueError):
        cudyn.Module(PTX).get_kernel(CONTRACT)


@pytest.mark.parametrize(
    "images", [PTX, [PTX], "code.ptx", ["code.ptx"]], ids=["PTX", "list", "path", "paths"]
)
def test_artifact_of_code_instead_of_images_raises(images: Any) -> None:
    with raises(TypeError):
        cudyn.Artifact(images, cudyn.Contract(CONTRACT))


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("fp8_e4m3", "f8e4m3fn"),
        ("fp8", "f8e4m3fn"),
        ("__nv_fp8_e4m3", "f8e4m3fn"),
        ("fp8_e5m2", "f8e5m2"),
        ("fp8e4nv", "f8e4m3fn"),
        ("fp8e4b8", "f8e4m3fnuz"),
        ("bfloat", "bf16"),
        ("float8_e4m3", "f8e4m3"),
    ],
)
def test_contract_with_an_8_bit_float_of_another_package_suggests_the_same_type(
    name: str, dtype: str
) -> None:
    with pytest.raises(ValueError, match=rf"did you mean {dtype}\?"):
        cudyn.Contract(f"f(a: {name}[n]) -> k<<<1, 1>>>(a)")
