typedef struct __attribute__((packed)) { char a; int b; } PRpacked;
typedef void (*PRcallback)(PRpacked packed);
int prA(PRcallback callback);
