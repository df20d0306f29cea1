"""Tests for functions whose enumerator determines the type of a value, without a GPU."""

from __future__ import annotations

import pytest

from ..support import real
from .test_libraries import run_child

pytestmark = pytest.mark.nvidia

CUBLASLT = [("cublaslt", major) for major in real.LIBRARIES["cublaslt"].majors[-1:]]


@pytest.mark.parametrize(("name", "major"), real.mark_slow_unless_default(CUBLASLT))
def test_types_of_cublaslts_attributes_have_the_sizes_that_the_library_expects(name: str, major: int) -> None:
    """The library rejects a size that is too small, and attributes that are newer than the library."""
    code = """
from cudyn import cublas, cublaslt as lt, runtime
desc = lt.cublasLtMatmulDescCreate(cublas.CUBLAS_COMPUTE_32F, runtime.CUDA_R_32F)
lt.cublasLtMatmulDescSetAttribute(desc, lt.CUBLASLT_MATMUL_DESC_TRANSA, 1)
lt.cublasLtMatmulDescSetAttribute(desc, lt.CUBLASLT_MATMUL_DESC_BIAS_POINTER, 0x7000)
names = lt.CUBLASLT_MATMUL_DESC_TRANSA, lt.CUBLASLT_MATMUL_DESC_BIAS_POINTER
values = [lt.cublasLtMatmulDescGetAttribute(desc, name) for name in names]
objects = {
    "MatrixLayout": lt.cublasLtMatrixLayoutCreate(runtime.CUDA_R_32F, 4, 5, 6),
    "MatmulDesc": desc,
    "MatmulPreference": lt.cublasLtMatmulPreferenceCreate(),
    "MatrixTransformDesc": lt.cublasLtMatrixTransformDescCreate(runtime.CUDA_R_32F),
}
rejected, number = [], 0
for name, object_ in objects.items():
    enum = getattr(lt, f"cublasLt{name}Attributes_t", None) or getattr(lt, f"cublasLt{name}Attribute_t")
    for attribute in enum:
        number += 1
        try:
            getattr(lt, f"cublasLt{name}GetAttribute")(object_, attribute)
        except lt.Error:
            rejected.append(attribute.name)
print(json.dumps([values, number, rejected]))
"""
    values, number, rejected = run_child(code, real.library(name, major))
    assert values == [1, 0x7000]
    assert number > 50
    assert all("GROUPED" in attribute for attribute in rejected)
