#ifndef SHIM_COMPLEX_H
#define SHIM_COMPLEX_H
#define complex _Complex
#endif
