enum prbig { PR_BIG = 1LL << 40 };
int prA(enum prbig big);
