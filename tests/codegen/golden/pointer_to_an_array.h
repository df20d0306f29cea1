int prA(int (*rows)[3]);
