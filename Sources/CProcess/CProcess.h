#pragma once

#include <sys/prctl.h>
#include <sys/resource.h>

// Creates a pipe that no other child inherits, not even one that another thread starts at the same time. glibc declares
// it only with _GNU_SOURCE, which Swift's importer does not define.
extern int pipe2(int ends[2], int flags);

// Prevents core dumps of this process and debugging by the same user, because its memory may hold a secret. The limit
// alone is not enough, because it does not apply to dumps that are piped to a program. prctl is variadic, so Swift
// cannot call it.
static inline void hide_memory(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L);
}
