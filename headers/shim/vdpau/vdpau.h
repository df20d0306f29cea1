#ifndef SHIM_VDPAU_H
#define SHIM_VDPAU_H
#include <stdint.h>
typedef uint32_t VdpDevice;
typedef uint32_t VdpFuncId;
typedef uint32_t VdpOutputSurface;
typedef uint32_t VdpVideoSurface;
typedef unsigned int VdpStatus;
typedef VdpStatus VdpGetProcAddress(VdpDevice device, VdpFuncId function_id, void **function_pointer);
#endif
