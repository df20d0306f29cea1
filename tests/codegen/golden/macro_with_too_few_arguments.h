#define PR_BOTH(a, b) a b
int prA(PR_BOTH(int));
