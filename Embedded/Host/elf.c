// Runs the kernel, compiled as Embedded Swift, over a scene and a trace: elf SCENE TRACE
// Prints what motion_run answers. Exit status: 0 with a hash, 1 with errors of the files,
// 66 where a file cannot be read.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *motion_allocate(intptr_t count);
void motion_free(void *block);
void *motion_run(const uint8_t *scene, intptr_t scene_count, const uint8_t *trace,
                 intptr_t trace_count);

#ifdef MOTION_EMBEDDED
// The standard library's conversion of decimal text asks the host; glibc's is correctly rounded.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  *result = strtod(text, &end);
  return end;
}
#endif

static uint8_t *contents(const char *path, intptr_t *count) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(66);
  }
  fseek(file, 0, SEEK_END);
  *count = ftell(file);
  rewind(file);
  uint8_t *bytes = motion_allocate(*count);
  if (fread(bytes, 1, (size_t)*count, file) != (size_t)*count) {
    perror(path);
    exit(66);
  }
  fclose(file);
  return bytes;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: %s SCENE TRACE\n", argv[0]);
    return 64;
  }
  intptr_t scene_count, trace_count;
  uint8_t *scene = contents(argv[1], &scene_count);
  uint8_t *trace = contents(argv[2], &trace_count);
  uint8_t *answer = motion_run(scene, scene_count, trace, trace_count);
  uint32_t count;
  memcpy(&count, answer, sizeof count);
  fwrite(answer + 4, 1, count, stdout);
  int failed = count < 5 || memcmp(answer + 4, "hash=", 5) != 0;
  motion_free(answer);
  motion_free(trace);
  motion_free(scene);
  return failed;
}
