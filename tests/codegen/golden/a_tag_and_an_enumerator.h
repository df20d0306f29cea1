struct PRthing { int a; };
enum prkind { PRthing = 3 };
int prA(struct PRthing *thing, enum prkind kind);
