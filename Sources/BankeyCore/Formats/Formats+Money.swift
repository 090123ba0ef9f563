extension Formats {
  /// The amount with its currency: `$929,466.23`, `NOK 1,240.50`, `−$50.83`. What is no ISO currency stands with its name behind it:
  /// `1,240.50 points`. Where nobody has said what it is counted in there is the figure alone: `18.90`.
  public func money(_ money: Money) -> String { parts(money).text }

  /// The same with a sign also when it is more than nothing: `+$3,000.00`.
  public func signed(_ money: Money) -> String { parts(money, isSigned: true).text }

  /// How many of something: `1,200`. No money, so never masked.
  public func count(_ count: Int) -> String { numbers.grouped(String(count)) }

  /// The figure alone, with at least `decimals` decimals: `−4.10`.
  public func plain(_ amount: Amount, decimals: Int) -> String {
    (amount.isNegative ? minus : "") + unsigned(amount, decimals).joined()
  }

  /// The same with a sign also when it is more than nothing: `+2,951.20`.
  public func signedPlain(_ amount: Amount, decimals: Int) -> String {
    (amount > .zero ? "+" : "") + plain(amount, decimals: decimals)
  }

  /// The pieces of an amount with its currency, for a screen that draws them differently.
  public func parts(_ money: Money) -> MoneyParts { parts(money, isSigned: false) }

  /// The sign of what is below nothing.
  var minus: String { isASCII ? "-" : "\u{2212}" }
}
