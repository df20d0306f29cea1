#ifndef SHIM_GL_H
#define SHIM_GL_H
typedef unsigned int GLenum;
typedef unsigned int GLuint;
#endif
