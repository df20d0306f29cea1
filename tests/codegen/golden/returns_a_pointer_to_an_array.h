int (*prA(int which))[3];
