typedef int out;
int prA(out *x);
