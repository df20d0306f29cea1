#ifndef SHIM_CTYPE_H
#define SHIM_CTYPE_H
/* its functions are not used in declarations */
#endif
