#ifndef SHIM_CTYPE_H
#define SHIM_CTYPE_H
/* Empty: the declarations in the headers that include it do not need its functions. */
#endif
