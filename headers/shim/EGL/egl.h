#ifndef SHIM_EGL_H
#define SHIM_EGL_H
typedef int EGLint;
#endif
