#define PR_BRACKET (
#define PR_FOUR 4
#define PR_BEGIN PR_BRACKET PR_FOUR
#define PR_AFTER 3
int prA(int x);
