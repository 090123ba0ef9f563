import BankeyModel

/// Dates with the names of Croatian months: `5. listopada 2026.` is in October, but in Polish and Czech in November.
enum CroatianMonth {
  /// The date in a text, which need not have a name.
  static func date(_ text: UnsafeRawBufferPointer) -> WrittenDate? {
    guard text.count <= WrittenDateScan.longest, let (place, month) = found(text) else { return WrittenDate(text) }
    // The dot shows that the day comes first.
    let plain = Array(text[..<place.lowerBound]) + Array("\(month).".utf8) + Array(text[place.upperBound...])
    return plain.withUnsafeBytes { WrittenDate($0) }
  }

  /// Whether a text is a date with such a name.
  static func isNamed(in text: UnsafeRawBufferPointer) -> Bool {
    text.count <= WrittenDateScan.longest && text.contains(where: isDigit) && found(text) != nil && date(text) != nil
  }

  /// The first word that names a month, and the month's number.
  private static func found(_ text: UnsafeRawBufferPointer) -> (place: Range<Int>, month: Int)? {
    var start = 0
    while let first = text[start...].firstIndex(where: DateTail.isWord) {
      let end = text[first...].firstIndex { !DateTail.isWord($0) } ?? text.endIndex
      let word = WordFolding.folded(String(decoding: text[first..<end], as: UTF8.self))
      if let month = months[word] { return (first..<end, month) }
      start = end
    }
    return nil
  }

  private static let months: [String: Int] = names.split(separator: " ").enumerated().reduce(into: [:]) {
    months, names in
    for name in names.element.split(separator: "/") {
      months[WordFolding.folded(String(name))] = names.offset + 1
    }
  }

  /// Each month in the nominative and genitive, and its short forms.
  private static let names = """
    siječanj/siječnja/sij veljača/veljače/velj/vel ožujak/ožujka/ožu travanj/travnja/tra svibanj/svibnja/svi \
    lipanj/lipnja/lip srpanj/srpnja/srp kolovoz/kolovoza/kol rujan/rujna/ruj listopad/listopada/lis \
    studeni/studenog/studenoga/stu prosinac/prosinca/pro
    """
}
