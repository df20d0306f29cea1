#include "functions.h"
#include "findings.h"
#include "memory.h"

// ---- printf

// Report a printf whose arguments do not match the format.
static OUTLINE void fail_format(Thread *thread, const char *format) {
    Finding *finding = start_finding(thread, BAD_FORMAT, thread->site);
    snprintf(finding->text, sizeof finding->text, "%s", format);
    abort_launch(thread->block->group);
}

// The arguments of a call to printf. The caller has stored them in local memory.
typedef struct {
    Thread *thread;
    const char *format;
    u8 *next;
} Arguments;

// Return the address of the next argument, which is aligned to its size.
static u8 *read_argument(Arguments *arguments, u32 size) {
    u8 *argument = (u8 *)(((u64)arguments->next + size - 1) & ~(u64)(size - 1));
    arguments->next = argument + size;
    if (!is_written_local(arguments->thread, (u64)argument, size))
        fail_format(arguments->thread, arguments->format);
    return argument;
}

// Return a string argument. Report an error if it is not readable up to its terminating null.
static const char *read_string_argument(Arguments *arguments) {
    u64 text = *(u64 *)read_argument(arguments, 8);
    for (u64 character = text;; ++character) {
        if (!is_anywhere(arguments->thread, character, 1))
            fail_format(arguments->thread, arguments->format);
        if (!*(const u8 *)character)
            break;
    }
    return (const char *)text;
}

enum { MOST_TEXT = 96 };       // characters of a conversion
enum { MOST_WIDTH = 1 << 16 }; // characters of a field; wider fields would mostly contain blanks

// A conversion such as "%-*.3lf", rewritten for the host's printf: each `*` is replaced by its
// argument, and modifiers for the size of the argument are removed.
typedef struct {
    char text[MOST_TEXT];
    u32 length;
    int is_long;
    u32 shorts; // number of `h` modifiers
} Conversion;

// Return the width or the precision of a conversion, whichever is larger.
static u64 get_width(const Conversion *conversion) {
    u64 largest = 0, number = 0;
    for (const char *next = conversion->text; *next; ++next) {
        number = *next >= '0' && *next <= '9' ? number * 10 + (u64)(*next - '0') : 0;
        number = number < MOST_WIDTH ? number : MOST_WIDTH;
        largest = number > largest ? number : largest;
    }
    return largest;
}

// Read a conversion that starts at `format`, and return the address of its last character.
static const char *read_conversion(const char *format, Arguments *arguments, Conversion *to) {
    to->text[to->length++] = *format++;
    for (; *format && !strchr("diouxXcsfFeEgGaAp", *format); ++format) {
        if (to->length > MOST_TEXT - 16) // leave room for a number and the last character
            continue;
        if (*format == '*')
            to->length += sprintf(to->text + to->length, "%d", *(s32 *)read_argument(arguments, 4));
        else if (strchr("lzjt", *format))
            to->is_long = 1;
        else if (*format == 'h')
            to->shorts++;
        else if (strchr("-+ #0123456789.", *format))
            to->text[to->length++] = *format;
        else // for example %n, which writes to memory, or $, which skips arguments
            fail_format(arguments->thread, arguments->format);
    }
    if (*format && strchr("diouxX", *format)) {
        const char *size = to->is_long ? "ll" : to->shorts > 1 ? "hh" : to->shorts ? "h" : "";
        to->length += sprintf(to->text + to->length, "%s", size);
    }
    to->text[to->length++] = *format;
    to->text[to->length] = 0;
    if (get_width(to) >= MOST_WIDTH)
        fail_format(arguments->thread, arguments->format);
    return format;
}

// Print the next argument with a conversion.
static void print_argument(const Conversion *conversion, char kind, Arguments *arguments) {
    if (strchr("fFeEgGaA", kind))
        printf(conversion->text, *(double *)read_argument(arguments, 8));
    else if (kind == 's')
        printf(conversion->text, read_string_argument(arguments));
    else if (conversion->is_long || kind == 'p')
        printf(conversion->text, *(u64 *)read_argument(arguments, 8));
    else
        printf(conversion->text, *(u32 *)read_argument(arguments, 4));
}

void f_vprintf(Thread *thread, u8 *result, u8 *format, u8 *values) {
    const char *next = check_text(thread, *(u64 *)format);
    Arguments arguments = {thread, next, *(u8 **)values};
    s32 count = 0;
    for (; *next; ++next) {
        if (*next != '%') {
            putchar(*next);
            continue;
        }
        if (next[1] == '%') {
            putchar(*next++);
            continue;
        }
        Conversion conversion = {.length = 0};
        next = read_conversion(next, &arguments, &conversion);
        if (!*next)
            break;
        print_argument(&conversion, *next, &arguments);
        count++;
    }
    *(s32 *)result = count;
}

// ---- malloc and free

// A block of memory that a kernel has allocated. Freed blocks stay in the list, so that later
// accesses to them are detected.
typedef struct HeapBlock {
    u64 base, size;
    u8 *written; // one flag per byte: whether the byte was written
    struct HeapBlock *next;
    u32 is_freed;
} HeapBlock;

static HeapBlock *heap;
// The total size of all blocks that are not freed, in bytes, and its limit. A limit is needed
// because the host's malloc may succeed even if there is not enough memory.
static u64 heap_used;
#define HEAP_ROOM (4ull << 30)

