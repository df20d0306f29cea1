#include "textures.h"
#include "findings.h"
#include "memory.h"
#include "values.h"

// The description of a texture or a surface (_IMAGE in _simulator/driver/textures.py). A mipmapped
// array has a description for each level. These descriptions follow each other in memory.
typedef struct {
    char magic[8]; // "texture" or "surface"
    u64 base;
    u64 row, layer; // the distance between two rows, and between two layers, in bytes
    u32 width, height, depth;
    u32 format; // CUarray_format
    u32 channels;
    u32 dimensions; // 1 to 3, not counting the layer, or 0 for linear memory
    u32 is_layered;
    u32 level_count;
    u32 modes[3];          // enum AddressMode, for each dimension
    u32 is_normalized;     // whether the coordinates range from 0 to 1
    float lowest, highest; // the range of levels that are used
} Image;

enum AddressMode { WRAP, CLAMP, MIRROR, BORDER }; // CUaddress_mode

enum { SIGNED_INT8 = 8, SIGNED_INT16 = 9, HALF = 16, MOST_FORMATS = 33, MOST_CHANNELS = 4 };
static const u32 ELEMENT_BYTES[MOST_FORMATS] = {
    [1] = 1, [2] = 2, [3] = 4, [8] = 1, [9] = 2, [10] = 4, [16] = 2, [32] = 4,
};

enum { MOST_LEVELS = 32 };

// Clamp a coordinate to the range 0 to count - 1. NaN becomes 0.
static double clamp(double value, double count) {
    return value < 0 || value != value ? 0 : value < count ? value : count - 1;
}

// Convert an f16 to an f32, and preserve the bits of a NaN.
static u32 widen_half(u32 bits) {
    u32 fraction = bits & 0x3ff;
    if ((bits & 0x7c00) == 0x7c00 && fraction)
        return (bits & 0x8000) << 16 | 0x7f800000 | fraction << 13;
    return of_f32(as_f16(bits));
}

