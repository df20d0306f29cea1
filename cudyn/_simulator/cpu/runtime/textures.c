#include "textures.h"
#include "findings.h"
#include "memory.h"
#include "values.h"

typedef struct {
    char sign[8]; // "texture"
    u64 base, pitch;
    u32 width, height; // a height of 0 means one row
    u32 format;        // CUarray_format
    u32 channels;
    u32 clamps; // 1: coordinates outside are clamped to the nearest element; 0: they read 0
    u32 reserved[3];
} Texture;

enum { SIGNED_INT8 = 8, SIGNED_INT16 = 9, HALF = 16, MOST_FORMATS = 33, MOST_CHANNELS = 4 };
static const u32 ELEMENT_BYTES[MOST_FORMATS] = {
    [1] = 1, [2] = 2, [3] = 4, [8] = 1, [9] = 2, [10] = 4, [16] = 2, [32] = 4,
};

// Clamp a coordinate to the range 0 to count - 1. NaN becomes 0.
static double clamp(double value, double count) {
    return value < 0 || value != value ? 0 : value < count ? value : count - 1;
}

// Widen an f16 to an f32, keeping the bits of a NaN.
static u32 widen_half(u32 bits) {
    u32 fraction = bits & 0x3ff;
    if ((bits & 0x7c00) == 0x7c00 && fraction)
        return (bits & 0x8000) << 16 | 0x7f800000 | fraction << 13;
    return of_f32(as_f16(bits));
}

// Read a channel of an element, and return the bits of a 32-bit value.
static u32 read_channel(Thread *thread, u32 site, const Texture *texture, u64 address) {
    u32 size = ELEMENT_BYTES[texture->format];
    u32 bits = 0;
    memcpy(&bits, at_any(thread, site, address, size, READS | IS_NONCOHERENT, 0), size);
    switch (texture->format) {
    case SIGNED_INT8:
        return (s8)bits;
    case SIGNED_INT16:
        return (s16)bits;
    case HALF:
        return widen_half(bits);
    default:
        return bits;
    }
}

// Read a texture's description, which the kernel may have overwritten.
static Texture read_texture(Thread *thread, u32 site, u64 handle, int has_rows) {
    Texture texture;
    for (u32 index = 0; index < sizeof texture; index += 8)
        memcpy((u8 *)&texture + index, at_any(thread, site, handle + index, 8, READS, 0), 8);
    int is_texture = !memcmp(texture.sign, "texture", 8) && has_rows == !!texture.height &&
                     texture.format < MOST_FORMATS && ELEMENT_BYTES[texture.format] &&
                     texture.channels <= MOST_CHANNELS;
    if (!is_texture)
        fail_at(thread, BAD_TEXTURE, site, GLOBAL_SPACE, handle, sizeof texture, READS);
    return texture;
}

void fetch_texel(Thread *thread, u32 site, u64 handle, const double *coordinates, int has_rows,
                 u32 *to) {
    const Texture read = read_texture(thread, site, handle, has_rows), *texture = &read;
    double column = floor(coordinates[0]), columns = texture->width;
    double row = has_rows ? floor(coordinates[1]) : 0, rows = has_rows ? texture->height : 1;
    memset(to, 0, 4 * sizeof *to);
    if (texture->clamps) {
        column = clamp(column, columns);
        row = clamp(row, rows);
    }
    if (!(column >= 0 && column < columns && row >= 0 && row < rows))
        return;
    u64 line = texture->base + (u64)row * texture->pitch;
    for (u32 channel = 0; channel < texture->channels; ++channel) {
        u64 element = (u64)column * texture->channels + channel;
        to[channel] =
            read_channel(thread, site, texture, line + element * ELEMENT_BYTES[texture->format]);
    }
}
