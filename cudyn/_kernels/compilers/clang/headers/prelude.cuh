// The declarations that are built into NVRTC, for clang. This header is precompiled and comes
// before every source. LLVM's headers for CUDA are on the include path. CUDYN_D marks a device
// function, CUDYN_HD a function for host and device. Other helpers begin with CQ and are undefined
// after their use.
#pragma clang system_header
#define __CUDACC_RTC__ 1
#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ CUDYN_CUDA_MAJOR
#define __CUDACC_VER_MINOR__ CUDYN_CUDA_MINOR
#define __CUDACC_VER_BUILD__ 0
#define __CUDA_API_VER_MAJOR__ CUDYN_CUDA_MAJOR
#define __CUDA_API_VER_MINOR__ CUDYN_CUDA_MINOR
// -- keywords and attributes
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device, annotate("cudyn_managed")))
#define __grid_constant__ __attribute__((grid_constant))
#define __noinline__ __attribute__((noinline))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__ inline
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((annotate("cudyn_cluster " #__VA_ARGS__)))
#define __maxnreg__(n) __attribute__((annotate("cudyn_maxnreg " #n)))
#define __block_size__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __thread__ __thread
#define __device_builtin__
#define __device_builtin_texture_type__ __attribute__((device_builtin_texture_type))
#define __device_builtin_surface_type__ __attribute__((device_builtin_surface_type))
#define __cudart_builtin__
#define __nv_pure__ __attribute__((pure))
#define CUDARTAPI
#define __location__(a) __attribute__((a))
#define __annotate__(a) a
#define __HOST_DEFINES_H__
#define __specialization_static static
#define __NV_SILENCE_DEPRECATION_BEGIN
#define __NV_SILENCE_DEPRECATION_END
#define __DEVICE_LAUNCH_PARAMETERS_H__
#define __CUDA_RUNTIME_H__
#define CUDYN_D static __device__ __forceinline__
#define CUDYN_HD static __host__ __device__ __forceinline__
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef long clock_t;
#define NULL __null
#define CUDART_VERSION (CUDYN_CUDA_MAJOR * 1000 + CUDYN_CUDA_MINOR * 10)
#define offsetof(t, m) __builtin_offsetof(t, m)
__device__ inline void *operator new(size_t, void *p) noexcept {
    return p;
}
__device__ inline void *operator new[](size_t, void *p) noexcept {
    return p;
}
#define __NV_BUILTIN_INITIALIZER_LIST
namespace std {
template <class T> class initializer_list {
    const T *b;
    size_t n;

  public:
    __host__ __device__ constexpr initializer_list() noexcept : b(nullptr), n(0) {
    }
    typedef T value_type;
    typedef const T *iterator;
    typedef const T *const_iterator;
    __host__ __device__ constexpr size_t size() const noexcept {
        return n;
    }
    __host__ __device__ constexpr const T *begin() const noexcept {
        return b;
    }
    __host__ __device__ constexpr const T *end() const noexcept {
        return b + n;
    }
};
enum class align_val_t : size_t {};
template <class T> struct is_pointer {
    static constexpr bool value = false;
};
template <class T> struct is_pointer<T *> {
    static constexpr bool value = true;
};
template <class T> struct cudyn_bare {
    typedef T t;
};
template <class T> struct cudyn_bare<T &> {
    typedef T t;
};
template <class T> struct cudyn_bare<T &&> {
    typedef T t;
};
template <class T> __host__ __device__ constexpr typename cudyn_bare<T>::t &&move(T &&v) noexcept {
    return static_cast<typename cudyn_bare<T>::t &&>(v);
}
template <class T>
__host__ __device__ constexpr T &&forward(typename cudyn_bare<T>::t &v) noexcept {
    return static_cast<T &&>(v);
}
typedef decltype(nullptr) nullptr_t;
typedef ::size_t size_t;
typedef ::ptrdiff_t ptrdiff_t;
} // namespace std
// -- vector types
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __VECTOR_FUNCTIONS_HPP__
#define CQV(T, N, A2, A4)                                                                          \
    struct N##1 {                                                                                  \
        T x;                                                                                       \
    };                                                                                             \
    struct __attribute__((aligned(A2))) N##2 {                                                     \
        T x, y;                                                                                    \
    };                                                                                             \
    struct N##3 {                                                                                  \
        T x, y, z;                                                                                 \
    };                                                                                             \
    struct __attribute__((aligned(A4))) N##4 {                                                     \
        T x, y, z, w;                                                                              \
    };                                                                                             \
    CUDYN_HD N##1 make_##N##1(T x) {                                                               \
        return {x};                                                                                \
    }                                                                                              \
    CUDYN_HD N##2 make_##N##2(T x, T y) {                                                          \
        return {x, y};                                                                             \
    }                                                                                              \
    CUDYN_HD N##3 make_##N##3(T x, T y, T z) {                                                     \
        return {x, y, z};                                                                          \
    }                                                                                              \
    CUDYN_HD N##4 make_##N##4(T x, T y, T z, T w) {                                                \
        return {x, y, z, w};                                                                       \
    }
