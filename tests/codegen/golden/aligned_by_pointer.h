typedef struct __attribute__((aligned(64))) { int a; } PRaligned;
int prA(PRaligned *aligned);
