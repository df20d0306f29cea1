typedef int PRfunction(int x);
PRfunction prA;
