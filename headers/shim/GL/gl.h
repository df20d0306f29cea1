#ifndef SHIM_GL_H
#define SHIM_GL_H
#define GL_VERSION 0x1F02 /* headers check this macro to find out whether OpenGL is declared */
typedef unsigned int GLenum;
typedef unsigned int GLuint;
#endif