CQV(signed char, char, 2, 4)
CQV(unsigned char, uchar, 2, 4)
CQV(short, short, 4, 8)
CQV(unsigned short, ushort, 4, 8)
CQV(int, int, 8, 16)
CQV(unsigned, uint, 8, 16)
CQV(long, long, 16, 16)
CQV(unsigned long, ulong, 16, 16)
CQV(long long, longlong, 16, 16)
CQV(unsigned long long, ulonglong, 16, 16)
CQV(float, float, 8, 16)
CQV(double, double, 16, 16)
#undef CQV
#if CUDYN_CUDA_MAJOR >= 13
#define CQW(T, N)                                                                                  \
    struct __attribute__((aligned(16))) N##4_16a {                                                 \
        T x, y, z, w;                                                                              \
    };                                                                                             \
    struct __attribute__((aligned(32))) N##4_32a {                                                 \
        T x, y, z, w;                                                                              \
    };                                                                                             \
    CUDYN_HD N##4_16a make_##N##4_16a(T x, T y, T z, T w) {                                        \
        return {x, y, z, w};                                                                       \
    }                                                                                              \
    CUDYN_HD N##4_32a make_##N##4_32a(T x, T y, T z, T w) {                                        \
        return {x, y, z, w};                                                                       \
    }
CQW(long, long)
CQW(unsigned long, ulong)
CQW(long long, longlong)
CQW(unsigned long long, ulonglong)
CQW(double, double)
#undef CQW
#endif
struct dim3 {
    unsigned x, y, z;
    __host__ __device__ constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1)
        : x(a), y(b), z(c) {
    }
    __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {
    }
    __host__ __device__ constexpr operator uint3() const {
        return uint3{x, y, z};
    }
};
enum cudaError {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorNotSupported = 801,
    cudaErrorUnknown = 999
};
typedef enum cudaError cudaError_t;
enum cudaDeviceAttr : int;
enum cudaAccessProperty {
    cudaAccessPropertyNormal = 0,
    cudaAccessPropertyStreaming = 1,
    cudaAccessPropertyPersisting = 2
};
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)
enum cudaSharedMemConfig {
    cudaSharedMemBankSizeDefault,
    cudaSharedMemBankSizeFourByte,
    cudaSharedMemBankSizeEightByte
};
typedef unsigned long long cudaTextureObject_t, cudaSurfaceObject_t;
typedef struct CUstream_st *cudaStream_t;
// -- LLVM's headers
#pragma push_macro("__CUDACC_RTC__")
#define CUDA_VERSION (CUDYN_CUDA_MAJOR * 1000 + CUDYN_CUDA_MINOR * 10)
#include <__clang_cuda_builtin_vars.h>
__device__ inline __cuda_builtin_threadIdx_t::operator dim3() const {
    return dim3(x, y, z);
}
__device__ inline __cuda_builtin_threadIdx_t::operator uint3() const {
    return {x, y, z};
}
__device__ inline __cuda_builtin_blockIdx_t::operator dim3() const {
    return dim3(x, y, z);
}
__device__ inline __cuda_builtin_blockIdx_t::operator uint3() const {
    return {x, y, z};
}
__device__ inline __cuda_builtin_blockDim_t::operator dim3() const {
    return dim3(x, y, z);
}
__device__ inline __cuda_builtin_blockDim_t::operator uint3() const {
    return {x, y, z};
}
__device__ inline __cuda_builtin_gridDim_t::operator dim3() const {
    return dim3(x, y, z);
}
__device__ inline __cuda_builtin_gridDim_t::operator uint3() const {
    return {x, y, z};
}
extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ int printf(const char *, ...);
__device__ void *malloc(size_t);
__device__ void free(void *);
__device__ __attribute__((noreturn)) void __assertfail(const char *, const char *, unsigned,
                                                       const char *, size_t);
}
__device__ inline void *operator new(size_t n) {
    return malloc(n);
}
__device__ inline void *operator new[](size_t n) {
    return malloc(n);
}
__device__ inline void operator delete(void *p) noexcept {
    free(p);
}
__device__ inline void operator delete[](void *p) noexcept {
    free(p);
}
__device__ inline void operator delete(void *p, size_t) noexcept {
    free(p);
}
__device__ inline void operator delete[](void *p, size_t) noexcept {
    free(p);
}
CUDYN_D void __assert_fail(const char *m, const char *f, unsigned l, const char *fn) {
    __assertfail(m, f, l, fn, 1);
}
#ifdef NDEBUG
#define assert(x) ((void)0)
#else
#define assert(x) ((x) ? (void)0 : __assertfail(#x, __FILE__, __LINE__, __func__, 1))
#endif
#define INT_MAX __INT_MAX__
#define INT_MIN (-__INT_MAX__ - 1)
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#include <__clang_cuda_libdevice_declares.h>
#include <__clang_cuda_device_functions.h>
#ifdef CUDYN_FAST_MATH
#define expf cudyn_slow_expf
#define powf cudyn_slow_powf
#define exp10f cudyn_slow_exp10f
#define tanhf cudyn_slow_tanhf
#endif
#include <__clang_cuda_math.h>
#ifdef CUDYN_FAST_MATH
#undef expf
#undef powf
#undef exp10f
#undef tanhf
CUDYN_D float expf(float x) {
    return __nv_fast_expf(x);
}
CUDYN_D float powf(float x, float y) {
    return __nv_fast_powf(x, y);
}
CUDYN_D float exp10f(float x) {
    return __nv_fast_exp10f(x);
}
CUDYN_D float tanhf(float x) {
    float r;
    asm("tanh.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
#endif
typedef unsigned cuuint32_t;
#define __DEVICE_TYPES_H__
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
CUDYN_D unsigned __isGlobal(const void *p) {
    return __nvvm_isspacep_global(p);
}
CUDYN_D unsigned __isShared(const void *p) {
    return __nvvm_isspacep_shared(p);
}
CUDYN_D unsigned __isConstant(const void *p) {
    return __nvvm_isspacep_const(p);
}
CUDYN_D unsigned __isLocal(const void *p) {
    return __nvvm_isspacep_local(p);
}
CUDYN_D unsigned __isGridConstant(const void *p) {
    unsigned found;
    asm("{ .reg .pred q; isspacep.param q, %1; selp.u32 %0, 1, 0, q; }" : "=r"(found) : "l"(p));
    return found;
}
CUDYN_D size_t __cvta_generic_to_global(const void *p) {
    return (size_t)(void __attribute__((address_space(1))) *)p;
}
CUDYN_D size_t __cvta_generic_to_shared(const void *p) {
    return (size_t)(void __attribute__((address_space(3))) *)p;
}
CUDYN_D size_t __cvta_generic_to_constant(const void *p) {
    return (size_t)(void __attribute__((address_space(4))) *)p;
}
CUDYN_D size_t __cvta_generic_to_local(const void *p) {
    return (size_t)(void __attribute__((address_space(5))) *)p;
}
CUDYN_D void *__cvta_global_to_generic(size_t p) {
    return (void *)(void __attribute__((address_space(1))) *)p;
}
CUDYN_D void *__cvta_shared_to_generic(size_t p) {
    return (void *)(void __attribute__((address_space(3))) *)p;
}
CUDYN_D void *__cvta_constant_to_generic(size_t p) {
    return (void *)(void __attribute__((address_space(4))) *)p;
}
CUDYN_D void *__cvta_local_to_generic(size_t p) {
    return (void *)(void __attribute__((address_space(5))) *)p;
}
#include <__clang_cuda_intrinsics.h>
// -- overloads of the functions for double: for float arguments, and for integer arguments, which
// are converted to double
#define CQ1(n)                                                                                     \
    CUDYN_D float n(float x) {                                                                     \
        return ::n##f(x);                                                                          \
    }                                                                                              \
    template <class T> CUDYN_D __attribute__((enable_if(__is_integral(T), ""))) double n(T x) {    \
        return ::n((double)x);                                                                     \
    }
CQ1(acos)
CQ1(acosh)
CQ1(asin)
CQ1(asinh)
CQ1(atan)
CQ1(atanh)
CQ1(cbrt)
CQ1(ceil)
CQ1(cos)
CQ1(cosh)
CQ1(cospi)
CQ1(erf)
CQ1(erfc)
CQ1(erfcinv)
CQ1(erfcx)
CQ1(erfinv)
CQ1(exp)
CQ1(exp10)
CQ1(exp2)
CQ1(expm1)
CQ1(fabs)
CQ1(floor)
CQ1(j0)
CQ1(j1)
CQ1(lgamma)
CQ1(log)
CQ1(log10)
CQ1(log1p)
CQ1(log2)
CQ1(logb)
CQ1(nearbyint)
CQ1(normcdf)
CQ1(normcdfinv)
CQ1(rcbrt)
CQ1(rint)
CQ1(round)
CQ1(rsqrt)
CQ1(sin)
CQ1(sinh)
CQ1(sinpi)
CQ1(sqrt)
CQ1(tan)
CQ1(tanh)
CQ1(tgamma)
CQ1(trunc)
CQ1(y0)
CQ1(y1)
#undef CQ1
#define CQ2(n)                                                                                     \
    CUDYN_D float n(float x, float y) {                                                            \
        return ::n##f(x, y);                                                                       \
    }
CQ2(atan2)
CQ2(copysign)
CQ2(fdim)
CQ2(fmax)
CQ2(fmin)
CQ2(fmod)
CQ2(hypot)
CQ2(nextafter)
CQ2(pow)
CQ2(remainder)
CQ2(rhypot)
#undef CQ2
CUDYN_D float pow(float x, int n) {
    return ::powif(x, n);
}
CUDYN_D double pow(double x, int n) {
    return ::powi(x, n);
}
CUDYN_D float fma(float a, float b, float c) {
    return ::fmaf(a, b, c);
}
CUDYN_D float frexp(float x, int *e) {
    return ::frexpf(x, e);
}
CUDYN_D float ldexp(float x, int e) {
    return ::ldexpf(x, e);
}
CUDYN_D float modf(float x, float *i) {
    return ::modff(x, i);
}
CUDYN_D int ilogb(float x) {
    return ::ilogbf(x);
}
CUDYN_D long lrint(float x) {
    return ::lrintf(x);
}
CUDYN_D long lround(float x) {
    return ::lroundf(x);
}
CUDYN_D long long llrint(float x) {
    return ::llrintf(x);
}
CUDYN_D long long llround(float x) {
    return ::llroundf(x);
}
CUDYN_D float scalbn(float x, int n) {
    return ::scalbnf(x, n);
}
CUDYN_D float scalbln(float x, long n) {
    return ::scalblnf(x, n);
}
CUDYN_D float remquo(float x, float y, int *q) {
    return ::remquof(x, y, q);
}
CUDYN_D void sincos(float x, float *s, float *c) {
    ::sincosf(x, s, c);
}
CUDYN_D void sincospi(float x, float *s, float *c) {
    ::sincospif(x, s, c);
}
CUDYN_D float abs(float x) {
    return ::fabsf(x);
}
CUDYN_D double abs(double x) {
    return ::fabs(x);
}
CUDYN_D long abs(long x) {
    return x < 0 ? -x : x;
}
CUDYN_D long long abs(long long x) {
    return x < 0 ? -x : x;
}
#define CQ3(T)                                                                                     \
    CUDYN_D bool isnan(T x) {                                                                      \
        return __builtin_isnan(x);                                                                 \
    }                                                                                              \
    CUDYN_D bool isinf(T x) {                                                                      \
        return __builtin_isinf(x);                                                                 \
    }                                                                                              \
    CUDYN_D bool isfinite(T x) {                                                                   \
        return __builtin_isfinite(x);                                                              \
    }                                                                                              \
    CUDYN_D bool signbit(T x) {                                                                    \
        return __builtin_signbit(x);                                                               \
    }
CQ3(float)
CQ3(double)
#undef CQ3
#define CQ4(R, A, B)                                                                               \
    CUDYN_D R max(A a, B b) {                                                                      \
        return (R)a > (R)b ? (R)a : (R)b;                                                          \
    }                                                                                              \
    CUDYN_D R min(A a, B b) {                                                                      \
        return (R)b < (R)a ? (R)b : (R)a;                                                          \
    }
#define CQ5(S, U)                                                                                  \
    CQ4(U, U, U)                                                                                   \
    CQ4(U, S, U)                                                                                   \
    CQ4(U, U, S)
CQ5(int, unsigned)
CQ4(long, long, long)
CQ5(long, unsigned long)
CQ4(long long, long long, long long)
CQ5(long long, unsigned long long)
#undef CQ5
#undef CQ4
#define CQ6(T, A, B, f)                                                                            \
    CUDYN_D T max(A a, B b) {                                                                      \
        return ::fmax##f((T)a, (T)b);                                                              \
    }                                                                                              \
    CUDYN_D T min(A a, B b) {                                                                      \
        return ::fmin##f((T)a, (T)b);                                                              \
    }
CQ6(float, float, float, f)
CQ6(double, double, double, )
CQ6(double, float, double, )
CQ6(double, double, float, )
#undef CQ6
// -- atomics
#define CQS(X) X(, DEVICE, gen) X(_block, WRKGRP, cta_gen) X(_system, SYSTEM, sys_gen)
#define CQO(T, f, o, s, S)                                                                         \
    CUDYN_D T atomic##f##s(T *p, T v) {                                                            \
        return __scoped_atomic_##o(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_##S);                    \
    }
#define CQE(T, s, S)                                                                               \
    CUDYN_D T atomicExch##s(T *p, T v) {                                                           \
        T r;                                                                                       \
        __scoped_atomic_exchange(p, &v, &r, __ATOMIC_RELAXED, __MEMORY_SCOPE_##S);                 \
        return r;                                                                                  \
    }
#define CQC(T, s, S)                                                                               \
    CUDYN_D T atomicCAS##s(T *p, T c, T v) {                                                       \
        __scoped_atomic_compare_exchange_n(p, &c, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED,    \
                                           __MEMORY_SCOPE_##S);                                    \
        return c;                                                                                  \
    }
#define CQI(T, s, S)                                                                               \
    CQO(T, Min, fetch_min, s, S)                                                                   \
    CQO(T, Max, fetch_max, s, S)                                                                   \
    CQO(T, And, fetch_and, s, S)                                                                   \
    CQO(T, Or, fetch_or, s, S)                                                                     \
    CQO(T, Xor, fetch_xor, s, S)                                                                   \
    CQE(T, s, S)
#define CQX(s, S, g)                                                                               \
    CQI(int, s, S)                                                                                 \
    CQI(unsigned, s, S)                                                                            \
    CQI(long long, s, S)                                                                           \
    CQI(unsigned long long, s, S)                                                                  \
    CQE(float, s, S)                                                                               \
    CQE(double, s, S)                                                                              \
    CQO(int, Add, fetch_add, s, S)                                                                 \
    CQO(unsigned, Add, fetch_add, s, S)                                                            \
    CQO(unsigned long long, Add, fetch_add, s, S)                                                  \
    CQO(float, Add, fetch_add, s, S)                                                               \
    CQO(double, Add, fetch_add, s, S)                                                              \
    CQO(int, Sub, fetch_sub, s, S)                                                                 \
    CQO(unsigned, Sub, fetch_sub, s, S)                                                            \
    CQC(int, s, S)                                                                                 \
    CQC(unsigned, s, S)                                                                            \
    CQC(unsigned long long, s, S)                                                                  \
    CQC(unsigned short, s, S)
CQS(CQX)
CUDYN_D unsigned atomicInc(unsigned *p, unsigned v) {
    return __nvvm_atom_inc_gen_ui(p, v);
}
CUDYN_D unsigned atomicDec(unsigned *p, unsigned v) {
    return __nvvm_atom_dec_gen_ui(p, v);
}
CUDYN_D unsigned atomicInc_block(unsigned *p, unsigned v) {
    return __nvvm_atom_cta_inc_gen_ui(p, v);
}
CUDYN_D unsigned atomicInc_system(unsigned *p, unsigned v) {
    return __nvvm_atom_sys_inc_gen_ui(p, v);
}
CUDYN_D unsigned atomicDec_block(unsigned *p, unsigned v) {
    return __nvvm_atom_cta_dec_gen_ui(p, v);
}
CUDYN_D unsigned atomicDec_system(unsigned *p, unsigned v) {
    return __nvvm_atom_sys_dec_gen_ui(p, v);
}
#undef CQX
#undef CQS
#undef CQO
#undef CQE
#undef CQC
#undef CQI
// -- loads and stores with a cache hint, and dot products, which LLVM's headers lack
#define CQS1(op, T, t, c)                                                                          \
    CUDYN_D void __st##op(T *p, T v) {                                                             \
        asm volatile("st.global." #op "." #t " [%0], %1;" ::"l"(p), c(v) : "memory");              \
    }
#define CQS2(op, T, t, c)                                                                          \
    CUDYN_D void __st##op(T *p, T v) {                                                             \
        asm volatile("st.global." #op ".v2." #t " [%0], {%1, %2};" ::"l"(p), c(v.x), c(v.y)        \
                     : "memory");                                                                  \
    }
