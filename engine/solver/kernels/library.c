/* What a library holds beside the compiled kernels: which of them a processor can run, and what they call. It needs no C library. */

#include <stddef.h>

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
/* The entry point of a library. There is nothing to prepare. */
int DllMainCRTStartup(void *library, unsigned long reason, void *reserved) { return 1; }
#else
#define EXPORTED __attribute__((visibility("default")))
#endif

#if defined(__x86_64__)
#include <cpuid.h>

static int has(unsigned word, unsigned bits) { return (word & bits) == bits; }

/* The registers that the operating system saves: bit 1 and 2 for AVX, 5 to 7 for AVX-512. */
static unsigned saved_registers(void) {
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

/* Return the highest level that this processor can run: 2 for x86-64-v4 with VBMI, 1 for x86-64-v3, 0 for any. */
EXPORTED int level(void) {
    unsigned a, b, c, d, extended;
    if (!__get_cpuid(0x80000001, &a, &b, &extended, &d) || !has(extended, bit_LAHF_LM | bit_ABM)) return 0;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return 0;
    if (!has(c, bit_SSE3 | bit_SSSE3 | bit_SSE41 | bit_SSE42 | bit_POPCNT | bit_CMPXCHG16B)) return 0;
    if (!has(c, bit_AVX | bit_FMA | bit_F16C | bit_MOVBE | bit_OSXSAVE) || !has(saved_registers(), 0x06)) return 0;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !has(b, bit_AVX2 | bit_BMI | bit_BMI2)) return 0;
    if (!has(b, bit_AVX512F | bit_AVX512BW | bit_AVX512CD | bit_AVX512DQ | bit_AVX512VL)) return 1;
    return has(c, bit_AVX512VBMI) && has(saved_registers(), 0xe6) ? 2 : 1;
}
#else
EXPORTED int level(void) { return 0; }
#endif

/* LLVM makes calls of this of loops that write one byte everywhere. */
__attribute__((visibility("hidden"))) void *memset(void *target, int byte, size_t size) {
    typedef unsigned char Bytes __attribute__((vector_size(16), aligned(1)));
    unsigned char *at = target;
    Bytes bytes = (Bytes){} + (unsigned char)byte;
    for (; size >= 4 * sizeof bytes; size -= 4 * sizeof bytes, at += 4 * sizeof bytes)
        for (int part = 0; part < 4; part++) ((Bytes *)at)[part] = bytes;
    while (size--) *at++ = (unsigned char)byte;
    return target;
}
