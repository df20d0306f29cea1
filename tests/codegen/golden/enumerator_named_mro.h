enum prkind { mro = 1 };
int prA(enum prkind kind);
