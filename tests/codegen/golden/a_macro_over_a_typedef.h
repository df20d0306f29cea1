typedef int PRcount;
int prA(PRcount count);
#define PRcount long
