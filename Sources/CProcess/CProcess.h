#pragma once

#include <sys/prctl.h>
#include <sys/resource.h>

// A pipe whose ends no other child gets, not even one that another thread starts at this moment. The C library shows it only
// to who asks for its extensions, which the importer cannot do.
extern int pipe2(int ends[2], int flags);

// No core dump of this process, and no debugger of the same user: its memory may hold a secret. The limit alone does not do it,
// for a dump that goes to a program has none. prctl takes whatever comes after the option, which the importer cannot do.
static inline void hide_memory(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0L, 0L, 0L, 0L);
}
