#include <stdlib.h>
typedef struct prctx_st *PRctx;
typedef void (*PRcallback)(PRctx ctx, void *data);
int prA(void);
PRctx prB(const char *const *options, char const *data, unsigned n, long long int big);
const char *prC(PRcallback call, int (*compare)(const void *a, void const *b), void *data);
void prD(char *const fixed, char **const *three, const struct prctx_st *in, struct prctx_st **out,
         short int s, signed char sc, _Bool b, size_t z, const int c);
extern int prE(double, float);
enum prmode { PR_ONE }; union prboth { int i; };
enum prmode prF(enum prmode *mode, union prboth both);
