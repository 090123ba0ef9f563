/// What an amount is counted in: an ISO 4217 currency, or a custom one such as points.
public struct Currency: Hashable, Sendable {
  /// The ISO 4217 code, or the custom currency's own name, as the source wrote it.
  public let code: String
  /// Digits after the decimal point that are always written: 2 for USD, 0 for JPY, 3 for KWD.
  public let decimals: Int

  /// A currency with the decimals that the caller knows: 0 to 18, as an amount can have.
  public init(code: String, decimals: Int) {
    self.code = code
    self.decimals = min(max(decimals, 0), 18)
  }
}

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

/// The currencies of ISO 4217 and how many decimals each has.
///
/// Source: ISO 4217 list one of 2025-05-12 (SIX Financial Information AG), with those of list three that statements of the last
/// fifteen years still carry. Metals, funds and test codes, for which the standard says "N.A.", have none; `XXX`, no currency, has
/// two like a custom one, since what nobody has named nearly always has cents.
enum ISOCurrencies {
  /// The decimals of a code in capitals; nil when it is no ISO currency.
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

  /// A code, its decimals and a separator.
  private static let stride = 5

  /// Sorted, so that a code is found without reading the table at start.
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

/// An amount of one currency.
public struct Money: Hashable, Sendable {
  /// How much.
  public var amount: Amount
  /// Of what.
  public var currency: Currency

  /// `amount` of `currency`.
  public init(_ amount: Amount, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

extension Sequence<Money> {
  /// One sum for each currency, in the order in which the currencies first appear; nil where a sum does not fit. Different
  /// currencies are never added.
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
