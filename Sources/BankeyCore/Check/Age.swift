/// How old something may be, as a person writes it: `30m`, `12h`, `2d`, `1w`.
public struct Age: Hashable, Sendable {
  /// In seconds.
  public let seconds: Int64

  /// Reads an age, the whole text or nothing.
  public init?(_ text: String) {
    guard let unit = text.last.flatMap({ Age.units[$0] }),
      text.dropLast().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int64(text.dropLast())
    else { return nil }
    let (seconds, isTooLong) = number.multipliedReportingOverflow(by: unit)
    guard !isTooLong else { return nil }
    self.seconds = seconds
  }

  private static let units: [Character: Int64] = ["m": 60, "h": 3600, "d": 86_400, "w": 604_800]
}
