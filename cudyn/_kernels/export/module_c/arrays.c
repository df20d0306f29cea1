/* Checks of array arguments: dtype, rank, memory, device, strides, address. */
#include "values.c"

/* Return the name of a DLDeviceType. For a type without a name, write its number to the buffer
   `other`, and return the buffer. */
static const char *name_memory(int memory, char *other, size_t size) {
    int i;
    for (i = 0; i < COUNT(memories); i++)
        if (memories[i].number == memory)
            return memories[i].name;
    snprintf(other, size, OTHER_MEMORY(memory));
    return other;
}

/* Check the type of memory and the device of an array. The first array in the memory of a GPU
   determines the device of the launch, and the others must be on the same device. */
HELPER int check_place(Place *place, const Rule *rule, int memory, int device) {
    char other[64];
    if (memory < 0 || memory > 31 || !(rule->accepted >> memory & 1))
        return fail(place, WRONG_MEMORY(rule->name, rule->memory,
                                        name_memory(memory, other, sizeof other)));
    if (memory != CUDA)
        return PREFIX_OK;
    if (!place->first) {
        place->device = device;
        place->first = rule->name;
    } else if (place->device != device) {
        return fail(place, WRONG_DEVICE(rule->name, place->device, place->first, device));
    }
    return PREFIX_OK;
}

/* Check that an address has the alignment that the contract requires, a power of 2. */
HELPER int check_address(const Place *place, const Rule *rule, uint64_t address) {
    return address & (rule->align - 1)
               ? fail(place, WRONG_ADDRESS(rule->name, rule->align, address))
               : PREFIX_OK;
}

/* Query the driver for the type of memory and the device of an array that is passed as an address,
   and check them. */
HELPER int locate_array(Place *place, const Rule *rule, uint64_t address) {
    uint64_t memory = 0, is_managed = 0; /* The size of these values differs between drivers. */
    int device = -1, keys[] = {MEMORY_TYPE, IS_MANAGED, DEVICE_ORDINAL}, result;
    void *values[3];
    const Driver *cuda;
    values[0] = &memory;
    values[1] = &is_managed;
    values[2] = &device;
    TRY(get_driver(&cuda, place));
    result = cuda->cuPointerGetAttributes(3, keys, values, address);
    if (result == INVALID_CONTEXT ||
        result == CONTEXT_IS_DESTROYED) { /* The query needs a current context. */
        CUcontext context;
        unsigned long long id;
        TRY(push_primary(cuda, place, READ(default_device), &context, &id));
        result = cuda->cuPointerGetAttributes(3, keys, values, address);
        pop_context(cuda);
    }
    if (result)
        return fail_cuda(cuda, place, "cuPointerGetAttributes", result);
    return check_place(place, rule,
                       is_managed            ? CUDA_MANAGED
                       : memory == ON_DEVICE ? CUDA
                       : memory == ON_HOST   ? CUDA_HOST
                                             : CPU,
                       device);
}

/* Write the message for an array with the wrong dtype. */
RARE HELPER int fail_dtype(const Place *place, const Rule *rule, const Tensor *tensor) {
    char other[64];
    const char *found = other;
    int i;
    snprintf(other, sizeof other, OTHER_DTYPE(tensor->code, tensor->bits, tensor->lanes));
    for (i = 0; i < COUNT(dtypes); i++)
        if (dtypes[i].code == tensor->code && dtypes[i].bits == tensor->bits &&
            dtypes[i].lanes == tensor->lanes)
            found = dtypes[i].name;
    return fail(place, WRONG_DTYPE(rule->name, rule->dtype, found));
}

/* Check that a value is an array, and check its dtype, rank, memory and device. */
HELPER int take_array(Place *place, const Rule *rule, const PREFIX_value *value,
                      const Tensor **found) {
    const Tensor *tensor =
        (const Tensor *)(get_type(value) == TYPE_TENSOR ? get_object(value) : value->as.pointer);
    int i;
    *found = tensor;
    if (get_type(value) != TYPE_TENSOR && get_type(value) != TYPE_DLTENSOR)
        return fail_kind(place, rule->name, rule->expected, value);
    if (tensor->code != rule->code || tensor->bits != rule->bits || tensor->lanes != rule->lanes)
        return fail_dtype(place, rule, tensor);
    if (tensor->rank != rule->rank)
        return fail(place, WRONG_LENGTH(rule->name, rule->dimensions, tensor->rank));
    if (tensor->rank && !tensor->shape)
        return fail(place, NULL_SHAPE(rule->name));
    for (i = 0; i < tensor->rank; i++)
        if (tensor->shape[i] < 0)
            return fail(place, NEGATIVE_SIZE(rule->name, i, tensor->shape[i]));
    return check_place(place, rule, tensor->memory, tensor->device);
}

/* Return the stride that a dimension would have if the array were contiguous. */
static int64_t get_contiguous(const Tensor *tensor, int index) {
    uint64_t stride = 1;
    while (++index < tensor->rank)
        stride *= (uint64_t)tensor->shape[index];
    return (int64_t)stride;
}

