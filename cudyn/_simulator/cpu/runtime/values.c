#include "values.h"

// Return whether the magnitude of a quotient has to be rounded up. `rest` is the remainder, and
// `half` is half of the divisor.
static int rounds_up(Rounding rounding, u64 quotient, u64 rest, u64 half, int is_negative) {
    switch (rounding) {
    case TO_NEAREST:
        return rest > half || (rest == half && quotient & 1);
    case TO_NEAREST_AWAY:
        return rest >= half;
    case DOWN:
        return rest && is_negative;
    case UP:
        return rest && !is_negative;
    default:
        return 0;
    }
}

u32 narrow(double value, int mantissa, int exponent, Rounding rounding, int has_infinity,
           int saturates) {
    u64 bits = of_f64(value);
    u64 fraction = bits & ((1ull << 52) - 1);
    u32 is_negative = bits >> 63;
    int power = (int)(bits >> 52 & 2047);
    u32 sign = is_negative << (mantissa + exponent);
    u32 special =
        has_infinity ? ((1u << exponent) - 1) << mantissa : (1u << (mantissa + exponent)) - 1;
    u32 largest = special - 1;
    if (power == 2047 && fraction)
        return has_infinity ? (1u << (mantissa + exponent)) - 1 : special;
    if (power == 2047)
        return sign | (saturates ? largest : special);
    if (!power && !fraction)
        return sign;
    if (power)
        fraction |= 1ull << 52;
    else
        power = 1;
    power += (1 << (exponent - 1)) - 1 - 1023;
    int shift = 52 - mantissa;
    if (power < 1) {
        shift += 1 - power;
        power = 1;
    }
    if (shift > 54)
        shift = 54;
    u64 quotient = fraction >> shift;
    u64 rest = fraction & ((1ull << shift) - 1);
    quotient += rounds_up(rounding, quotient, rest, 1ull << (shift - 1), is_negative);
    u64 result = quotient + ((u64)(power - 1) << mantissa);
    int stays_finite = saturates || rounding == TO_ZERO || (rounding == DOWN && !is_negative) ||
                       (rounding == UP && is_negative);
    if (result > largest)
        result = stays_finite ? largest : special;
    return sign | result;
}
