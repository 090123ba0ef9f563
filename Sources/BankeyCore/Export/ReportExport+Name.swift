extension ReportExport {
  /// What its file is called on a day, without an ending: "bankey-banking-account-2026-11-21".
  public func fileName(on day: Day) -> String {
    let words = (account?.name ?? "found").lowercased().unicodeScalars.split { !ReportExport.isPlain($0) }
    let name = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    return ["bankey", String(name.prefix(40)), day.description].filter { !$0.isEmpty }.joined(separator: "-")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
  }
}
