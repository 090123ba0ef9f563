/* floor: a minimal ncurses program that shows bankey's list of accounts. usage: floor ROWS
 *
 * Six lines of header, then rows of three lines: a name, a kind with its balance, and a colored rule. Up, Down, PageUp, PageDown,
 * Home, End and q. It formats only the rows on the screen, repaints only what a key changes, scrolls the list when it moves, and
 * handles all waiting keys before it draws a frame.
 */
#define _XOPEN_SOURCE_EXTENDED 1
#define _GNU_SOURCE
#include <curses.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 6, ROW = 3 };

typedef struct {
  int64_t cents;
  uint32_t number;
  uint8_t kind, city, currency, color;
} Account;

static const char *const KINDS[] = {"Checking", "Savings", "Creditline", "Brokerage"};
static const char *const CURRENCIES[] = {"EUR", "USD", "GBP", "CHF"};
static const char *const CITIES[] = {"Berlin", "Lyon",  "Oslo", "Porto", "Zagreb", "Madrid", "Leeds", "Turin",
                                     "Gent",   "Basel", "Graz", "Lodz",  "Riga",   "Cork",   "Malmo", "Bath"};

static Account *accounts;
static long count, selected, top;
static int64_t total;
static WINDOW *list;

/* Writes 1,234,567.89. */
static void money(char *out, int64_t cents) {
  char digits[32];
  int length = 0, whole = 0;
  uint64_t rest = cents < 0 ? -(uint64_t)cents : (uint64_t)cents;
  for (int i = 0; i < 2; i++, rest /= 10) digits[length++] = '0' + rest % 10;
  digits[length++] = '.';
  do {
    if (whole && whole % 3 == 0) digits[length++] = ',';
    digits[length++] = '0' + rest % 10;
    rest /= 10;
    whole++;
  } while (rest);
  if (cents < 0) digits[length++] = '-';
  while (length) *out++ = digits[--length];
  *out = 0;
}

/* Draws a line with text at both ends. `width` counts bytes, so text with more bytes than columns needs more. */
static void line(WINDOW *window, int y, const char *left, const char *right, int width, attr_t attributes) {
  static char text[4096];
  int end = strlen(right), start = strlen(left);
  if (width > (int)sizeof text) width = sizeof text;
  if (end > width) end = width;
  if (start > width - end) start = width - end;
  memset(text, ' ', width);
  memcpy(text, left, start);
  memcpy(text + width - end, right, end);
  wattr_set(window, attributes, 0, NULL);
  mvwaddnstr(window, y, 0, text, width);
}

static void draw_position(void) {
  char position[64];
  snprintf(position, sizeof position, "%ld/%ld  ", selected + 1, count);
  line(stdscr, 3, "  Selected", position, COLS, 0);
}

static void draw_header(void) {
  char sum[48], left[96], right[48];
  money(sum, total);
  snprintf(left, sizeof left, "  Total balance  %s EUR", sum);
  snprintf(right, sizeof right, "%ld accounts  ", count);
  line(stdscr, 0, " floor", "q quit ", COLS, A_REVERSE);
  line(stdscr, 2, left, right, COLS, A_BOLD);
  draw_position();
  wattr_set(stdscr, 0, 7, NULL);
  mvhline(4, 0, ACS_HLINE, COLS);
}

static void draw_row(long index) {
  const Account *account = accounts + index;
  int y = (int)(index - top) * ROW, is_selected = index == selected;
  attr_t look = is_selected ? A_REVERSE : 0;
  char name[96], kind[64], sum[48], balance[64];
  snprintf(name, sizeof name, " %s %s %03u", CITIES[account->city], KINDS[account->kind], account->number);
  snprintf(kind, sizeof kind, "   %s", KINDS[account->kind]);
  money(sum, account->cents);
  snprintf(balance, sizeof balance, "%s %s   ", sum, CURRENCIES[account->currency]);
  line(list, y, name, is_selected ? "\xe2\x80\xba " : "  ", COLS + (is_selected ? 2 : 0), look); /* › has three bytes */
  line(list, y + 1, kind, balance, COLS, look);
  wattr_set(list, 0, account->color, NULL);
  mvwhline(list, y + 2, 1, ACS_HLINE, COLS - 2);
}