// Add the size of a new block to heap_used. If this would exceed the limit, return 0 instead.
static int reserve_heap(u64 size) {
    u64 used = __atomic_load_n(&heap_used, __ATOMIC_SEQ_CST);
    do {
        if (size > HEAP_ROOM - used)
            return 0;
    } while (!__atomic_compare_exchange_n(&heap_used, &used, used + size, 0, __ATOMIC_SEQ_CST,
                                          __ATOMIC_SEQ_CST));
    return 1;
}

// Allocate a block of the host's memory, or return null if there is not enough memory.
static HeapBlock *make_heap_block(u64 size) {
    HeapBlock *block = calloc(1, sizeof *block);
    if (!block)
        return 0;
    block->size = size;
    block->base = (u64)malloc(size);
    block->written = CHECKS ? calloc(1, size) : 0;
    if (block->base && (block->written || !CHECKS))
        return block;
    free((void *)block->base);
    free(block->written);
    free(block);
    return 0;
}

void f_malloc(Thread *thread, u8 *result, u8 *size) {
    u64 bytes = *(u64 *)size;
    *(u64 *)result = 0;
    if (!reserve_heap(bytes))
        return;
    HeapBlock *block = make_heap_block(bytes);
    if (!block) {
        __atomic_sub_fetch(&heap_used, bytes, __ATOMIC_SEQ_CST);
        return;
    }
    block->next = __atomic_load_n(&heap, __ATOMIC_SEQ_CST);
    while (!__atomic_compare_exchange_n(&heap, &block->next, block, 0, __ATOMIC_SEQ_CST,
                                        __ATOMIC_SEQ_CST)) {
    }
    *(u64 *)result = block->base;
}

void f_free(Thread *thread, u8 *pointer) {
    u64 address = *(u64 *)pointer;
    if (!address)
        return;
    for (HeapBlock *block = heap; block; block = block->next)
        if (block->base == address && !block->is_freed) {
            block->is_freed = 1;
            __atomic_sub_fetch(&heap_used, block->size, __ATOMIC_SEQ_CST);
            return;
        }
    fail_at(thread, FREED, thread->site, HEAP_SPACE, address, 0, 0);
}

FindingKind check_heap(u64 address, u32 size, u32 access) {
    for (HeapBlock *block = heap; block; block = block->next) {
        u64 offset = address - block->base;
        if (offset >= block->size || size > block->size - offset)
            continue;
        if (block->is_freed)
            return FREED;
        if (!CHECKS)
            return 0;
        int is_written = 0;
        u8 *written = block->written + offset;
        for (u32 byte = 0; byte < size; ++byte)
            is_written |= written[byte];
        if (access & READS && !is_written)
            return UNSET_GLOBAL;
        if (access & WRITES)
            memset(written, 1, size);
        return 0;
    }
    return OUTSIDE;
}

enum { NEAR_HEAP = 1 << 12 }; // bytes; messages do not mention blocks that are farther away

void describe_near_heap(u64 address, char *text, u32 size) {
    for (HeapBlock *block = heap; block; block = block->next) {
        u64 end = block->base + block->size;
        u64 distance = address < block->base ? block->base - address : address - end;
        if (distance >= NEAR_HEAP)
            continue;
        const char *side = address < block->base ? "before" : "past the end of";
        if (distance)
            snprintf(text, size, "%llu bytes %s %llu bytes from malloc()",
                     (unsigned long long)distance, side, (unsigned long long)block->size);
        else
            snprintf(text, size, "right past the end of %llu bytes from malloc()",
                     (unsigned long long)block->size);
        return;
    }
}

// ---- assert

// Return a string argument of a failed assertion, or a replacement if the string is not in memory
// that a kernel can read.
static const char *read_text(Thread *thread, u64 address) {
    for (u64 character = address; is_anywhere(thread, character, 1); ++character)
        if (!*(const u8 *)character)
            return (const char *)address;
    return "(a string that cannot be read)";
}

void f___assertfail(Thread *thread, u8 *message, u8 *file, u8 *line, u8 *function, u8 *size) {
    const char *condition = read_text(thread, *(u64 *)message);
    const char *path = read_text(thread, *(u64 *)file);
    Finding *finding = start_finding(thread, ASSERTION, thread->site);
    snprintf(finding->text, sizeof finding->text, "%s, %s:%u", condition, path, *(u32 *)line);
    abort_launch(thread->block->group);
}

// ---- calls through pointers

FunctionCode *find_function(Thread *thread, u32 site, u64 pointer, u32 count, const u32 *sizes) {
    u64 index = pointer - FIRST_FUNCTION;
    int is_match =
        index < function_count && functions[index].code && functions[index].count == count;
    for (u32 argument = 0; is_match && argument < count; ++argument)
        is_match = functions[index].sizes[argument] <= sizes[argument];
    if (!is_match)
        fail_at(thread, BAD_CALL, site, GLOBAL_SPACE, pointer, 0, 0);
    return functions[index].code;
}

// ---- conditional nodes of graphs

void f_cudaGraphSetConditional(Thread *thread, u8 *handle, u8 *value) {
    memcpy(at_any(thread, thread->site, *(u64 *)handle, 4, WRITES, value), value, 4);
}
