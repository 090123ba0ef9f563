/// Where money goes or comes from, and how much of it.
struct DemoShop: Sendable {
  /// The bank's text; see `DemoEntry`.
  var text: String
  /// Hundredths, from and to.
  var cents: ClosedRange<Int64>
  /// The other side, where the bank says it.
  var counterparty: String?

  /// A shop with varying prices.
  init(_ text: String, _ cents: ClosedRange<Int64>, _ counterparty: String? = nil) {
    self.text = text
    self.cents = cents
    self.counterparty = counterparty
  }

  /// Something that always costs the same.
  init(_ text: String, _ cents: Int64, _ counterparty: String? = nil) {
    self.init(text, cents...cents, counterparty)
  }
}
