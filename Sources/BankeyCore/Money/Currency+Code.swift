extension Currency {
  /// The currency with that code: the decimals of ISO 4217 and its code in capitals, however it was written.
  ///
  /// Anything else is a custom currency such as points, keeps its name as it came and has two decimals.
  public init(code: String) {
    let known = code.uppercased()
    if let decimals = ISOCurrencies.decimals(of: known) {
      self.init(code: known, decimals: decimals)
    } else {
      self.init(code: code, decimals: 2)
    }
  }

  /// Whether nobody has said what it is: `XXX`, ISO's own word for no currency. Figures stand alone then, without a sign.
  public var isUnknown: Bool { code == "XXX" }

  /// Whether it is money by ISO 4217. What is not is never written with a money symbol.
  public var isISO: Bool { ISOCurrencies.decimals(of: code) != nil }
}
