enum prkind { PR_ONE = 1 };
#define PR_ONE 2
int prA(enum prkind kind);
