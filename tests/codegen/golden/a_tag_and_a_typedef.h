struct PRthing { int a; };
typedef int PRthing;
int prA(struct PRthing *thing, PRthing other);
