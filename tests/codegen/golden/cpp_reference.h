typedef int PRresult;
extern "C" PRresult prA(int &value);
