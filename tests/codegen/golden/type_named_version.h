typedef struct { int x; } version;
int prA(version *v);
