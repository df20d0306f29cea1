#define PR_SUFFIX(api) api
#ifdef PR_PER_THREAD
    #undef PR_SUFFIX
    #define PR_SUFFIX(api) api ## _ptsz
#endif
#define prLaunch PR_SUFFIX(prLaunch)
#ifndef PR_INTERNAL
    #define prAlloc prAlloc_v2
#endif

typedef struct prnew_st { int a, b; } PRdesc;
typedef struct prold_st { short a; } PRdesc_v1;
enum prkind {
    PR_ONE = 1,
#ifdef PR_INTERNAL
    PR_SECRET = 99,
#endif
    PR_TWO = 2
};
int prLaunch(int x);
int prCopy(PRdesc desc);
int prAlloc_v2(PRdesc *desc);

#ifdef PR_INTERNAL
    #define PR_SECRET_MACRO 1
    int prAlloc(PRdesc_v1 *desc);
    int prLaunch_ptsz(int x);
#endif
