// What the kernel, compiled as Embedded Swift for wasm32, wants of its host: memory, a few
// functions of C, and the conversion of decimal text, which JavaScript does.
#include <stddef.h>
#include <stdint.h>

#define HEADER 16
#define CLASSES 32

extern uint8_t __heap_base;

// JavaScript's Number(text), which is correctly rounded; the kernel has checked the grammar.
__attribute__((import_module("host"), import_name("number")))
extern double host_number(const char *text, int count);

// Memory. A block has a power of two bytes and keeps its class in front of what the caller sees.
// Freed blocks wait in one list a class; fresh ones come from the end of the memory.

typedef struct block {
  struct block *next;
} block;

static block *freed[CLASSES];
static uintptr_t next_fresh;

static int class_of(size_t size) {
  int class = 5;
  while (((size_t)1 << class) < size) class++;
  return class;
}

static uint8_t *fresh(size_t size) {
  if (next_fresh == 0) next_fresh = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = next_fresh + size;
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (end < next_fresh) return NULL;
  if (end > limit) {
    size_t wanted = (end - limit + 65535) >> 16;
    // Growing by at least a sixteenth keeps the number of growths small.
    size_t generous = wanted > (limit >> 20) ? wanted : (limit >> 20);
    if (__builtin_wasm_memory_grow(0, generous) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, wanted) == (size_t)-1)
      return NULL;
  }
  uint8_t *result = (uint8_t *)next_fresh;
  next_fresh = end;
  return result;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t extra = alignment > 16 ? alignment : 0;
  if (size > (size_t)1 << 30 || extra > (size_t)1 << 20) return 12;
  int class = class_of(size + HEADER + extra);
  uint8_t *base = (uint8_t *)freed[class];
  if (base != NULL)
    freed[class] = freed[class]->next;
  else
    base = fresh((size_t)1 << class);
  if (base == NULL) return 12;
  uintptr_t visible = (uintptr_t)base + HEADER;
  if (extra != 0) visible = (visible + alignment - 1) & ~(uintptr_t)(alignment - 1);
  ((uint32_t *)visible)[-1] = (uint32_t)class;
  ((uint32_t *)visible)[-2] = (uint32_t)(uintptr_t)base;
  *result = (void *)visible;
  return 0;
}

void free(void *pointer) {
  if (pointer == NULL) return;
  uint32_t class = ((uint32_t *)pointer)[-1];
  block *base = (block *)(uintptr_t)((uint32_t *)pointer)[-2];
  base->next = freed[class];
  freed[class] = base;
}

// Functions of C. They are loops, compiled without recognising themselves (-fno-builtin).

void *memcpy(void *to, const void *from, size_t count) {
  for (size_t i = 0; i < count; i++) ((uint8_t *)to)[i] = ((const uint8_t *)from)[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  if ((uintptr_t)to <= (uintptr_t)from) return memcpy(to, from, count);
  for (size_t i = count; i > 0; i--) ((uint8_t *)to)[i - 1] = ((const uint8_t *)from)[i - 1];
  return to;
}

void *memset(void *to, int byte, size_t count) {
  for (size_t i = 0; i < count; i++) ((uint8_t *)to)[i] = (uint8_t)byte;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// Halves away from zero.
double round(double x) {
  double whole = __builtin_trunc(x);
  if (__builtin_fabs(x - whole) >= 0.5) whole += __builtin_copysign(1, x);
  return __builtin_copysign(whole, x);
}

// Seeds of hashing. Nothing may depend on them; native programs get another one each time.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

int putchar(int character) { return character; }

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  int count = 0;
  while (text[count] != 0) count++;
  double value = host_number(text, count);
  if (value != value) return NULL;
  *result = value;
  return text + count;
}

typedef struct {
  uint64_t low, high;
} wide;

// The low 128 bits of a product; the compiler calls it so, with a place for the result in front.
void __multi3(wide *result, uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
  uint64_t mask = 0xffffffff;
  uint64_t a0 = a_low & mask, a1 = a_low >> 32, b0 = b_low & mask, b1 = b_low >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & mask);
  result->low = (other << 32) | (low & mask);
  result->high = a1 * b1 + (middle >> 32) + (other >> 32) + a_low * b_high + a_high * b_low;
}
