import BankeyCore

/// Two months of a shop's account, made up for the tests: 28 authorized records and 30 posted ones, 18 days each. In
/// binary floating point, the first add up to 560.1900000000002.
enum GoldenRecords {
  static let authorized = records(
    """
    A 2026-11-20 C 69.51 CASH DEPOSIT
    A 2026-11-18 C 86.66 INVOICE PAID
    A 2026-11-18 D 20.09 TERMINAL FEE
    A 2026-11-17 D 88.26 CARD FEE
    A 2026-11-17 D 18.03 REFUND
    A 2026-11-16 C 56.66 CARD SALE
    A 2026-11-15 C 7.14 GIFT CARDS
    A 2026-11-13 C 13.65 CARD SALE
    A 2026-11-11 C 15.22 CASH DEPOSIT
    A 2026-11-11 C 56.30 GIFT CARDS
    A 2026-11-10 D 27.83 REFUND
    A 2026-11-09 C 60.62 GIFT CARDS
    A 2026-11-07 C 25.44 INVOICE PAID
    A 2026-11-07 C 19.17 CARD SALE
    A 2026-11-06 C 53.47 CARD SALE
    A 2026-11-06 C 60.48 ONLINE ORDER
    A 2026-11-06 C 44.06 ONLINE ORDER
    A 2026-11-05 C 7.66 CARD SALE
    A 2026-11-04 D 41.91 REFUND
    A 2026-11-02 C 66.55 CARD SALE
    A 2026-11-01 C 15.17 GIFT CARDS
    A 2026-10-31 D 29.41 TERMINAL FEE
    A 2026-10-31 C 69.29 CARD SALE
    A 2026-10-30 C 47.20 GIFT CARDS
    A 2026-10-30 D 22.18 REFUND
    A 2026-10-29 C 44.55 INVOICE PAID
    A 2026-10-29 C 36.00 DELIVERY
    A 2026-10-29 D 46.90 CARD FEE
    """)

  static let posted = records(
    """
    P 2026-11-19 C 13.43 GIFT CARDS
    P 2026-11-18 C 99.08 CARD SALE
    P 2026-11-18 C 1.99 GIFT CARDS
    P 2026-11-17 C 88.85 GIFT CARDS
    P 2026-11-16 D 80.96 TERMINAL FEE
    P 2026-11-16 C 76.75 CARD SALE
    P 2026-11-16 C 83.89 INVOICE PAID
    P 2026-11-15 C 6.01 CARD SALE
    P 2026-11-13 D 58.45 CARD FEE
    P 2026-11-11 C 67.77 INVOICE PAID
    P 2026-11-11 C 23.59 CASH DEPOSIT
    P 2026-11-10 D 28.13 TERMINAL FEE
    P 2026-11-10 C 64.03 INVOICE PAID
    P 2026-11-10 C 49.80 GIFT CARDS
    P 2026-11-09 C 3.20 CARD SALE
    P 2026-11-09 C 78.07 GIFT CARDS
    P 2026-11-08 D 61.54 TERMINAL FEE
    P 2026-11-07 D 89.64 CARD FEE
    P 2026-11-06 C 74.04 DELIVERY
    P 2026-11-06 C 52.03 INVOICE PAID
    P 2026-11-04 C 23.35 CARD SALE
    P 2026-11-04 C 89.73 GIFT CARDS
    P 2026-11-02 C 14.06 GIFT CARDS
    P 2026-11-01 C 52.79 DELIVERY
    P 2026-11-01 C 56.17 INVOICE PAID
    P 2026-10-30 C 65.88 CASH DEPOSIT
    P 2026-10-28 D 84.80 REFUND
    P 2026-10-28 C 65.58 GIFT CARDS
    P 2026-10-26 C 84.18 DELIVERY
    P 2026-10-26 D 51.97 REFUND
    """)

  /// One record a line: group, date, flag, amount, text.
  static func records(_ text: String) -> [ReportRecord] {
    text.split(separator: "\n").map { line in
      let fields = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
      return ReportRecord(group: fields[0], date: fields[1], text: fields[4], amount: fields[3], flag: fields[2])
    }
  }
}
