int prA(int x); /* never ends
int prB(int x);
