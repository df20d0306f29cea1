typedef struct __attribute__((packed)) { char a; int b; } PRpacked;
int prA(PRpacked packed);
