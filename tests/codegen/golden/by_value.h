typedef struct { int x; float y[2]; void *z; } PRvalue;
typedef union { int i; double d; } PRunion;
PRvalue prA(PRvalue value, PRunion either);
