typedef int PRresult;
typedef _BitInt(37) PRnumber;
PRresult prA(PRnumber value);
