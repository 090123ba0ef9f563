/// The unit of an amount: an ISO 4217 currency, or a custom one such as points.
public struct Currency: Hashable, Sendable {
  /// The ISO 4217 code in capitals, or a custom currency's name as the source writes it.
  public let code: String
  /// The number of decimals that are always written: 2 for USD, 0 for JPY, 3 for KWD.
  public let decimals: Int

  /// Creates a currency with a known number of decimals, clamped to 0...18.
  public init(code: String, decimals: Int) {
    self.code = code
    self.decimals = min(max(decimals, 0), 18)
  }
}

extension Currency {
  /// The currency of amounts that name none: `XXX`, as in ISO 4217.
  public static let unknown = Currency(code: "XXX")

  /// Creates the currency of an ISO 4217 code, in any case, with the standard's decimals.
  ///
  /// Any other text names a custom currency, keeps its spelling, and has two decimals.
  public init(code: String) {
    let known = code.uppercased()
    if let decimals = ISOCurrencies.decimals(of: known) {
      self.init(code: known, decimals: decimals)
    } else {
      self.init(code: code, decimals: 2)
    }
  }

  /// Whether the currency is not known: `XXX`, which ISO 4217 reserves for "no currency". Its amounts are written
  /// without a symbol.
  public var isUnknown: Bool { code == "XXX" }

  /// Whether ISO 4217 lists it. Other currencies are never written with a money symbol.
  public var isISO: Bool { ISOCurrencies.decimals(of: code) != nil }
}

/// The currencies of ISO 4217 with their decimals.
///
/// Source: ISO 4217 list one of 2025-05-12 (SIX Financial Information AG), and those of list three that statements of
/// the last fifteen years still carry. Metals, funds and test codes, for which the standard says "N.A.", have no
/// decimals. `XXX` has two, like a custom currency, because unnamed money nearly always has cents.
enum ISOCurrencies {
  /// The decimals of a code in capitals; nil when ISO 4217 does not list it.
  static func decimals(of code: String) -> Int? {
    let code = Array(code.utf8)
    guard code.count == 3 else { return nil }
    var (low, high) = (0, table.utf8CodeUnitCount / stride + 1)
    while low < high {
      let middle = (low + high) / 2
      let entry = UnsafeBufferPointer(start: table.utf8Start + middle * stride, count: 4)
      if entry.prefix(3).elementsEqual(code) { return Int(entry[3] - UInt8(ascii: "0")) }
      if entry.prefix(3).lexicographicallyPrecedes(code) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The length of an entry: code, decimals and separator.
  private static let stride = 5

  /// Sorted, so a binary search works on the text itself and nothing is parsed at startup.
  private static let table: StaticString = """
    AED2 AFN2 ALL2 AMD2 ANG2 AOA2 ARS2 AUD2 AWG2 AZN2 BAM2 BBD2 BDT2 BGN2 BHD3 BIF0 BMD2 BND2 BOB2 BOV2
    BRL2 BSD2 BTN2 BWP2 BYN2 BYR0 BZD2 CAD2 CDF2 CHE2 CHF2 CHW2 CLF4 CLP0 CNY2 COP2 COU2 CRC2 CUC2 CUP2
    CVE2 CZK2 DJF0 DKK2 DOP2 DZD2 EEK2 EGP2 ERN2 ETB2 EUR2 FJD2 FKP2 GBP2 GEL2 GHS2 GIP2 GMD2 GNF0 GTQ2
    GYD2 HKD2 HNL2 HRK2 HTG2 HUF2 IDR2 ILS2 INR2 IQD3 IRR2 ISK0 JMD2 JOD3 JPY0 KES2 KGS2 KHR2 KMF0 KPW2
    KRW0 KWD3 KYD2 KZT2 LAK2 LBP2 LKR2 LRD2 LSL2 LTL2 LVL2 LYD3 MAD2 MDL2 MGA2 MKD2 MMK2 MNT2 MOP2 MRO2
    MRU2 MUR2 MVR2 MWK2 MXN2 MXV2 MYR2 MZN2 NAD2 NGN2 NIO2 NOK2 NPR2 NZD2 OMR3 PAB2 PEN2 PGK2 PHP2 PKR2
    PLN2 PYG0 QAR2 RON2 RSD2 RUB2 RWF0 SAR2 SBD2 SCR2 SDG2 SEK2 SGD2 SHP2 SLE2 SLL2 SOS2 SRD2 SSP2 STD2
    STN2 SVC2 SYP2 SZL2 THB2 TJS2 TMT2 TND3 TOP2 TRY2 TTD2 TWD2 TZS2 UAH2 UGX0 USD2 USN2 UYI0 UYU2 UYW4
    UZS2 VED2 VEF2 VES2 VND0 VUV0 WST2 XAD2 XAF0 XAG0 XAU0 XBA0 XBB0 XBC0 XBD0 XCD2 XCG2 XDR0 XOF0 XPD0
    XPF0 XPT0 XSU0 XTS0 XUA0 XXX2 YER2 ZAR2 ZMW2 ZWG2 ZWL2
    """
}

/// An amount with its currency.
public struct Money: Hashable, Sendable {
  /// The exact amount, in units of `currency`.
  public var amount: Amount
  /// The currency of the amount.
  public var currency: Currency

  /// Creates `amount` in `currency`.
  public init(_ amount: Amount, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

extension Sequence<Money> {
  /// One sum for each currency, in the order in which the currencies first appear; nil where a sum does not fit.
  /// Amounts of different currencies are never added.
  public var sums: [(currency: Currency, amount: Amount?)] {
    var order: [Currency] = []
    var amounts: [Currency: [Amount]] = [:]
    for money in self {
      if amounts[money.currency] == nil { order.append(money.currency) }
      amounts[money.currency, default: []].append(money.amount)
    }
    return order.map { ($0, amounts[$0]?.sum) }
  }
}