// Read a channel of an element, and return it as 32 bits.
static u32 read_channel(Thread *thread, u32 site, const Image *image, u64 address) {
    u32 size = ELEMENT_BYTES[image->format];
    u32 bits = 0;
    memcpy(&bits, at_any(thread, site, address, size, READS | IS_NONCOHERENT, 0), size);
    switch (image->format) {
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

// Read the description of a texture or a surface. Check it, because the kernel may have overwritten
// it.
static Image read_image(Thread *thread, u32 site, const Texel *texel, u64 handle,
                        const char *magic) {
    Image image;
    for (u32 index = 0; index < sizeof image; index += 8)
        memcpy((u8 *)&image + index, at_any(thread, site, handle + index, 8, READS, 0), 8);
    // An instruction with one integer coordinate has 0 dimensions. It can read linear memory and
    // arrays with one dimension.
    int has_dimensions =
        image.dimensions == texel->dimensions || (image.dimensions == 1 && !texel->dimensions);
    int is_image = !memcmp(image.magic, magic, 8) && has_dimensions &&
                   image.is_layered == texel->is_layered && image.format < MOST_FORMATS &&
                   ELEMENT_BYTES[image.format] && image.channels <= MOST_CHANNELS &&
                   image.level_count <= MOST_LEVELS;
    if (!is_image)
        fail_at(thread, *magic == 't' ? BAD_TEXTURE : BAD_SURFACE, site, GLOBAL_SPACE, handle,
                sizeof image, READS);
    return image;
}

// Return the index of the texture element at a coordinate, or -1 if it is outside the texture. `count`
// is the size of the texture in this dimension.
static double find_index(const Image *image, u32 dimension, double at, double count) {
    u32 mode = image->modes[dimension];
    if (image->is_normalized) {
        double turn = floor(at);
        if (mode == WRAP || mode == MIRROR)
            at -= turn;
        if (mode == MIRROR && fmod(turn, 2) != 0)
            at = 1 - at;
        at *= count;
    }
    double index = floor(at);
    if (mode != BORDER)
        return clamp(index, count);
    return index >= 0 && index < count ? index : -1;
}

// Return the index of the level of a mipmapped array that is nearest to a level of detail.
static u32 find_level(const Image *image, float level) {
    float in_range = level > image->lowest ? level : image->lowest;
    in_range = in_range < image->highest ? in_range : image->highest;
    return clamp(floor(in_range + 0.5), image->level_count);
}

void fetch_texel(Thread *thread, u32 site, const Texel *texel, float level, u32 *to) {
    Image image = read_image(thread, site, texel, texel->handle, "texture");
    u32 index = image.level_count > 1 ? find_level(&image, level) : 0;
    if (index)
        image = read_image(thread, site, texel, texel->handle + index * sizeof image, "texture");
    double column = find_index(&image, 0, texel->at[0], image.width);
    double row = texel->dimensions > 1 ? find_index(&image, 1, texel->at[1], image.height) : 0;
    double layer = texel->dimensions > 2 ? find_index(&image, 2, texel->at[2], image.depth) : 0;
    if (texel->is_layered)
        layer = clamp(texel->layer, image.depth);
    memset(to, 0, 4 * sizeof *to);
    if (column < 0 || row < 0 || layer < 0)
        return;
    u64 size = ELEMENT_BYTES[image.format];
    u64 address = image.base + (u64)layer * image.layer + (u64)row * image.row +
                  (u64)column * image.channels * size;
    for (u32 channel = 0; channel < image.channels; ++channel)
        to[channel] = read_channel(thread, site, &image, address + channel * size);
}

// ---- surfaces

// Report coordinates outside a surface, or a column that is not aligned.
static OUTLINE void fail_outside_surface(Thread *thread, u32 site, const Image *image,
                                         const Texel *texel, u32 size) {
    Finding *finding = start_finding(thread, OUTSIDE_SURFACE, site);
    u32 row_size = image->width * image->channels * ELEMENT_BYTES[image->format];
    char *text = finding->text;
    u32 room = sizeof finding->text;
    int length =
        snprintf(text, room, "byte %d of a row, where %u bytes are used", (int)texel->at[0], size);
    if (texel->dimensions > 1)
        length += snprintf(text + length, room - length, ", row %d", (int)texel->at[1]);
    if (texel->dimensions > 2 || texel->is_layered)
        length += snprintf(text + length, room - length, ", layer %d",
                           texel->is_layered ? (int)texel->layer : (int)texel->at[2]);
    length +=
        snprintf(text + length, room - length, ": the surface has rows of %u bytes", row_size);
    if (texel->dimensions > 1)
        length += snprintf(text + length, room - length, ", %u rows", image->height);
    if (image->depth > 1)
        snprintf(text + length, room - length, ", %u layers", image->depth);
    abort_launch(thread->block->group);
}

// Return the address of `size` bytes of a surface, or 0 if the access has no effect.
static u64 find_in_surface(Thread *thread, u32 site, const Texel *texel, u32 size,
                           Boundary boundary) {
    const Image image = read_image(thread, site, texel, texel->handle, "surface");
    double row_size = (double)image.width * image.channels * ELEMENT_BYTES[image.format];
    double columns = floor(row_size / size);
    double column = floor(texel->at[0] / size);
    double row = texel->at[1];
    double layer = texel->is_layered ? texel->layer : texel->at[2];
    double rows = texel->dimensions > 1 ? image.height : 1;
    double layers = texel->dimensions > 2 || texel->is_layered ? image.depth : 1;
    int is_inside =
        column >= 0 && column < columns && row >= 0 && row < rows && layer >= 0 && layer < layers;
    if (column * size != texel->at[0] || (!is_inside && boundary == TRAP_OUTSIDE) || !columns)
        fail_outside_surface(thread, site, &image, texel, size);
    if (!is_inside && boundary == ZERO_OUTSIDE)
        return 0;
    column = clamp(column, columns);
    return image.base + (u64)clamp(layer, layers) * image.layer +
           (u64)clamp(row, rows) * image.row + (u64)column * size;
}

// Return the largest size up to `size` to which an address is aligned. The address may be unaligned
// because the simulation stores the rows of an array without gaps.
static u32 find_aligned_size(u64 address, u32 size) {
    while (address & (size - 1))
        size /= 2;
    return size;
}

void read_surface(Thread *thread, u32 site, const Texel *texel, u32 size, u32 count,
                  Boundary boundary, void *to) {
    u64 address = find_in_surface(thread, site, texel, size * count, boundary);
    memset(to, 0, size * count);
    if (!address)
        return;
    u32 step = find_aligned_size(address, size);
    for (u32 offset = 0; offset < size * count; offset += step)
        memcpy((u8 *)to + offset,
               at_any(thread, site, address + offset, step, READS | IS_NONCOHERENT, 0), step);
}

void write_surface(Thread *thread, u32 site, const Texel *texel, u32 size, u32 count,
                   Boundary boundary, const void *from) {
    u64 address = find_in_surface(thread, site, texel, size * count, boundary);
    if (!address)
        return;
    u32 step = find_aligned_size(address, size);
    for (u32 offset = 0; offset < size * count; offset += step) {
        const u8 *value = (const u8 *)from + offset;
        memcpy(at_any(thread, site, address + offset, step, WRITES, value), value, step);
    }
}
