#define PR_DIMS 4
int prA(int n, int dims[], const float scale[PR_DIMS], const char *const names[], double m[2 * PR_DIMS]);
