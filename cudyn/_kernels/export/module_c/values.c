/* Reads arguments in the representation of TVM FFI: integers, shapes, streams and structs. */
#include "launches.c"

/* Return the type of a value: its TVMFFITypeIndex, or TYPE_NONE if it is a null pointer to a
   DLTensor, a TVMFFIByteArray, or an object that this file reads (bytes, a shape, a tensor, an
   array or a big integer). Therefore, no null pointer is read. */
HELPER int get_type(const PREFIX_value *value) {
    int type = value->type_index;
    int is_read = type == TYPE_DLTENSOR || type == TYPE_BYTE_ARRAY || type == TYPE_BYTES ||
                  type == TYPE_SHAPE || type == TYPE_TENSOR || type == TYPE_ARRAY ||
                  type == TYPE_BIG_INTEGER;
    return is_read && !value->as.pointer ? TYPE_NONE : type;
}

/* Return the contents of an object, which follow its header, a TVMFFIObject of 24 bytes. */
HELPER void *get_object(const PREFIX_value *value) {
    return (char *)value->as.pointer + 24;
}

/* Return the lowest 64 bits of an integer. An integer that does not fit in int64_t is an object
   that contains the number of words, followed by the words. */
HELPER int64_t get_integer(const PREFIX_value *value) {
    return get_type(value) == TYPE_BIG_INTEGER ? ((const int64_t *)get_object(value))[1]
                                               : value->as.i64;
}

/* Return whether an integer is too large for int64_t, but fits in uint64_t. */
HELPER int is_unsigned(const PREFIX_value *value) {
    const uint64_t *big = (const uint64_t *)get_object(value);
    return get_type(value) == TYPE_BIG_INTEGER && big[0] == 2 && !big[2];
}

HELPER void write_integer(char *text, size_t size, int64_t number, int is_u64) {
    if (is_u64)
        snprintf(text, size, "%llu", (unsigned long long)number);
    else
        snprintf(text, size, "%lld", (long long)number);
}

/* Check that an integer is at least `low` and at most `high`. */
HELPER int check_integer(const Place *place, const char *name, const PREFIX_value *value,
                         int64_t low, uint64_t high) {
    int64_t number = get_integer(value);
    int is_big = get_type(value) == TYPE_BIG_INTEGER;
    char text[32];
    if (get_type(value) == TYPE_NONE || get_type(value) == TYPE_POINTER)
        return PREFIX_OK; /* This is a stream that is not passed as an integer. */
    if (is_big ? is_unsigned(value) && (uint64_t)number <= high
               : number >= low && (number < 0 || (uint64_t)number <= high))
        return PREFIX_OK;
    write_integer(text, sizeof text, number, is_big);
    return fail(place,
                OUT_OF_RANGE(name, low, high, is_big && !is_unsigned(value) ? LONG_INT : text));
}

/* The value of a symbol in the contract, and the part of an argument that has determined it. */
typedef struct {
    int64_t value;
    const char *of;       /* the name of this part, or NULL if the value is still unknown */
    int is_u64, is_loose; /* is_loose: whether a stride without an effect uses the symbol */
} Size;

/* Write the error message for a size that differs from the value of its symbol. */
RARE HELPER int fail_size(const Place *place, const char *what, const char *symbol,
                          const Size *size, int64_t value, int is_u64) {
    char expected[32], found[32];
    write_integer(expected, sizeof expected, size->value, size->is_u64);
    write_integer(found, sizeof found, value, is_u64);
    return fail(place, WRONG_SIZE(what, symbol, expected, size->of, found));
}

/* Check that a size is equal to the value of its symbol. The first size of a symbol determines the
   value. */
HELPER inline int match_size(const Place *place, const char *what, const char *symbol, Size *size,
                             int64_t value, int is_u64) {
    if (!size->of) {
        size->value = value;
        size->of = what;
        size->is_u64 = is_u64;
    } else if (size->value != value || (value < 0 && size->is_u64 != is_u64)) {
        return fail_size(place, what, symbol, size, value, is_u64);
    }
    return PREFIX_OK;
}

/* A sequence of TVM FFI: the members with which TVMFFIShapeCell and TVMFFISeqCell begin. */
typedef struct {
    void *data;
    int64_t size;
} Sequence;

/* Return the length of a shape or of a tuple of integers, or -1 for any other value. */
HELPER int64_t count_sizes(const PREFIX_value *value) {
    const Sequence *sequence;
    const PREFIX_value *items;
    int64_t i;
    if (get_type(value) != TYPE_SHAPE && get_type(value) != TYPE_ARRAY)
        return -1;
    sequence = (const Sequence *)get_object(value);
    items = (const PREFIX_value *)sequence->data;
    if (!items && sequence->size)
        return -1;
    for (i = 0; i < sequence->size && get_type(value) == TYPE_ARRAY; i++)
        if (get_type(&items[i]) != TYPE_INTEGER && get_type(&items[i]) != TYPE_BOOL &&
            get_type(&items[i]) != TYPE_BIG_INTEGER)
            return -1;
    return sequence->size;
}

