#error "not for you"
int prA(int x);
