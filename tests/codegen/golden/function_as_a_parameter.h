int prA(int call(int x));
