// swift-format-ignore-file
/// What the locales' formats are made of. Written by `make formats`; do not edit.
enum LocaleTable {
  /// decimal mark | group mark | digits of the last group, of the others, before the first mark | positive | negative
  static let money = SortedLines(#"""
    en|.|,|331|¤#|-¤#
    nb|,| |331|# ¤|-# ¤
    """#)
  static let symbols = SortedLines(#"""
    en|EUR€|GBP£|JPY¥|USD$
    en_CA|CAD$|EUR€|GBP£|JPYJP¥|USDUS$
    nb|EUR€|GBP£|NOKkr|USDUSD
    """#)
  static let dates = SortedLines(#"""
    en|%A, %B %e, %Y|%b %e, %Y|%b %e|%H:%M
    nb|%A %e. %B %Y|%e. %b %Y|%e. %b|%H:%M
    """#)
  static let names = SortedLines(#"""
    en|January;February;March;April;May;June;July;August;September;October;November;December|Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec|Sunday;Monday;Tuesday;Wednesday;Thursday;Friday;Saturday
    nb|januar;februar;mars;april;mai;juni;juli;august;september;oktober;november;desember|jan.;feb.;mars;apr.;mai;juni;juli;aug.;sep.;okt.;nov.;des.|søndag;mandag;tirsdag;onsdag;torsdag;fredag;lørdag
    """#)
}
