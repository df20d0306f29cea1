typedef enum PRresult_enum { PR_OK = 0 } PRresult;
static __inline__ PRresult prHelper(int x) { return x ? PR_OK : PR_OK; }
PRresult prA(int x);
