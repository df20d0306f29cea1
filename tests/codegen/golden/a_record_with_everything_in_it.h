struct prall_st {
  char first;
  union { int i; struct { short lo, hi; }; float f[2]; };
  struct { int z; } grid[2][3];
  unsigned a : 3, : 2, b : 5;
  signed char c : 4;
  const char *const *names;
  int (*call)(void *, const char **);
  struct prinner_st { double d; } inner;
  enum prkind { PR_A, PR_B } kind;
  struct prall_st *next;
};
