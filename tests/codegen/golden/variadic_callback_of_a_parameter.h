int prA(void (*log)(const char *format, ...));
