#define PR_END }
#define PR_AFTER 3
int prA(int x);
