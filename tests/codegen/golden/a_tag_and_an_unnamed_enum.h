typedef enum { PR_ONE } PRthing;
struct PRthing { double x; };
int prA(PRthing thing, struct PRthing *other);
