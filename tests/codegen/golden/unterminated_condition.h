#if 1
int prA(int x);