/* Return an element of a shape or of a tuple of integers. */
HELPER int64_t get_size(const PREFIX_value *value, int index) {
    const Sequence *sequence = (const Sequence *)get_object(value);
    if (get_type(value) == TYPE_SHAPE)
        return ((const int64_t *)sequence->data)[index];
    return ((const PREFIX_value *)sequence->data)[index].as.i64;
}

/* Check that an element of a shape or of a tuple of integers fits in int64_t. */
HELPER int check_size(const Place *place, const char *what, const PREFIX_value *value, int index) {
    const PREFIX_value *items = (const PREFIX_value *)((const Sequence *)get_object(value))->data;
    return get_type(value) == TYPE_ARRAY && get_type(&items[index]) == TYPE_BIG_INTEGER
               ? check_integer(place, what, &items[index], INT64_MIN, INT64_MAX)
               : PREFIX_OK;
}

/* Copy the arguments to `all`, followed by the default values of omitted arguments. passed_count:
   the number of arguments that were passed; default_count: the number of default values; count: the
   number of arguments of the contract. */
HELPER const PREFIX_value *add_defaults(PREFIX_value *all, const PREFIX_value *args,
                                        int32_t passed_count, const PREFIX_value *defaults,
                                        int32_t default_count, int32_t count) {
    int32_t i;
    for (i = 0; i < count; i++)
        all[i] = i < passed_count ? args[i] : defaults[i - (count - default_count)];
    return all;
}

/* Write the error message for an argument of the wrong type. */
RARE HELPER int fail_kind(const Place *place, const char *name, const char *expected,
                          const PREFIX_value *value) {
    const char *found = "object";
    int i;
    for (i = 0; i < COUNT(kinds); i++)
        if (kinds[i].number == (count_sizes(value) >= 0 ? TYPE_SHAPE : get_type(value)))
            found = kinds[i].name;
    return fail(place, WRONG_KIND(name, expected, found));
}

/* Sets of accepted types: bit n stands for the TVMFFITypeIndex n. */
enum {
    BOOLS = 1 << TYPE_BOOL,
    INTEGERS = 1 << TYPE_INTEGER | BOOLS,
    NUMBERS = 1 << TYPE_FLOAT | INTEGERS,
    STREAMS = 1 << TYPE_NONE | 1 << TYPE_INTEGER | 1 << TYPE_POINTER
};

/* Check that the type of a number or a stream is in the set `accepted`. */
HELPER int check_kind(const Place *place, const char *name, const char *expected,
                      const PREFIX_value *value, int accepted) {
    int kind = get_type(value) == TYPE_BIG_INTEGER ? TYPE_INTEGER : get_type(value);
    return kind >= 0 && kind <= TYPE_POINTER && accepted >> kind & 1
               ? PREFIX_OK
               : fail_kind(place, name, expected, value);
}

/* Check and read a bool. */
HELPER int take_bool(const Place *place, const char *name, const char *expected,
                     const PREFIX_value *value, bool *found) {
    *found = value->as.i64 != 0;
    return check_kind(place, name, expected, value, BOOLS);
}

/* Check and read a stream. None stands for the default stream and leaves `found` unchanged. */
HELPER int take_stream(const Place *place, const char *name, const char *expected,
                       const PREFIX_value *value, CUstream *found) {
    TRY(check_kind(place, name, expected, value, STREAMS));
    if (get_type(value))
        *found = (CUstream)(uintptr_t)get_integer(value);
    return PREFIX_OK;
}

/* Check the bytes of a struct, and return their address in `found`. They are passed as the address
   of a TVMFFIByteArray, as an object that contains a TVMFFIByteArray, or, if there are at most 7
   bytes, in the value itself. */
HELPER int take_struct(const Place *place, const char *name, const char *expected,
                       const PREFIX_value *value, uint64_t size, const void **found) {
    const Sequence *bytes = (const Sequence *)value->as.pointer;
    uint64_t count;
    if (get_type(value) == TYPE_BYTES)
        bytes = (const Sequence *)get_object(value);
    else if (get_type(value) != TYPE_BYTE_ARRAY && get_type(value) != TYPE_SMALL_BYTES)
        return fail_kind(place, name, expected, value);
    count = get_type(value) == TYPE_SMALL_BYTES ? value->zero_padding : (uint64_t)bytes->size;
    *found = get_type(value) == TYPE_SMALL_BYTES ? (const void *)&value->as : bytes->data;
    if (count != size)
        return fail(place, WRONG_LENGTH(name, expected, count));
    return *found ? PREFIX_OK : fail(place, NULL_ADDRESS(name));
}

/* Check that a value is a shape or a tuple of integers with the length `count`. `sizes` describes
   the expected shape in the message. */
HELPER int take_shape(const Place *place, const char *name, const char *expected,
                      const PREFIX_value *value, int count, const char *sizes) {
    int64_t found = count_sizes(value);
    if (found < 0)
        return fail_kind(place, name, expected, value);
    return found == count ? PREFIX_OK : fail(place, WRONG_LENGTH(name, sizes, found));
}