static long rows_on_screen(void) { return (LINES - HEADER) / ROW; }

static void show(void) {
  wnoutrefresh(stdscr);
  wnoutrefresh(list);
  doupdate();
}

static void draw_all(void) {
  draw_header();
  for (long i = top; i < count && i < top + rows_on_screen(); i++) draw_row(i);
  show();
}

/* Draws the changes since `old` was selected and `old_top` was the first row. */
static void draw_change(long old, long old_top) {
  long page = rows_on_screen(), moved = top - old_top;
  draw_position();
  if (labs(moved) >= page) {
    for (long i = top; i < count && i < top + page; i++) draw_row(i);
  } else {
    if (moved) {
      wattr_set(list, 0, 0, NULL);
      scrollok(list, TRUE); /* only here: otherwise writing the last cell of the window would scroll it */
      wscrl(list, (int)moved * ROW);
      scrollok(list, FALSE);
    }
    if (old >= top && old < top + page) draw_row(old);
    long first = moved > 0 ? top + page - moved : top, end = moved > 0 ? top + page : top - moved;
    for (long i = first; i < end; i++) draw_row(i);
    draw_row(selected);
  }
  show();
}

/* Handles a key. Returns 0 to quit. */
static int take(int key) {
  long page = rows_on_screen();
  switch (key) {
  case 'q': return 0;
  case KEY_DOWN: selected++; break;
  case KEY_UP: selected--; break;
  case KEY_NPAGE: selected += page, top += page; break;
  case KEY_PPAGE: selected -= page, top -= page; break;
  case KEY_HOME: selected = 0; break;
  case KEY_END: selected = count - 1; break;
  }
  if (selected < 0) selected = 0;
  if (selected >= count) selected = count - 1;
  if (top > count - page) top = count - page;
  if (top < 0) top = 0;
  if (selected < top) top = selected;
  if (selected >= top + page) top = selected - page + 1;
  return 1;
}

static void make_accounts(void) {
  uint64_t random = 88172645463325252ull;
  accounts = malloc(count * sizeof *accounts);
  if (!accounts) exit(1);
  for (long i = 0; i < count; i++) {
    random ^= random << 13, random ^= random >> 7, random ^= random << 17;
    accounts[i] = (Account){(int64_t)(random % 100000000) - 20000000, (uint32_t)i, i % 4, i % 16, random >> 40 & 3, 1 + i % 6};
    total += accounts[i].cents;
  }
}

static void start_curses(void) {
  setlocale(LC_ALL, "");
  initscr();
  raw(), noecho(), nonl(), curs_set(0), set_escdelay(25);
  keypad(stdscr, TRUE);
  start_color(), use_default_colors();
  for (short color = 1; color < 8; color++) init_pair(color, color, -1);
  list = newwin((int)rows_on_screen() * ROW, COLS, HEADER, 0);
  leaveok(stdscr, TRUE), leaveok(list, TRUE), intrflush(stdscr, FALSE);
}

int main(int argc, char **argv) {
  count = argc == 2 ? atol(argv[1]) : 0;
  if (count < 1) return fputs("usage: floor ROWS\n", stderr), 2;
  make_accounts();
  start_curses();
  draw_all();
  for (;;) {
    long old = selected, old_top = top;
    for (int key = getch(); key != ERR; key = getch()) {
      if (!take(key)) return endwin(), 0;
      nodelay(stdscr, TRUE);
    }
    nodelay(stdscr, FALSE);
    if (selected != old || top != old_top) draw_change(old, old_top);
  }
}
