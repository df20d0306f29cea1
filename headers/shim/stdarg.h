#ifndef SHIM_STDARG_H
#define SHIM_STDARG_H
typedef struct shim_va_list *va_list; /* not the real type: functions with a va_list are left out */
#endif
