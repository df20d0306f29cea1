typedef struct __attribute__((aligned(32))) { int a; } PRaligned;
int prA(PRaligned aligned);
