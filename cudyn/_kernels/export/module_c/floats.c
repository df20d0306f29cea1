/* Conversions of arguments to floats, including 16-bit floats, rounded as in Python. */
#include "arrays.c"

/* Round a 64-bit number to its highest 53 bits. If it is not exact, set the last of these bits
   ("round to odd"), so that a second rounding to fewer bits has the same result as a single one.
   `has_more` is whether bits below the 64 bits are set. The highest bit of `top` is set. */
HELPER uint64_t round_to_odd(uint64_t top, int has_more) {
    uint64_t others = ((uint64_t)1 << 11) - 1;
    return (top & ~others) | (uint64_t)(top & others || has_more) << 11;
}

/* Convert an integer of several 64-bit words, in two's complement with the lowest word first, to a
   double. is_odd: whether to round to odd, as in round_to_odd(), because the result will be rounded
   to fewer bits later. Otherwise it is rounded to the nearest double. */
HELPER double convert_integer(const uint64_t *words, int64_t count, int is_odd) {
    uint64_t top = 0, below = 0, rest = 0, word;
    int64_t i;
    int is_negative = (int64_t)words[count - 1] < 0, carry = is_negative, shift = 0;
    double number;
    /* Of the absolute value, top is the highest word that is not 0, below is the word below it, and
       rest has all bits that are set in any lower word. */
    for (i = 0; i < count; i++) {
        word = is_negative ? ~words[i] + (uint64_t)carry : words[i];
        carry = carry && !word;
        if (word || i < count - 1) {
            rest |= below;
            below = top;
            top = word;
        } else {
            count = i;
        }
    }
    while (top && !(top >> 63)) {
        top = top << 1 | below >> 63;
        below <<= 1;
        shift++;
    }
    number = (double)(is_odd ? round_to_odd(top, below || rest) : top | (below || rest));
    i = count > 18 ? 64 * 18 : 64 * (count - 1) - shift;
    for (; i > 0; i--)
        number *= 2;
    for (; i < 0; i++)
        number /= 2;
    return is_negative ? -number : number;
}

/* Read a number from an argument, which is a float or an integer, as a double. is_odd: see
   convert_integer(). */
HELPER double get_number(const PREFIX_value *value, int is_odd) {
    const uint64_t *words;
    uint64_t word = (uint64_t)value->as.i64;
    int64_t exact = (int64_t)1 << 53;
    if (get_type(value) == TYPE_FLOAT)
        return value->as.f64;
    if (get_type(value) == TYPE_BIG_INTEGER) {
        words = (const uint64_t *)get_object(value);
        return convert_integer(words + 1, (int64_t)words[0], is_odd);
    }
    if (!is_odd || (value->as.i64 <= exact && value->as.i64 >= -exact))
        return (double)value->as.i64;
    return convert_integer(&word, 1, is_odd);
}

HELPER int is_infinite(double number) {
    return number > 1.7976931348623157e308 || number < -1.7976931348623157e308;
}

/* Return whether a number can be rounded to a 32-bit float without overflow. This is also true of
   infinity and NaN, which stay the same. */
HELPER int fits_float(double number) {
    double size = number < 0 ? -number : number;
    /* The numbers from half a step above the largest float to the largest double do not fit. They
       are in decimal, because C++ has no hexadecimal floats before C++17. */
    return !(size >= 3.4028235677973366e38 && size <= 1.7976931348623157e308);
}

/* Check an argument for a 32-bit or 64-bit float, and read it as a double. */
HELPER int take_float(const Place *place, const char *name, const char *expected,
                      const PREFIX_value *value, const char *dtype, double *found) {
    char text[32];
    int is_big = get_type(value) == TYPE_BIG_INTEGER;
    TRY(check_kind(place, name, expected, value, NUMBERS));
    *found = get_number(value, dtype[1] != '6');
    if ((dtype[1] == '6' || fits_float(*found)) && !(is_big && is_infinite(*found)))
        return PREFIX_OK;
    snprintf(text, sizeof text, "%g", *found);
    return fail(place, DOES_NOT_FIT(name, dtype, is_big ? LONG_INT : text));
}

/* Round a number to the nearest 16-bit float, and to the even one in case of a tie. digits: the
   number of its fraction bits; least: its smallest exponent. Return 0 if it is too large. */
HELPER int round_half(double number, int digits, int least, uint16_t *found) {
    uint64_t bits, fraction, whole, rest, half;
    uint32_t infinite = (0x7fffu >> digits) << digits;
    int exponent, shift = 52 - digits, sign;
    memcpy(&bits, &number, sizeof bits);
    sign = (int)(bits >> 63) << 15;
    exponent = (int)(bits >> 52 & 0x7ff) - 1023;
    fraction = bits & (((uint64_t)1 << 52) - 1);
    if (exponent == 1024) { /* infinity or NaN */
        whole = fraction ? fraction >> shift | (uint64_t)1 << (digits - 1) : 0;
        *found = (uint16_t)((uint32_t)sign | infinite | (uint32_t)whole);
        return 1;
    }
    if (exponent < least)
        shift += least - exponent;
    if (shift > 60)
        shift = 60; /* The result is 0 for any larger shift. */
    fraction |= (uint64_t)1 << 52;
    half = (uint64_t)1 << (shift - 1);
    whole = fraction >> shift;
    rest = fraction & (2 * half - 1);
    if (rest > half || (rest == half && whole & 1))
        whole++;
    if (exponent >= least)
        whole += (uint64_t)(exponent - least) << digits;
    *found = (uint16_t)((uint32_t)sign | (uint32_t)whole);
    return whole < infinite;
}

/* Round a number to a 16-bit float, or write the error message if it is too large. */
HELPER int convert_half(const Place *place, const char *name, const char *dtype, int digits,
                        int least, double number, uint16_t *found) {
    char text[32];
    if (round_half(number, digits, least, found))
        return PREFIX_OK;
    snprintf(text, sizeof text, "%g", number);
    return fail(place, DOES_NOT_FIT(name, dtype, text));
}

/* Check an argument for a 16-bit float, and round it. */
HELPER int take_half(const Place *place, const char *name, const char *expected,
                     const PREFIX_value *value, const char *dtype, int digits, int least,
                     uint16_t *found) {
    char text[32];
    TRY(check_kind(place, name, expected, value, NUMBERS));
    if (get_type(value) == TYPE_FLOAT)
        return convert_half(place, name, dtype, digits, least, value->as.f64, found);
    if (round_half(get_number(value, 1), digits, least, found) &&
        !(get_type(value) == TYPE_BIG_INTEGER && is_infinite(get_number(value, 0))))
        return PREFIX_OK;
    write_integer(text, sizeof text, get_integer(value), get_type(value) == TYPE_BIG_INTEGER);
    return fail(
        place,
        DOES_NOT_FIT(name, dtype,
                     get_type(value) == TYPE_BIG_INTEGER && !is_unsigned(value) ? LONG_INT : text));
}
