#ifdef PR_INTERNAL
typedef enum { PR_ONE = 1, PR_TWO = 3 } PRkind;
#else
typedef enum { PR_ONE = 1, PR_TWO = 2 } PRkind;
#endif
int prA(PRkind kind);