#define CQS4(op, T, t, c)                                                                          \
    CUDYN_D void __st##op(T *p, T v) {                                                             \
        asm volatile("st.global." #op ".v4." #t " [%0], {%1, %2, %3, %4};" ::"l"(p), c(v.x),       \
                     c(v.y), c(v.z), c(v.w)                                                        \
                     : "memory");                                                                  \
    }
#define CQL1(op, T, t, c)                                                                          \
    CUDYN_D T __ld##op(const T *p) {                                                               \
        T v;                                                                                       \
        asm volatile("ld.global." #op "." #t " %0, [%1];" : "=" c(v) : "l"(p) : "memory");         \
        return v;                                                                                  \
    }
#define CQL2(op, T, t, c)                                                                          \
    CUDYN_D T __ld##op(const T *p) {                                                               \
        T v;                                                                                       \
        asm volatile("ld.global." #op ".v2." #t " {%0, %1}, [%2];"                                 \
                     : "=" c(v.x), "=" c(v.y)                                                      \
                     : "l"(p)                                                                      \
                     : "memory");                                                                  \
        return v;                                                                                  \
    }
#define CQL4(op, T, t, c)                                                                          \
    CUDYN_D T __ld##op(const T *p) {                                                               \
        T v;                                                                                       \
        asm volatile("ld.global." #op ".v4." #t " {%0, %1, %2, %3}, [%4];"                         \
                     : "=" c(v.x), "=" c(v.y), "=" c(v.z), "=" c(v.w)                              \
                     : "l"(p)                                                                      \
                     : "memory");                                                                  \
        return v;                                                                                  \
    }
