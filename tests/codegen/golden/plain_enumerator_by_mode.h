#ifdef PR_INTERNAL
enum { PR_LIMIT = 8 };
#else
enum { PR_LIMIT = 4 };
#endif
int prA(int limit);
