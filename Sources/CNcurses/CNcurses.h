// Curses as Swift can use it: on the main actor, with the macros that the importer cannot read as constants.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_NOMACROS 1
// libc first, so that it does not become main-actor isolated below.
#include <stdbool.h>
#include <stdio.h>
#include <wchar.h>

// Curses keeps its state in globals and is not thread-safe: everything it declares belongs to the main actor.
#pragma clang attribute push(__attribute__((swift_attr("@MainActor"))), apply_to = any(function, variable(is_global)))
#include <curses.h>
#pragma clang attribute pop