#define CQA(X, op)                                                                                 \
    X##1(op, int, s32, "r")X##1(op, unsigned, u32, "r")X##1(op, float, f32, "f")X##1(              \
        op, double, f64, "d")X##1(op, short, s16, "h")X##1(op, unsigned short, u16, "h")           \
        X##1(op, long, s64, "l")X##1(op, unsigned long, u64, "l")X##1(                             \
            op, long long, s64, "l")X##1(op, unsigned long long, u64, "l")X##2(op, int2, s32, "r") \
            X##2(op, uint2, u32, "r")X##2(op, float2, f32, "f")X##2(op, double2, f64, "d")X##2(    \
                op, longlong2, s64, "l")X##2(op, ulonglong2, u64, "l")X##4(op, int4, s32, "r")     \
                X##4(op, uint4, u32, "r")X##4(op, float4, f32, "f")
CQA(CQS, wb)
CQA(CQS, cg)
CQA(CQS, cs)
CQA(CQL, ca)
CQA(CQL, lu)
#undef CQA
#undef CQS1
#undef CQS2
#undef CQS4
#undef CQL1
#undef CQL2
#undef CQL4
#define CQDP(n, T, t)                                                                              \
    CUDYN_D T __##n(T a, T b, T c) {                                                               \
        T r;                                                                                       \
        asm(t : "=r"(r) : "r"(a), "r"(b), "r"(c));                                                 \
        return r;                                                                                  \
    }
