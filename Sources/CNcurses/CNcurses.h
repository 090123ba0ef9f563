// Curses for Swift: on the main actor, and with constants for macros that Swift's importer cannot read.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_NOMACROS 1
// libc comes first, so that it is not isolated to the main actor below.
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

// Hidden behind a feature macro of libc that Swift's importer does not set. Curses places the cursor by these widths.
extern int wcwidth(wchar_t);

// Curses keeps its state in globals and is not thread-safe: everything it declares belongs to the main actor.
#pragma clang attribute push(__attribute__((swift_attr("@MainActor"))), apply_to = any(function, variable(is_global)))
#include <curses.h>

// From <term.h>, which would also define `lines`, `columns` and some five hundred more words as macros.
extern char *tigetstr(const char *);
extern int tigetnum(const char *);
extern int setupterm(const char *, int, int *);
extern const char *const strnames[];

// The name of a string capability; NULL after the last one.
static inline const char *curses_string_name(int index) { return strnames[index]; }

// `stdin` and `stdout` are mutable globals, which Swift 6 rejects. Unlike initscr, newterm returns NULL instead of
// exiting.
static inline SCREEN *curses_open(const char *name) { return newterm(name, stdout, stdin); }

// The terminal's string for setting a selection, with its two parameters inserted. `tiparm` is variadic.
static inline char *curses_selection(const char *format, const char *which, const char *base64) {
  return tiparm(format, which, base64);
}
#pragma clang attribute pop

static const attr_t attr_bold = A_BOLD, attr_dim = A_DIM, attr_reverse = A_REVERSE, attr_underline = A_UNDERLINE;
