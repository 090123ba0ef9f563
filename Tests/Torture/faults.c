/* Loaded before a program (LD_PRELOAD), this makes one of its calls to the C library fail, or ends the program there.

   TORTURE_ROOT     only files below this folder count
   TORTURE_PROGRAM  only in the program of this name, not in those that it starts or was started by
   TORTURE_PLAN     KIND:N:WHAT  the N-th call of a kind (write, sync, name, open, read, any) ends with the error number
                    WHAT; `kill` is SIGKILL before the call, `tear` is SIGKILL after half of what it writes.
                    A `+` behind it: so do all calls of the kind from then on, as on a disk that stays full
   TORTURE_TRACE    a line for each call that counts is added to this file: its kind and its path
   TORTURE_CLOCK    N:SECONDS    from the N-th time that the clock is read on it is so much later, or earlier */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum kind { WRITE, SYNC, NAME, OPEN, READ, ANY, KINDS };
static const char *const kinds[KINDS] = {"write", "sync", "name", "open", "read", "any"};
enum { FILES = 4096, KILL = -1, TEAR = -2 };

static const char *root;
static int trace = -1, kind = KINDS, what, stays;
static long at, jump_at, jump;
static atomic_long calls[KINDS], readings;
static atomic_bool ours[FILES];

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void prepare(void) {
  const char *program = getenv("TORTURE_PROGRAM"), *plan = getenv("TORTURE_PLAN"), *clock = getenv("TORTURE_CLOCK");
  if (program && strcmp(program, program_invocation_short_name) != 0) return;
  root = getenv("TORTURE_ROOT");
  if (getenv("TORTURE_TRACE")) trace = syscall(SYS_openat, AT_FDCWD, getenv("TORTURE_TRACE"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (clock) sscanf(clock, "%ld:%ld", &jump_at, &jump);
  char name[8], act[8];
  if (!plan || sscanf(plan, "%7[^:]:%ld:%7[^+]", name, &at, act) != 3) return;
  for (kind = 0; kind < KINDS && strcmp(kinds[kind], name) != 0; kind++) {}
  what = strcmp(act, "kill") == 0 ? KILL : strcmp(act, "tear") == 0 ? TEAR : atoi(act);
  stays = strchr(plan, '+') != NULL;
}

static int counts(const char *path) { return root && path && strncmp(path, root, strlen(root)) == 0; }
static int is_ours(int file) { return file >= 0 && file < FILES && ours[file]; }
static int opened(int file) {
  if (file >= 0 && file < FILES) ours[file] = 1;
  return file;
}

static void note(const char *call, const char *path) {
  char line[512];
  if (trace >= 0) syscall(SYS_write, trace, line, snprintf(line, sizeof line, "%s %s\n", call, path) % sizeof line);
}

static void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

/* What becomes of a call: 0, it is made; an error number; or TEAR. */
static int fate(enum kind call, const char *path) {
  note(kinds[call], path);
  long number = ++calls[call], all = ++calls[ANY], mine = kind == ANY ? all : kind == (int)call ? number : 0;
  if (mine == 0 || (mine != at && !(stays && mine > at))) return 0;
  if (what == KILL || (what == TEAR && call != WRITE)) die();
  return what;
}

#define FAIL(call, path) \
  do { \
    int error = fate(call, path); \
    if (error) return errno = error, -1; \
  } while (0)

/* Opening. */
#define MODE(flags) \
  mode_t mode = 0; \
  if (flags & (O_CREAT | __O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }
#define OPENING(name) \
  int name(const char *path, int flags, ...) { \
    MODE(flags) REAL(name); \
    if (!counts(path)) return real(path, flags, mode); \
    FAIL(OPEN, path); \
    return opened(real(path, flags, mode)); \
  }
#define OPENING_AT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    MODE(flags) REAL(name); \
    if (!counts(path)) return real(folder, path, flags, mode); \
    FAIL(OPEN, path); \
    return opened(real(folder, path, flags, mode)); \
  }
#define MAKING(name) \
  int name(char *path) { \
    REAL(name); \
    if (!counts(path)) return real(path); \
    FAIL(OPEN, path); \
    return opened(real(path)); \
  }
OPENING(open) OPENING(open64) OPENING_AT(openat) OPENING_AT(openat64) MAKING(mkstemp) MAKING(mkstemp64)

int close(int file) {
  REAL(close);
  if (file >= 0 && file < FILES) ours[file] = 0;
  return real(file);
}

/* Reading and writing. */
#define READING(name, parameters, arguments) \
  ssize_t name parameters { \
    REAL(name); \
    if (is_ours(file)) FAIL(READ, #name); \
    return real arguments; \
  }
READING(read, (int file, void *to, size_t size), (file, to, size))
READING(pread, (int file, void *to, size_t size, off_t place), (file, to, size, place))
READING(pread64, (int file, void *to, size_t size, off64_t place), (file, to, size, place))

#define WRITING(name, parameters, arguments, half) \
  ssize_t name parameters { \
    REAL(name); \
    int error = is_ours(file) ? fate(WRITE, #name) : 0; \
    if (error == TEAR) { \
      real half; \
      die(); \
    } \
    if (error) return errno = error, -1; \
    return real arguments; \
  }
WRITING(write, (int file, const void *from, size_t size), (file, from, size), (file, from, size / 2))
WRITING(pwrite, (int file, const void *from, size_t size, off_t place), (file, from, size, place), (file, from, size / 2, place))
WRITING(pwrite64, (int file, const void *from, size_t size, off64_t place), (file, from, size, place), (file, from, size / 2, place))

#define ON_FILE(name, call, parameters, arguments) \
  int name parameters { \
    REAL(name); \
    if (is_ours(file)) FAIL(call, #name); \
    return real arguments; \
  }
ON_FILE(ftruncate, WRITE, (int file, off_t size), (file, size))
ON_FILE(ftruncate64, WRITE, (int file, off64_t size), (file, size))
ON_FILE(fsync, SYNC, (int file), (file))
ON_FILE(fdatasync, SYNC, (int file), (file))

/* What changes a folder. */
#define ON_PATH(name, parameters, arguments) \
  int name parameters { \
    REAL(name); \
    if (counts(path)) FAIL(NAME, path); \
    return real arguments; \
  }
ON_PATH(rename, (const char *path, const char *to), (path, to))
ON_PATH(renameat, (int folder, const char *path, int other, const char *to), (folder, path, other, to))
ON_PATH(renameat2, (int folder, const char *path, int other, const char *to, unsigned flags), (folder, path, other, to, flags))
ON_PATH(link, (const char *path, const char *to), (path, to))
ON_PATH(linkat, (int folder, const char *path, int other, const char *to, int flags), (folder, path, other, to, flags))
ON_PATH(unlink, (const char *path), (path))
ON_PATH(mkdir, (const char *path, mode_t mode), (path, mode))

/* The clock. */
static long gone(void) {
  note("clock", "");
  return jump_at > 0 && ++readings >= jump_at ? jump : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  REAL(clock_gettime);
  int result = real(clock, now);
  if (clock == CLOCK_REALTIME) now->tv_sec += gone();
  return result;
}

time_t time(time_t *now) {
  REAL(time);
  time_t moment = real(NULL) + gone();
  if (now) *now = moment;
  return moment;
}
