extension ConfigReader {
  /// After how long the lock closes: minutes as a number, or a text with a unit; nil for 0, which is never.
  func lockAfter(_ value: TOMLValue, _ entry: TOMLEntry) throws(TOMLError) -> Duration? {
    let duration: Duration? =
      switch value {
      case .integer(let minutes): Self.duration(minutes, 60)
      case .text(let text): Self.duration(text)
      default: nil
      }
    guard let duration else {
      throw TOMLError(
        line: entry.line, message: "`\(entry.name)` is a time such as \"10 min\", \"90 s\" or \"1 h\", or 0 for never")
    }
    return duration == .zero ? nil : duration
  }

  /// "10 min"
  private static func duration(_ text: String) -> Duration? {
    let number = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    return seconds[String(unit)].flatMap { duration(Int(number), $0) }
  }

  /// Nothing longer than a year, which nobody means.
  private static func duration(_ count: Int?, _ seconds: Int) -> Duration? {
    guard let count, count >= 0, count <= 366 * 86_400 / seconds else { return nil }
    return .seconds(count * seconds)
  }

  private static let seconds = ["s": 1, "min": 60, "h": 3600]
}
