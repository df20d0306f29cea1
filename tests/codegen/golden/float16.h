typedef int PRresult;
PRresult prA(_Float16 value);
