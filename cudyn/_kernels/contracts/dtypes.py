"""Types of scalars and array elements, and their names in contracts, C, PTX, DLPack and Python packages."""

from __future__ import annotations

from math import ldexp
from struct import calcsize, pack
from typing import TYPE_CHECKING, NamedTuple

from ..._formats.kernel_info import CODES

if TYPE_CHECKING:
    from collections.abc import Collection


class DType(NamedTuple):
    """A type of scalars or array elements.

    Attributes:
        name: The name in contracts.
        code: The DLDataTypeCode in DLPack.
        bits: The size of a value in bits.
        c: The type in C99. For a type that C lacks, an unsigned integer of the same size, or the type of a
            component.
        names: The names in numpy, torch and ml_dtypes.
        ptx: The type in PTX if the type is used for a parameter.
        cpp: The type in CUDA C++. Some types are declared in cuda_fp16.h, cuda_bf16.h, cuda_fp8.h, cuda_fp6.h
            and cuda_fp4.h.
        lanes: The number of values in an element, or 0 for a value of 4 or 6 bits that occupies an element of
            one byte. In DLPack, such an element has one lane, and a flag distinguishes it from packed values.
    """

    name: str
    code: int
    bits: int
    c: str
    names: tuple[str, ...]
    ptx: str
    cpp: str
    lanes: int = 1

    @property
    def format(self) -> str:
        """The format character in `struct` and in Python's buffer protocol."""
        if self.code == _BOOL:
            return "?"
        if self.code == _BFLOAT:
            return "H"  # `struct` lacks this type, so its bits are packed as an integer.
        return CODES[self.ptx].upper() if self.code == _UINT else CODES[self.ptx]

    @property
    def size(self) -> int:
        """The size of an element in bytes."""
        return self.bits * self.lanes // 8 or 1  # An element with 0 lanes has a size of 1 byte.

    @property
    def element(self) -> int:
        """The DLDataType as a 32-bit integer: the code (8 bits), `bits` (8 bits) and the lanes (16 bits)."""
        return self.code | self.bits << 8 | self.lanes << 16

    @property
    def is_integer(self) -> bool:
        """Whether this is an integer type. Expressions can use the values of such types."""
        return self.code in (_INT, _UINT)

    @property
    def is_float(self) -> bool:
        """Whether this is a floating-point type that scalars can have, which excludes 4- to 8-bit floats."""
        return self.code in (_FLOAT, _BFLOAT)

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest value of an integer type."""
        if self.code == _INT:
            return -(1 << self.bits - 1), (1 << self.bits - 1) - 1
        return 0, (1 << self.bits) - 1


# Values of DLDataTypeCode. DTYPES contains more values, for floats of up to 8 bits.
_INT = 0
_UINT = 1
_FLOAT = 2
_BFLOAT = 4
_COMPLEX = 5
_BOOL = 6
_PADDED = 0  # the number of lanes if an element is larger than its only value
# The integer types in C, keyed by their size in bits.
_C_INTEGERS = {8: "char", 16: "short", 32: "int", 64: "long long"}


def _make_integer(bits: int, *, is_signed: bool) -> DType:
    """Return the DType of the integers with this number of bits."""
    name = f"int{bits}" if is_signed else f"uint{bits}"
    c_type = f"{'signed' if is_signed else 'unsigned'} {_C_INTEGERS[bits]}"
    ptx_type = f"s{bits}" if is_signed else f"u{bits}"
    if is_signed:
        return DType(f"i{bits}", _INT, bits, f"{name}_t", (name,), ptx_type, c_type)
    return DType(f"u{bits}", _UINT, bits, f"{name}_t", (name,), ptx_type, c_type)


DTYPES = {
    dtype.name: dtype
    for dtype in (
        DType("bool", _BOOL, 8, "bool", ("bool", "bool_"), "u8", "bool"),
        *(_make_integer(bits, is_signed=True) for bits in _C_INTEGERS),
        *(_make_integer(bits, is_signed=False) for bits in _C_INTEGERS),
        DType("f16", _FLOAT, 16, "uint16_t", ("float16",), "f16", "__half"),
        DType("bf16", _BFLOAT, 16, "uint16_t", ("bfloat16",), "b16", "__nv_bfloat16"),
        DType("f32", _FLOAT, 32, "float", ("float32",), "f32", "float"),
        DType("f64", _FLOAT, 64, "double", ("float64",), "f64", "double"),
        DType("f8e4m3", 8, 8, "uint8_t", ("float8_e4m3",), "b8", "__nv_fp8_e4m3"),
        DType("f8e4m3fn", 10, 8, "uint8_t", ("float8_e4m3fn",), "b8", "__nv_fp8_e4m3"),
        DType("f8e4m3fnuz", 11, 8, "uint8_t", ("float8_e4m3fnuz",), "b8", "unsigned char"),
        DType("f8e5m2", 12, 8, "uint8_t", ("float8_e5m2",), "b8", "__nv_fp8_e5m2"),
        DType("f8e5m2fnuz", 13, 8, "uint8_t", ("float8_e5m2fnuz",), "b8", "unsigned char"),
        DType("f8e8m0fnu", 14, 8, "uint8_t", ("float8_e8m0fnu",), "b8", "__nv_fp8_e8m0"),
        DType("f6e2m3fn", 15, 6, "uint8_t", ("float6_e2m3fn",), "b8", "__nv_fp6_e2m3", _PADDED),
        DType("f6e3m2fn", 16, 6, "uint8_t", ("float6_e3m2fn",), "b8", "__nv_fp6_e3m2", _PADDED),
        DType("f4e2m1fn", 17, 4, "uint8_t", ("float4_e2m1fn",), "b8", "__nv_fp4_e2m1", _PADDED),
        DType("f4e2m1fn_x2", 17, 4, "uint8_t", ("float4_e2m1fn_x2",), "b8", "__nv_fp4x2_e2m1", 2),
        DType("c64", _COMPLEX, 64, "float", ("complex64",), "b64", "float2"),
        DType("c128", _COMPLEX, 128, "double", ("complex128",), "b128", "double2"),
    )
}
# The types of scalar arguments. Both C and Python can represent their values.
SCALARS = ("bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "bf16", "f32", "f64")
TENSOR_MAP = 128  # bytes of a CUtensorMap
# The types of a kernel's parameters, except structs and tensor maps.
PASSED = {name: DTYPES[name] for name in SCALARS} | {"pointer": DTYPES["u64"]}

# The types of elements in tensor maps, in the order of CUtensorMapDataType.
_TENSOR_MAPS = ("u8", "u16", "u32", "i32", "u64", "i64", "f16", "f32", "f64", "bf16")
# The types that replace other types of the same size in bytes.
_UNSIGNED_BY_SIZE = {1: "u8", 2: "u16", 8: "u64"}


def find_passed(type_name: str) -> tuple[int, str, str]:
    """Return the layout of a kernel's parameter.

    Args:
        type_name: The type in a contract: a name in PASSED, "tma" or "struct[...]".

    Returns:
        The size in bytes, the format for `struct`, and the type in PTX.
    """
    dtype = PASSED.get(type_name)
    if dtype is not None:
        return dtype.size, dtype.format, dtype.ptx
    struct_size = type_name.removeprefix("struct[").removesuffix("]")
    size = TENSOR_MAP if type_name == "tma" else int(struct_size)
    return size, f"{size}s", "b8"


def find_tensor_map(dtype: str) -> int:
    """Return the CUtensorMapDataType for a dtype, or -1 if tensor maps do not support elements of its size.

    If CUtensorMapDataType lacks the dtype, the result is an unsigned integer type of the same size.
    """
    name = dtype if dtype in _TENSOR_MAPS else _UNSIGNED_BY_SIZE.get(DTYPES[dtype].size, "")
    return _TENSOR_MAPS.index(name) if name else -1


# Templates for the names of types that contracts do not support.
OTHER_DTYPE = "DLDataType({code}, {bits}, {lanes})"
OTHER_MEMORY = "DLDeviceType({number})"

_SIGNIFICANT_BITS = 53  # significant bits of Python's float
_NARROW_FLOATS = ("f16", "bf16", "f32")  # the types that have fewer bits than Python's float

# Maps the names of dtypes in contracts and other packages to the contract's name.
_BY_NAME = {name: dtype.name for dtype in DTYPES.values() for name in (dtype.name, *dtype.names)}
# Maps a buffer's format character to the contract's name. The sizes of C's long and size_t (the characters
# l, L, n and N) depend on the host.
_BY_FORMAT = {DTYPES[name].format: name for name in SCALARS if name != "bf16"}
_BY_FORMAT |= {code: f"{'u' if code.isupper() else 'i'}{8 * calcsize(code)}" for code in "lnLN"}
# Maps names that are common in other languages and packages to the contract's name, for suggestions.
_SYNONYMS = {"float": "f32", "double": "f64", "half": "f16", "char": "i8", "short": "i16", "int": "i32"}
_SYNONYMS |= {"long": "i64", "unsigned": "u32", "uint": "u32", "size_t": "u64"}
_SYNONYMS |= {"boolean": "bool", "tensor": "f32", "fp16": "f16", "fp32": "f32", "fp64": "f64"}
_SYNONYMS |= {dtype.cpp: name for name, dtype in DTYPES.items()}
# NVIDIA's fp8_e4m3 does not have an infinity, so it is the type that torch, jax and ml_dtypes call e4m3fn.
_SYNONYMS |= dict.fromkeys(
    ("fp8", "f8", "e4m3", "fp8_e4m3", "fp8e4m3", "f8_e4m3", "float8", "fp8e4nv"), "f8e4m3fn"
)
_SYNONYMS |= dict.fromkeys(("__nv_fp8_e4m3", "fp8_e4m3fn", "fp8e4m3fn", "e4m3fn", "f8_e4m3fn"), "f8e4m3fn")
_SYNONYMS |= dict.fromkeys(("bf8", "e5m2", "fp8_e5m2", "fp8e5m2", "f8_e5m2", "fp8e5"), "f8e5m2")
_SYNONYMS |= {"fp8e4b8": "f8e4m3fnuz", "fp8e5b16": "f8e5m2fnuz", "bfloat": "bf16", "fp8_e8m0": "f8e8m0fnu"}
_SYNONYMS |= dict.fromkeys(("fp4", "f4", "e2m1", "fp4_e2m1", "f4e2m1", "e2m1fn"), "f4e2m1fn")
_SYNONYMS |= {"fp4x2_e2m1": "f4e2m1fn_x2", "fp6_e2m3": "f6e2m3fn", "fp6_e3m2": "f6e3m2fn"}
_SYNONYMS |= {"fp6": "f6e3m2fn", "f6": "f6e3m2fn"}
_SYNONYMS |= {"e2m3": "f6e2m3fn", "e3m2": "f6e3m2fn", "f6e2m3": "f6e2m3fn", "f6e3m2": "f6e3m2fn"}
_SYNONYMS |= dict.fromkeys(("null", "nullptr", "NULL", "none"), "None")
# Maps DLPack's code, bits and lanes to the contract's name.
_BY_CODE = {(dtype.code, dtype.bits, dtype.lanes): dtype.name for dtype in DTYPES.values()}


def find_dtype(dtype: object) -> str:
    """Return the contract's name for a dtype, or `""` if contracts do not support the dtype.

    Args:
        dtype: A dtype of any package, or its name.
    """
    return _BY_NAME.get(str(getattr(dtype, "__name__", dtype)).rpartition(".")[2], "")


def suggest_word(word: str, words: Collection[str] = tuple(DTYPES)) -> str:
    """Suggest a correction for a word in a contract that is unknown, or that is not allowed in its place.

    Args:
        word: The word.
        words: The words that are allowed.

    Returns:
        The end of an error message, or `""` if there is no suggestion.
    """
    from difflib import get_close_matches

    if word in DTYPES:  # The word is a dtype that is not allowed here, not a misspelled word.
        return ""
    suggestion = _SYNONYMS.get(word) or find_dtype(word.removesuffix("_t"))
    if suggestion not in words:
        similar_words = get_close_matches(word, words, n=1)
        suggestion = similar_words[0] if similar_words else ""
    return f"; did you mean {suggestion}?" if suggestion else ""


def find_format(text: str) -> str:
    """Return the contract's name for a buffer's format, or `""` if contracts do not support the format.

    The format of a big-endian buffer is not supported.
    """
    return _BY_FORMAT.get(text.lstrip("<=@"), "")


def encode(name: str, value: float) -> float:
    """Convert a number to the value that has to be passed to `struct.pack` for one of the types in PASSED.

    Args:
        name: The contract's name for the type.
        value: The number.

    Raises:
        OverflowError: A float does not fit in the type.
        struct.error: An integer does not fit in the type.
    """
    if type(value) is int and name in _NARROW_FLOATS:
        value = round_to_odd(value)
    encoded = _round_bf16(value) if name == "bf16" else value
    pack(f"<{PASSED[name].format}", encoded)  # raises an exception if the value does not fit
    return encoded


def round_to_odd(number: int) -> float:
    """Round an integer to a float. If it lies between two floats, choose the float whose last bit is 1.

    If the result is rounded to a narrower type, the result is the same as if the integer had been rounded
    directly.

    Raises:
        OverflowError: The integer exceeds the range of a float.
    """
    magnitude = abs(number)
    dropped_bits = max(magnitude.bit_length() - _SIGNIFICANT_BITS, 0)
    significant = magnitude >> dropped_bits
    is_inexact = significant << dropped_bits != magnitude
    rounded = ldexp(significant | int(is_inexact), dropped_bits)
    return -rounded if number < 0 else rounded


_DOUBLE_BIAS = 1023  # the bias of a double's exponent
_LOWEST_BF16_EXPONENT = -126  # the lowest exponent of numbers that are not subnormal
_BF16_INFINITY = 0x7F80  # the bits of infinity
_BF16_QUIET = 0x40  # the highest bit of the fraction, which is set in a quiet NaN


def _round_bf16(value: float) -> int:
    """Return the bits of the nearest bf16 (ties to even).

    A double has 11 exponent bits and 52 fraction bits. A bf16 has 8 exponent bits and 7 fraction bits. In
    both formats, the leading 1 of the significand is not stored.

    Raises:
        OverflowError: The value exceeds the range of a bf16.
    """
    bits = int.from_bytes(pack("<d", value), "little")
    sign = bits >> 63 << 15
    exponent = (bits >> 52 & 0x7FF) - _DOUBLE_BIAS
    fraction = bits & (1 << 52) - 1
    if exponent == _DOUBLE_BIAS + 1:  # infinity or NaN
        if not fraction:
            return sign | _BF16_INFINITY
        # A NaN that loses its last bits would otherwise become infinity.
        return sign | _BF16_INFINITY | _BF16_QUIET | fraction >> 52 - 7
    # If the exponent is below the lowest exponent, the bf16 is subnormal and has fewer significant bits.
    missing_bits = max(_LOWEST_BF16_EXPONENT - exponent, 0)
    dropped_bits = 52 - 7 + missing_bits
    significand = fraction | 1 << 52
    rounded, remainder = divmod(significand, 1 << dropped_bits)
    # A remainder of more than half of the last bit is rounded up. A remainder of exactly half is rounded up
    # if `rounded` is odd, so that the result is even.
    is_rounded_up = 2 * remainder + rounded % 2 > 1 << dropped_bits
    rounded += int(is_rounded_up)
    # The leading 1 in `rounded` adds 1 to the exponent, so the biased exponent minus 1 is added.
    rounded += max(exponent - _LOWEST_BF16_EXPONENT, 0) << 7
    if rounded >= _BF16_INFINITY:
        raise OverflowError(f"{value:g} does not fit in bf16")
    return sign | rounded


def name_dlpack(code: int, bits: int, lanes: int, is_padded: bool = False) -> str:
    """Return the contract's name for a DLDataType, or a description that contains its numbers.

    Args:
        code: The DLDataTypeCode.
        bits: The size of a value in bits.
        lanes: The number of values in an element.
        is_padded: Whether values that are smaller than a byte occupy one byte each.
    """
    is_padded_value = is_padded and lanes == 1 and bits % 8 != 0
    name = _BY_CODE.get((code, bits, _PADDED if is_padded_value else lanes))
    return name or OTHER_DTYPE.format(code=code, bits=bits, lanes=lanes)


# Maps DLPack's DLDeviceType to the name of the type of memory.
MEMORY = {1: "cpu", 2: "cuda", 3: "cuda_host", 10: "rocm", 11: "rocm_host", 13: "cuda_managed"}
# The types of memory that kernels can use. A contract requires one of them for each array.
ACCEPTED = ("cuda", "cuda_host", "cuda_managed")


def name_memory(device_type: int) -> str:
    """Return the name of the type of memory for a DLDeviceType, or a description that contains its number."""
    return MEMORY.get(device_type) or OTHER_MEMORY.format(number=device_type)
