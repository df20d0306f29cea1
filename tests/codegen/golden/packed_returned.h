typedef struct __attribute__((packed)) { char a; int b; } PRpacked;
PRpacked prA(void);
