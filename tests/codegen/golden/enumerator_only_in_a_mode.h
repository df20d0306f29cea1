enum prkind {
    PR_ONE = 1,
#ifdef PR_INTERNAL
    PR_SECRET = 99,
#endif
};
int prA(enum prkind kind);
