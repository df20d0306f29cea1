/* An example of the definitions that differ between modules, for editors and compilers. cudyn
   replaces this file with generated definitions. */
#include "cuda_types.c"

#define OWN_NAME "module"
#define REFUSED "no code for sm_%d%d: the code is for compute_70; compile for sm_%d%d as well"
#define WRONG_KIND(what, expected, found)                                                          \
    PREFIX_TYPE_ERROR, "%s: expected %s, got %s", (what), (expected), (found)
#define WRONG_DTYPE(what, expected, found)                                                         \
    PREFIX_VALUE_ERROR, "%s: expected %s, got %s", (what), (expected), (found)
#define WRONG_LENGTH(what, expected, found)                                                        \
    PREFIX_VALUE_ERROR, "%s: expected %s, got %lld", (what), (expected), (long long)(found)
#define WRONG_MEMORY(what, expected, found)                                                        \
    PREFIX_VALUE_ERROR, "%s: expected memory on %s, got %s", (what), (expected), (found)
#define WRONG_DEVICE(what, expected, first, found)                                                 \
    PREFIX_VALUE_ERROR, "%s: expected device %lld, like %s, got device %lld", (what),              \
        (long long)(expected), (first), (long long)(found)
#define WRONG_NUMBER(what, expected, found)                                                        \
    PREFIX_VALUE_ERROR, "%s: expected %lld, got %lld", (what), (long long)(expected),              \
        (long long)(found)
#define WRONG_SIZE(what, symbol, expected, first, found)                                           \
    PREFIX_VALUE_ERROR, "%s: expected %s = %s, from %s, got %s", (what), (symbol), (expected),     \
        (first), (found)
#define NOT_CONTIGUOUS(name, axis, expected, found)                                                \
    PREFIX_VALUE_ERROR, "%s.strides[%lld]: expected %lld, as of a contiguous array, got %lld",     \
        (name), (long long)(axis), (long long)(expected), (long long)(found)
#define NEGATIVE_SIZE(name, axis, found)                                                           \
    PREFIX_VALUE_ERROR, "%s.shape[%lld]: expected 0 or more, got %lld", (name), (long long)(axis), \
        (long long)(found)
#define OVERLAPPING(name, axis, found)                                                             \
    PREFIX_VALUE_ERROR,                                                                            \
        "%s.strides[%lld]: expected elements that do not share memory, got stride"                 \
        " %lld; write `in %s` if they are only read",                                              \
        (name), (long long)(axis), (long long)(found), (name)
#define NULL_ADDRESS(what)                                                                         \
    PREFIX_VALUE_ERROR, "%s: expected the address of its elements, got a null pointer", (what)
#define NULL_SHAPE(what)                                                                           \
    PREFIX_VALUE_ERROR, "%s: expected the address of its sizes, got a null pointer", (what)
#define WRONG_ADDRESS(what, expected, found)                                                       \
    PREFIX_VALUE_ERROR, "%s: expected an address that is a multiple of %lld, got 0x%llx", (what),  \
        (long long)(expected), (unsigned long long)(found)
#define OUT_OF_RANGE(what, low, high, found)                                                       \
    PREFIX_VALUE_ERROR, "%s: expected %lld to %llu, got %s", (what), (long long)(low),             \
        (unsigned long long)(high), (found)
#define DOES_NOT_FIT(what, expected, found)                                                        \
    PREFIX_VALUE_ERROR, "%s: expected a number that fits in %s, got %s", (what), (expected), (found)
#define TOO_MANY_THREADS(what, expected, found)                                                    \
    PREFIX_VALUE_ERROR, "%s: expected up to %lld threads, got %lld", (what),                       \
        (long long)(expected), (long long)(found)
#define TOO_MUCH_SHARED(what, expected, found)                                                     \
    PREFIX_VALUE_ERROR, "%s: expected up to %lld bytes, got %lld", (what), (long long)(expected),  \
        (long long)(found)
#define OTHER_MEMORY(number) "DLDeviceType(%lld)", (long long)(number)
#define OTHER_DTYPE(code, bits, lanes)                                                             \
    "DLDataType(%lld, %lld, %lld)", (long long)(code), (long long)(bits), (long long)(lanes)
#define TAIL "; the contract is "
#define NO_OVERLOAD "%s: no contract with this name accepts the arguments"
#define LONG_INT "an int of more than 64 bits"
static const NumberName memories[] = {
    {1, "cpu"},   {2, "cuda"},       {3, "cuda_host"},
    {10, "rocm"}, {11, "rocm_host"}, {13, "cuda_managed"},
};
static const NumberName kinds[] = {
    {0, "None"},   {1, "int"},    {2, "bool"},    {3, "float"},     {4, "stream"}, {5, "dtype"},
    {6, "device"}, {7, "array"},  {8, "str"},     {9, "bytes"},     {11, "str"},   {12, "bytes"},
    {65, "str"},   {66, "bytes"}, {67, "error"},  {68, "function"}, {69, "shape"}, {70, "array"},
    {71, "tuple"}, {72, "dict"},  {73, "module"}, {75, "list"},     {78, "int"},
};
static const DTypeName dtypes[] = {
    {6, 8, 1, "bool"},        {0, 8, 1, "i8"},           {0, 16, 1, "i16"},
    {0, 32, 1, "i32"},        {0, 64, 1, "i64"},         {1, 8, 1, "u8"},
    {1, 16, 1, "u16"},        {1, 32, 1, "u32"},         {1, 64, 1, "u64"},
    {2, 16, 1, "f16"},        {4, 16, 1, "bf16"},        {2, 32, 1, "f32"},
    {2, 64, 1, "f64"},        {8, 8, 1, "f8e4m3"},       {10, 8, 1, "f8e4m3fn"},
    {11, 8, 1, "f8e4m3fnuz"}, {12, 8, 1, "f8e5m2"},      {13, 8, 1, "f8e5m2fnuz"},
    {14, 8, 1, "f8e8m0fnu"},  {15, 6, 0, "f6e2m3fn"},    {16, 6, 0, "f6e3m2fn"},
    {17, 4, 0, "f4e2m1fn"},   {17, 4, 2, "f4e2m1fn_x2"}, {5, 64, 1, "c64"},
    {5, 128, 1, "c128"},
};
#define HAS_COOPERATIVE 0
#define HAS_ATTRIBUTES 0
#define HAS_OCCUPANCY 0
#define HAS_MAPS 0
#define HAS_OVERLOADS 0

enum { ERROR_SIZE = 4872, NOTE_SIZE = 80 };

CODE(PREFIX_cudyn_code_compute_70);
const uint64_t PREFIX_cudyn_code_compute_70[] = {
    0x6e6f69737265762e,
    0x61742e0a302e3720,
    0x5f6d732074656772,
    0xa3037,
};
static const char *const kernels0[] = {"add_one"};

/* In order of preference: the first image that runs on a device is used. */
static const Image images[] = {
    {'p', 0, 7, 0, PREFIX_cudyn_code_compute_70, kernels0,
     "no CUBIN for sm_%d%d: the driver compiles the PTX for compute_70"},
};

static const Contract contracts[] = {
    {"add_one", "add_one(a: f32[n])"},
};
