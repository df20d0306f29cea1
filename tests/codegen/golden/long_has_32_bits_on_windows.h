#include <sys/types.h>
long prA(unsigned long a, const long *b, void (*c)(long int), long unsigned int d);
ssize_t prB(off_t a, loff_t b);
struct prRecord { int a; long b; struct { unsigned long x[3]; } inner; };
typedef unsigned long PRlong;
#define PR_LONG 1UL
#define PR_SIZE sizeof(int)
