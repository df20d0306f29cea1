#define PR_BEGIN {
#define PR_AFTER 3
int prA(int x);
