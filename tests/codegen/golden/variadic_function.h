int prA(const char *format, ...);
int prB(int x);
