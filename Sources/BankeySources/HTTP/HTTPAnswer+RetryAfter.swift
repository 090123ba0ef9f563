import BankeyCore

extension HTTPAnswer {
  /// When the server wants to be asked again, where it says so: seconds from now, or a date; at most a day ahead, so that one
  /// odd answer costs no more than that.
  func retryAfter(now: Timestamp) -> Timestamp? {
    guard let text = headers["retry-after"] else { return nil }
    let latest = now.advanced(bySeconds: SourceStatus.longestRest)
    guard let seconds = Int64(text) else { return Timestamp(http: text).map { min($0, latest) } }
    return seconds < 0 ? nil : min(now.advanced(bySeconds: seconds), latest)
  }
}

extension Timestamp {
  /// Reads a date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
  init?(http text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = Timestamp.months.firstIndex(of: String(words[2])),
      let time = Timestamp(iso: "\(words[3])-\(twoDigits(month + 1))-\(words[1])T\(words[4])Z")
    else { return nil }
    self = time
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
