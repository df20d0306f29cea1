typedef struct { int a; } PRthing;
struct PRthing { double x; };
int prA(PRthing *thing, struct PRthing *other);
