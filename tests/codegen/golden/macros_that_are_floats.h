typedef enum { PR_SUCCESS = 0 } PRresult;
PRresult prA(float x);
#define PR_EPSILON 1e-5
#define PR_SINGLE (-1.0f)
#define PR_ZERO 0.0
#define PR_SUM (PR_EPSILON + 1)
#define PR_ROUNDED ((int)2.5)
#define PR_TEXT "1.5"
#define PR_UNKNOWN PR_NOT_THERE * 2.0
