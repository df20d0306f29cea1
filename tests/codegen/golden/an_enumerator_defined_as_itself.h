enum prkind { PR_ONE = 1 };
#define PR_ONE PR_ONE
int prA(enum prkind kind);
