struct prpair_st {
    int a;
#ifdef PR_INTERNAL
    int b;
#endif
};
int prA(const struct prpair_st *pair);
