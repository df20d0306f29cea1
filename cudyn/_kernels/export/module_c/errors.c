/* The last error message of each thread, and calls of overloaded functions, whose message contains
   the messages of all overloads. */
#include "facts.c"

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* The contract of a launch, and the device that the arguments determine. */
typedef struct {
    const Contract *contract;
    int device;        /* -1 until an array in the memory of a GPU determines it */
    const char *first; /* the name of this array, or NULL */
} Place;

#ifdef __ELF__ /* TVM FFI loads object files with LLVM's JIT, which only supports this model. */
#define THREAD_LOCAL __thread __attribute__((tls_model("global-dynamic")))
#else
#define THREAD_LOCAL __thread
#endif
static THREAD_LOCAL char error[ERROR_SIZE];

/* Append formatted values to the message. */
static void append_values(const char *format, va_list values) {
    size_t used = strlen(error);
    vsnprintf(error + used, sizeof error - used, format, values);
}

__attribute__((format(printf, 1, 2))) static void add_text(const char *format, ...) {
    va_list values;
    va_start(values, format);
    append_values(format, values);
    va_end(values);
}

/* Write the message for wrong arguments, and return the status. */
RARE __attribute__((format(printf, 3, 4), unused)) static int fail(const Place *place, int status,
                                                                   const char *format, ...) {
    va_list values;
    *error = 0;
    add_text("%s: ", place->contract->name);
    va_start(values, format);
    append_values(format, values);
    va_end(values);
    add_text("%s%s", TAIL, place->contract->text);
    return status;
}

/* Write the message for a CUDA error, and return the status. */
RARE static int fail_cuda(const Driver *cuda, const Place *place, const char *function,
                          int result) {
    const char *name = NULL, *text = NULL;
    cuda->cuGetErrorName(result, &name);
    cuda->cuGetErrorString(result, &text);
    *error = 0;
    add_text("%s: %s: %s (%d)%s%s", place->contract ? place->contract->name : OWN_NAME, function,
             name ? name : "an unknown status", result, text ? ": " : "", text ? text : "");
    return PREFIX_CUDA_ERROR;
}

PREFIX_API const char *PREFIX_error(void) {
    return error;
}

/* Call the functions of several contracts in order, until one of them accepts the arguments. If
   none does, write a message that contains all their messages. */
#if HAS_OVERLOADS
static THREAD_LOCAL char messages[ERROR_SIZE];

static int call_first(const char *name, PREFIX_packed *const *calls, int number,
                      const PREFIX_value *args, int32_t count, PREFIX_value *result) {
    int i, status, error_status = PREFIX_TYPE_ERROR;
    size_t used = (size_t)snprintf(messages, sizeof messages, NO_OVERLOAD, name);
    for (i = 0; i < number; i++) {
        status = calls[i](NULL, args, count, result);
        if (status != PREFIX_TYPE_ERROR && status != PREFIX_VALUE_ERROR)
            return status;
        if (status == PREFIX_VALUE_ERROR)
            error_status = status;
        if (used < sizeof messages)
            used += (size_t)snprintf(messages + used, sizeof messages - used, "\n%s", error);
    }
    memcpy(error, messages, sizeof error);
    return error_status;
}

#define OVERLOADS(scope, symbol, name, ...)                                                        \
    scope int symbol(void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result) {  \
        static PREFIX_packed *const calls[] = {__VA_ARGS__};                                       \
        (void)self;                                                                                \
        return call_first(name, calls, COUNT(calls), args, count, result);                         \
    }
#endif
