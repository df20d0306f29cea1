#ifndef SHIM_STDARG_H
#define SHIM_STDARG_H
typedef struct shim_va_list *va_list; /* a function with one is variadic: it is left out */
#endif
