#define PR_ONE /* a comment
  on two lines */ 1
#define PR_SLASHES "//"
#define PR_QUOTE '"' // "
int /* " */ prA(int x /* , int y */); // int prNot(int x);
int prB(int \
  x);
