static inline int prInline(int x) { return x; }
int prVariadic(const char *format, ...);
int prOld();
int foreign(int);
#ifdef _WIN32
PRresult prWindows(int);
PRresult PRAPI prWindowsToo(int);
PRresult PRAPI
prWindowsOnTwoLines(
    int);
#endif
int prKept(int);
