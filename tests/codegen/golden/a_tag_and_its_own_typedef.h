typedef struct PRthing { int a; } PRthing;
typedef enum PRkind { PR_ONE } PRkind;
int prA(PRthing *thing, struct PRthing *same, PRkind kind);