CQDP(dp4a, int, "dp4a.s32.s32 %0, %1, %2, %3;")
CQDP(dp4a, unsigned, "dp4a.u32.u32 %0, %1, %2, %3;")
CQDP(dp2a_lo, int, "dp2a.lo.s32.s32 %0, %1, %2, %3;")
CQDP(dp2a_hi, int, "dp2a.hi.s32.s32 %0, %1, %2, %3;")
CQDP(dp2a_lo, unsigned, "dp2a.lo.u32.u32 %0, %1, %2, %3;")
CQDP(dp2a_hi, unsigned, "dp2a.hi.u32.u32 %0, %1, %2, %3;")
#undef CQDP
// -- textures and surfaces
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero, cudaBoundaryModeClamp, cudaBoundaryModeTrap };
#include <__clang_cuda_texture_intrinsics.h>
#define CQT(n, i, P, A)                                                                            \
    template <class T> CUDYN_D T n P {                                                             \
        T r;                                                                                       \
        __nv_tex_surf_handler(i, &r, A);                                                           \
        return r;                                                                                  \
    }
#define CQL(...) __VA_ARGS__
#define CQTO cudaTextureObject_t t
CQT(tex1Dfetch, "__itex1Dfetch", (CQTO, int x), CQL(t, x))
CQT(tex1D, "__itex1D", (CQTO, float x), CQL(t, x))
CQT(tex2D, "__itex2D", (CQTO, float x, float y), CQL(t, x, y))
CQT(tex3D, "__itex3D", (CQTO, float x, float y, float z), CQL(t, x, y, z))
CQT(tex1DLayered, "__itex1DLayered", (CQTO, float x, int l), CQL(t, x, l))
CQT(tex2DLayered, "__itex2DLayered", (CQTO, float x, float y, int l), CQL(t, x, y, l))
CQT(texCubemap, "__itexCubemap", (CQTO, float x, float y, float z), CQL(t, x, y, z))
CQT(tex1DLod, "__itex1DLod", (CQTO, float x, float l), CQL(t, x, l))
CQT(tex2DLod, "__itex2DLod", (CQTO, float x, float y, float l), CQL(t, x, y, l))
CQT(tex3DLod, "__itex3DLod", (CQTO, float x, float y, float z, float l), CQL(t, x, y, z, l))
CQT(tex2Dgather, "__itex2Dgather", (CQTO, float x, float y, int c = 0), CQL(t, x, y, c))
#undef CQT
#define CQU(n, P, A)                                                                               \
    template <class T>                                                                             \
    CUDYN_D void surf##n##read(T *r, cudaSurfaceObject_t s, P,                                     \
                               cudaSurfaceBoundaryMode m = cudaBoundaryModeTrap) {                 \
        __nv_tex_surf_handler("__isurf" #n "read", r, s, A, m);                                    \
    }                                                                                              \
    template <class T>                                                                             \
    CUDYN_D T surf##n##read(cudaSurfaceObject_t s, P,                                              \
                            cudaSurfaceBoundaryMode m = cudaBoundaryModeTrap) {                    \
        T r;                                                                                       \
        __nv_tex_surf_handler("__isurf" #n "read", &r, s, A, m);                                   \
        return r;                                                                                  \
    }                                                                                              \
    template <class T>                                                                             \
    CUDYN_D void surf##n##write(T v, cudaSurfaceObject_t s, P,                                     \
                                cudaSurfaceBoundaryMode m = cudaBoundaryModeTrap) {                \
        __nv_tex_surf_handler("__isurf" #n "write_v2", &v, s, A, m);                               \
    }
CQU(1D, int x, x)
CQU(2D, CQL(int x, int y), CQL(x, y))
CQU(3D, CQL(int x, int y, int z), CQL(x, y, z))
#undef CQU
// -- clang's builtins that CCCL calls and that clang cannot compile for this target (builtins.cuh)
#include "builtins.cuh"
#undef CUDA_VERSION
#undef INT_MAX
#undef INT_MIN
#undef HUGE_VAL
#undef HUGE_VALF
// NVRTC does not define macros of the host or of other compilers.
#undef __clang__
#undef __GNUC__
#undef __linux__
#undef __x86_64__
#undef __gnu_linux__
#undef linux
#undef unix
#undef CUDYN_D
#undef CUDYN_HD
