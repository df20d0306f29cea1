struct prA { int a; };
int prA(struct prA *thing);
