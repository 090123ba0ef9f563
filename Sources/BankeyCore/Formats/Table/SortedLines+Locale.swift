extension SortedLines {
  /// The line of a locale, else that of what it is a part of (`nb` for `nb_SJ`), else that of English. A line `=key` means the one with
  /// that key.
  func line(of locale: String) -> Substring {
    var name = locale[...]
    while !name.isEmpty {
      if let line = self[name] { return line.hasPrefix("=") ? self[line.dropFirst()] ?? "" : line }
      name = name.lastIndex(of: "_").map { name[..<$0] } ?? ""
    }
    return self["en"] ?? ""
  }

  /// The fields of that line.
  func fields(of locale: String) -> [String] {
    line(of: locale).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }
}
