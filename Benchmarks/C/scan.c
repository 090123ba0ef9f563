/* scan: the minimal work of reading a statement file. usage: scan ofx|mt940|csv FILE
 *
 * One pass over the mapped file finds the date, amount and text of each row. Nothing is checked or stored. The program prints the
 * number of rows, the sum of the amounts, and a sum of days and lengths that prevents the compiler from removing the work.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

static long rows, sum, check;

/* An amount with a point or a comma, in cents. */
static long cents(const char *at, const char *end) {
  long value = 0, decimals = -1;
  int is_negative = 0;
  for (; at < end; at++) {
    if (*at == '-') is_negative = 1;
    else if (*at == '.' || *at == ',') decimals = 0;
    else if (*at >= '0' && *at <= '9') value = value * 10 + (*at - '0'), decimals += decimals >= 0;
    else break;
  }
  for (decimals = decimals < 0 ? 0 : decimals; decimals < 2; decimals++) value *= 10;
  return is_negative ? -value : value;
}

/* yyyymmdd or yyyy-mm-dd, as a number. */
static long day(const char *at) {
  long value = 0;
  for (int digits = 0; digits < 8; at++)
    if (*at != '-') value = value * 10 + (*at - '0'), digits++;
  return value;
}

static void scan_ofx(const char *at, const char *end) {
  while ((at = memchr(at, '<', end - at)) && end - ++at > 9) {
    if (!memcmp(at, "DTPOSTED>", 9)) check += day(at + 9);
    else if (!memcmp(at, "TRNAMT>", 7)) sum += cents(at + 7, end);
    else if (!memcmp(at, "/STMTTRN>", 9)) rows++;
    else if (!memcmp(at, "NAME>", 5)) {
      const char *text = at += 5;
      while (at < end && *at != '<' && *at != '\n' && *at != '\r') at++;
      check += at - text;
    }
  }
}

static void scan_mt940(const char *at, const char *end) {
  while (at < end) {
    const char *next = memchr(at, '\n', end - at);
    if (!next) next = end;
    if (next - at > 15 && !memcmp(at, ":61:", 4)) {
      long value = cents(at + 15, next);
      rows++, sum += at[14] == 'D' ? -value : value, check += at[9];
    } else if (next - at > 4 && !memcmp(at, ":86:", 4)) check += next - at;
    at = next + 1;
  }
}

/* id,account,date,description,amount,status */
static void scan_csv(const char *at, const char *end) {
  at = memchr(at, '\n', end - at);
  while (at && ++at < end) {
    const char *fields[6] = {at};
    int count = 1;
    for (; at < end && *at != '\n'; at++)
      if (*at == ',' && count < 6) fields[count++] = at + 1;
    if (count == 6) rows++, check += day(fields[2]) + (fields[4] - fields[3]), sum += cents(fields[4], fields[5] - 1);
  }
}

int main(int argc, char **argv) {
  struct stat status;
  int file = argc == 3 ? open(argv[2], O_RDONLY) : -1;
  if (file < 0 || fstat(file, &status)) return fputs("usage: scan ofx|mt940|csv FILE\n", stderr), 2;
  const char *start = mmap(0, status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
  if (start == MAP_FAILED) return perror(argv[2]), 1;
  const char *end = start + status.st_size;
  switch (argv[1][0]) {
  case 'o': scan_ofx(start, end); break;
  case 'm': scan_mt940(start, end); break;
  default: scan_csv(start, end);
  }
  printf("%ld rows, sum %ld, check %ld\n", rows, sum, check);
}
