int prA(int x);
int prB(int x);
#define PR_TWO 1, 2
#define PR_ONE (1, 2)
#define PR_ARGUMENTS 3, 4 ,
#define PR_FUNCTIONS prA, *prOther
#define PR_TYPES int *pr, 
#define PR_MAX(a, b) ((a) > (b) ? (a) : (b))
#define PR_CALL PR_MAX(1, 2)
#define PR_LATER PR_TWO
