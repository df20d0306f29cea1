int prA(int a$b);