/* Return the stride of a dimension. A DLTensor whose `strides` is NULL is contiguous. */
HELPER int64_t get_stride(const Tensor *tensor, int index) {
    return tensor->strides ? tensor->strides[index] : get_contiguous(tensor, index);
}

static int is_empty(const Tensor *tensor) {
    int i = tensor->rank;
    while (i-- > 0)
        if (!tensor->shape[i])
            return 1;
    return 0;
}

/* Return whether the stride of a dimension has an effect, that is, whether the array has a second
   element along this dimension. */
HELPER int has_meaning(const Tensor *tensor, int index) {
    return tensor->shape[index] != 1 && !is_empty(tensor);
}

/* Check that a size is equal to the number in the contract. `what` names it in the message. */
HELPER int match_number(const Place *place, const char *what, int64_t expected, int64_t value) {
    return value == expected ? PREFIX_OK : fail(place, WRONG_NUMBER(what, expected, value));
}

/* Check that a stride is equal to the value of its symbol in the contract. A stride without an
   effect is not checked. If nothing else determines the symbol, its value is the stride that a
   contiguous array would have. */
HELPER inline int match_stride(const Place *place, const char *what, const char *symbol, Size *size,
                               const Tensor *tensor, int index) {
    if (has_meaning(tensor, index))
        return match_size(place, what, symbol, size, get_stride(tensor, index), 0);
    size->is_loose = 1;
    if (!size->of)
        size->value = get_contiguous(tensor, index);
    return PREFIX_OK;
}

/* Check that an array is contiguous (row-major). */
HELPER int check_contiguous(const Place *place, const Rule *rule, const Tensor *tensor) {
    int i;
    if (!tensor->strides)
        return PREFIX_OK;
    for (i = 0; i < tensor->rank; i++)
        if (has_meaning(tensor, i) && tensor->strides[i] != get_contiguous(tensor, i))
            return fail(place, NOT_CONTIGUOUS(rule->name, i, get_contiguous(tensor, i),
                                              tensor->strides[i]));
    return PREFIX_OK;
}

static uint64_t get_magnitude(int64_t number) {
    return number < 0 ? -(uint64_t)number : (uint64_t)number;
}

/* Return whether two elements share memory because steps along one dimension lead to the same
   address as steps along another dimension. */
static int share_memory(const Tensor *tensor, int one, int other) {
    uint64_t step = get_magnitude(tensor->strides[one]);
    uint64_t other_step = get_magnitude(tensor->strides[other]);
    uint64_t unit = step, rest = other_step, next;
    while (rest) { /* At the end, `unit` is the greatest common divisor of both steps. */
        next = unit % rest;
        unit = rest;
        rest = next;
    }
    return other_step && other_step / unit < (uint64_t)tensor->shape[one] &&
           step / unit < (uint64_t)tensor->shape[other];
}

/* Check that no two elements of an array share memory. This is required of arrays that the kernel
   writes. Only pairs of dimensions are examined. */
HELPER int check_overlap(const Place *place, const Rule *rule, const Tensor *tensor) {
    int i, other, is_shared;
    if (!tensor->strides)
        return PREFIX_OK;
    for (i = 0; i < tensor->rank; i++) {
        if (!has_meaning(tensor, i))
            continue;
        is_shared = !tensor->strides[i];
        for (other = i + 1; other < tensor->rank && !is_shared; other++)
            is_shared = has_meaning(tensor, other) && share_memory(tensor, i, other);
        if (is_shared)
            return fail(place, OVERLAPPING(rule->name, i, tensor->strides[i]));
    }
    return PREFIX_OK;
}

/* Multiply a number of bytes by a size. A result that would be larger than 2**62 is 2**62. */
HELPER int64_t multiply_bytes(int64_t bytes, int64_t size) {
    const int64_t most = (int64_t)1 << 62;
    int64_t result;
    return __builtin_mul_overflow(bytes, size, &result) || result > most ? most : result;
}

/* Return a number of bytes that certainly belong to an array, beginning at its address: all bytes
   of a contiguous array, but only the first element of any other array. */
static int64_t count_bytes(const Tensor *tensor) {
    int64_t bytes = tensor->bits * tensor->lanes / 8 + (tensor->lanes == 0);
    int i;
    if (is_empty(tensor))
        return 0;
    for (i = 0; i < tensor->rank; i++)
        if (has_meaning(tensor, i) && get_stride(tensor, i) != get_contiguous(tensor, i))
            return bytes;
    for (i = 0; i < tensor->rank; i++)
        bytes = multiply_bytes(bytes, tensor->shape[i]);
    return bytes;
}

/* Read and check the address of an array's first element. The offset is not added to a null
   pointer, so that it is still recognized. Unless `bytes` is NULL, store the result of
   count_bytes(). */
HELPER int take_address(const Place *place, const Rule *rule, const Tensor *tensor,
                        uint64_t *address, int64_t *bytes) {
    *address = tensor->data ? (uint64_t)(uintptr_t)tensor->data + tensor->offset : 0;
    if (bytes)
        *bytes = count_bytes(tensor);
    if (is_empty(tensor))
        return PREFIX_OK;
    return *address ? check_address(place, rule, *address) : fail(place, NULL_ADDRESS(rule->name));
}
