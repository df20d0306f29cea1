#ifndef SHIM_MATH_H
#define SHIM_MATH_H
float fabsf(float);
float sqrtf(float);
double fabs(double);
double sqrt(double);
#endif
