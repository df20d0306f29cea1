// Functions that LLVM's headers expect from the toolkit.
#if __CUDA_ARCH__ >= 700
#define CQM(T, B, I) \
  CUDYN_D unsigned __match_any_sync(unsigned m, T v) { \
    return __nvvm_match_any_sync_##B(m, __builtin_bit_cast(I, v)); } \
  CUDYN_D unsigned __match_all_sync(unsigned m, T v, int *p) { \
    return __nvvm_match_all_sync_##B##p(m, __builtin_bit_cast(I, v), p); }
CQM(int, i32, int) CQM(unsigned, i32, int) CQM(float, i32, int)
CQM(long, i64, long long) CQM(unsigned long, i64, long long) CQM(long long, i64, long long)
CQM(unsigned long long, i64, long long) CQM(double, i64, long long)
CUDYN_D void __nanosleep(unsigned ns) { __nvvm_nanosleep(ns); }
#undef CQM
#endif
