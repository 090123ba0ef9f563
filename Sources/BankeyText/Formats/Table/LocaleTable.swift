/// The data of the locales, from CLDR. `make formats` generates the tables beside this file.
///
/// They are texts in the program's read-only data. Nothing is decoded at startup, and only the line of the user's
/// locale is decoded at all.
enum LocaleTable {}
