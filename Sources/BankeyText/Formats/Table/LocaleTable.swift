/// What the locales' formats are made of, as CLDR has it. The tables beside this file are written by `make formats`.
///
/// They are texts in the program's read-only data: nothing is decoded at start, and of a table only the line of the user's locale is.
enum LocaleTable {}
