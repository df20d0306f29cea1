#include "integers.h"

#define DEFINE_LANE_OPERATION(NAME, RESULT)                                                        \
    s32 lane_##NAME(s32 a, s32 b) {                                                                \
        return RESULT;                                                                             \
    }
DEFINE_LANE_OPERATION(add, a + b)
DEFINE_LANE_OPERATION(sub, a - b)
DEFINE_LANE_OPERATION(average, (a + b + (a + b >= 0)) >> 1)
DEFINE_LANE_OPERATION(difference, a < b ? b - a : a - b)
DEFINE_LANE_OPERATION(min, a < b ? a : b)
DEFINE_LANE_OPERATION(max, a > b ? a : b)
DEFINE_LANE_OPERATION(eq, a == b)
DEFINE_LANE_OPERATION(ne, a != b)
DEFINE_LANE_OPERATION(lt, a < b)
DEFINE_LANE_OPERATION(le, a <= b)
DEFINE_LANE_OPERATION(gt, a > b)
DEFINE_LANE_OPERATION(ge, a >= b)

// Return the byte or half of a register at an index.
static s32 extract_lane(u32 value, u32 index, u32 bits, int is_signed) {
    u32 lane = value >> index * bits << (32 - bits);
    return is_signed ? (s32)lane >> (32 - bits) : (s32)(lane >> (32 - bits));
}

static s32 clamp_lane(s32 value, u32 bits, int is_signed) {
    return is_signed ? (s32)clamp_s(value, bits) : (s32)clamp_u(value, bits);
}

u32 combine_lanes(u32 a, u32 b, u32 c, u32 lanes, LaneOperation *operation, int a_is_signed,
                  int b_is_signed, int is_signed, int how) {
    u32 bits = 32 / lanes;
    u32 mask = (1u << bits) - 1;
    u32 result = how == ACCUMULATES ? c : 0;
    for (u32 index = 0; index < lanes; ++index) {
        s32 value = operation(extract_lane(a, index, bits, a_is_signed),
                              extract_lane(b, index, bits, b_is_signed));
        if (how == ACCUMULATES)
            result += value;
        else
            result |= (u32)((how == CLAMPS ? clamp_lane(value, bits, is_signed) : value) & mask)
                      << index * bits;
    }
    return result;
}

u32 pack_clamped(s32 a, s32 b, u32 c, u32 bits, int is_signed) {
    u32 mask = (1u << bits) - 1;
    u32 upper = bits == 16 ? 0 : c << 2 * bits;
    return upper | (clamp_lane(a, bits, is_signed) & mask) << bits |
           (clamp_lane(b, bits, is_signed) & mask);
}

u32 permute(u32 a, u32 b, u32 selector) {
    u64 bytes = (u64)b << 32 | a;
    u32 result = 0;
    for (int index = 0; index < 4; ++index) {
        u32 choice = selector >> 4 * index & 15;
        u8 byte = bytes >> 8 * (choice & 7);
        if (choice & 8)
            byte = (s8)byte < 0 ? 255 : 0;
        result |= (u32)byte << 8 * index;
    }
    return result;
}

// Return the index of the input byte that a mode of prmt selects for the output byte `index`.
static u32 choose_byte(u32 selector, u32 index, const char *mode) {
    if (!strcmp(mode, "f4e"))
        return index + selector;
    if (!strcmp(mode, "b4e"))
        return (selector - index) & 7;
    if (!strcmp(mode, "rc8"))
        return selector;
    if (!strcmp(mode, "rc16"))
        return (selector & 1) * 2 + (index & 1);
    if (!strcmp(mode, "ecl"))
        return index > selector ? index : selector;
    return index < selector ? index : selector;
}

u32 permute_by_mode(u32 a, u32 b, u32 selector, const char *mode) {
    u32 choices = 0;
    for (u32 index = 0; index < 4; ++index)
        choices |= choose_byte(selector & 3, index, mode) << 4 * index;
    return permute(a, b, choices);
}

u32 look_up(u32 a, u32 b, u32 c, u32 table) {
    u32 result = 0;
    for (u32 row = 0; row < 8; ++row)
        if (table >> row & 1)
            result |= (row & 4 ? a : ~a) & (row & 2 ? b : ~b) & (row & 1 ? c : ~c);
    return result;
}

u64 extract_field(u64 value, u32 position, u32 length, int bits, int is_signed) {
    u32 width = bits;
    position &= 255;
    length &= 255;
    if (!length)
        return 0;
    if (bits == 32)
        value = is_signed ? (u64)(s64)(s32)value : (u32)value;
    u32 end = position + length < width ? position + length : width;
    u32 sign_at = position + length - 1 < width ? position + length - 1 : width - 1;
    u32 inside = position < end ? end - position : 0; // bits of the field that are inside the value
    u64 result = position < width ? value >> position : 0;
    if (inside >= 64)
        return result;
    result &= (1ull << inside) - 1;
    return is_signed && value >> sign_at & 1 ? result | ~0ull << inside : result;
}

u64 insert_field(u64 field, u64 into, u32 position, u32 length, int bits) {
    position &= 255;
    length &= 255;
    if (position >= (u32)bits || !length)
        return into;
    u64 mask = length >= 64 ? ~0ull : (1ull << length) - 1;
    return (into & ~(mask << position)) | ((field & mask) << position);
}

// dp4a multiplies the 4 bytes of a and b. dp2a multiplies the 2 halves of a and 2 bytes of b, which
// start at byte `from`.
s32 dot_product(u32 a, u32 b, int count, int a_is_signed, int b_is_signed, int from) {
    u32 sum = 0;
    for (int index = 0; index < count; ++index) {
        u32 x;
        if (count == 4)
            x = a_is_signed ? (u32)(s8)(a >> 8 * index) : (u8)(a >> 8 * index);
        else
            x = a_is_signed ? (u32)(s16)(a >> 16 * index) : (u16)(a >> 16 * index);
        u32 shift = 8 * (index + from);
        sum += x * (b_is_signed ? (u32)(s8)(b >> shift) : (u8)(b >> shift));
    }
    return sum;
}

u32 find_highest(u64 value, int is_signed, int bits, int as_shift) {
    if (is_signed && value >> (bits - 1) & 1)
        value = ~value;
    if (bits == 32)
        value = (u32)value;
    if (!value)
        return ~0u;
    u32 position = 63 - __builtin_clzll(value);
    return as_shift ? bits - 1 - position : position;
}

u32 find_nth(u32 mask, u32 base, s32 offset) {
    if (!offset)
        return base < 32 && mask >> base & 1 ? base : ~0u;
    int step = offset > 0 ? 1 : -1;
    int rest = abs(offset);
    for (s64 index = base; index >= 0 && index < 32; index += step)
        if (mask >> index & 1 && !--rest)
            return index;
    return ~0u;
}

u32 make_mask(u32 position, u32 length, int wraps) {
    if (wraps) {
        position &= 31;
        length &= 31;
    }
    if (position > 31)
        return 0;
    return (length > 31 ? ~0u : (1u << length) - 1) << position;
}

u32 extend_sign(u32 value, u32 length, int wraps, int is_signed) {
    if (wraps)
        length &= 31;
    if (length > 31)
        return value;
    if (!length)
        return 0;
    value &= (1u << length) - 1;
    return is_signed && value >> (length - 1) & 1 ? value | ~0u << length : value;
}
