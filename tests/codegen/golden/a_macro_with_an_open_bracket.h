#define PR_BEGIN (
#define PR_AFTER 3
int prA_v2(int x);
#define prA prA_v2
