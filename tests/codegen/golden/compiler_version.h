#if defined(__GNUC__) && __GNUC__ >= 12
typedef struct { int one; long two; } PRrecord;
#define PR_NEW 1
int prNew(PRrecord *record);
#else
typedef struct { int one; } PRrecord;
int prOld(PRrecord *record);
#endif
#if __GNUC__ == 4 || defined(__clang__)
int prClang(int x);
#endif
