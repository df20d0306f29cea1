typedef int PRresult;
#define PR_BITS ((_BitInt(37))3)
#define PR_HALF ((_Float16)3)
PRresult prA(int value);
