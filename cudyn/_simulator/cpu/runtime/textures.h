// Textures and surfaces. The handle of a texture or surface is the address of a description that
// _simulator/driver/textures.py has written.
#pragma once
#include "threads.h"

// The element that an instruction reads or writes
typedef struct {
    u64 handle;
    u32 dimensions; // the number of coordinates, not counting the layer
    u32 is_layered;
    double at[3]; // the coordinates; missing coordinates are 0
    u32 layer;
} Texel;

// How a surface instruction handles coordinates outside the surface: it ends the launch, uses the
// nearest element, or reads 0 and writes nothing.
typedef enum { TRAP_OUTSIDE, CLAMP_OUTSIDE, ZERO_OUTSIDE } Boundary;

// tex: read an element of a texture, and store its channels in to[0] to to[3]. Missing channels are
// 0. `level` is the level of detail for a mipmapped array.
void fetch_texel(Thread *thread, u32 site, const Texel *texel, float level, u32 *to);
// suld.b, sust.b: read or write `count` values of `size` bytes. The first coordinate is in bytes.
void read_surface(Thread *thread, u32 site, const Texel *texel, u32 size, u32 count,
                  Boundary boundary, void *to);
void write_surface(Thread *thread, u32 site, const Texel *texel, u32 size, u32 count,
                   Boundary boundary, const void *from);
