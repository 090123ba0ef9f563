import TerminalText

nonisolated extension Text {
  /// The text wrapped between words to at most `columns`. Words longer than a line are broken anywhere but in numbers.
  /// An ellipsis replaces a number longer than a line, unless `breaksNumbers`. Line breaks in the text stay.
  public func wrapped(to columns: Int, breaksNumbers: Bool = false) -> [Text] {
    paragraphs.flatMap { $0.filled(to: columns, breaksNumbers) }
  }

  /// The text split at its line breaks.
  private var paragraphs: [Text] {
    guard spans.contains(where: { $0.string.contains("\n") }) else { return [self] }
    var paragraphs = [Text([])]
    for span in spans {
      for (n, part) in span.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if n > 0 { paragraphs.append(Text([])) }
        paragraphs[paragraphs.count - 1] += Text(String(part), span.role, attributes: span.attributes)
      }
    }
    return paragraphs
  }

  private func filled(to columns: Int, _ breaksNumbers: Bool) -> [Text] {
    guard columns > 0, self.columns > columns else { return [self] }
    var lines: [Text] = []
    var line = Text([])
    for word in words {
      if line.columns + word.trimmed.columns > columns, !line.spans.isEmpty {
        lines.append(line.trimmed)
        line = Text([])
      }
      line += word
      lines += line.removeLines(of: columns, breaksNumbers)
    }
    return lines + (line.trimmed.spans.isEmpty ? [] : [line.trimmed])
  }

  /// The words, each with the blanks after it.
  private var words: [Text] {
    var words: [Text] = []
    var isEnded = true
    for span in spans {
      for part in span.string.cleaned.wordsAndBlanks {
        let piece = Text(part, span.role, attributes: span.attributes)
        if isEnded, !part.hasPrefix(" ") || words.isEmpty {
          words.append(piece)
        } else {
          words[words.count - 1] += piece
        }
        isEnded = part.hasSuffix(" ")
      }
    }
    return words
  }

  /// The text without trailing blanks.
  var trimmed: Text {
    var text = self
    while let last = text.spans.indices.last, text.spans[last].string.hasSuffix(" ") || text.spans[last].string.isEmpty
    {
      while text.spans[last].string.hasSuffix(" ") { text.spans[last].string.removeLast() }
      if text.spans[last].string.isEmpty { text.spans.removeLast() } else { break }
    }
    return text
  }

  /// Removes full lines from a text that is longer than a line. After breaking a long run of digits that is not a
  /// number, the rest is not treated as a number either.
  private mutating func removeLines(of columns: Int, _ breaksNumbers: Bool) -> [Text] {
    var (lines, breaksNumbers) = ([Text](), breaksNumbers)
    while trimmed.columns > columns {
      if !breaksNumbers, removeNumber(longerThan: columns) { continue }
      lines.append(removePrefix(columns: columns, breaksNumbers))
      let isInDigits = string.glyphs.first?.isDigit == true
      breaksNumbers = breaksNumbers || isInDigits && lines.last?.string.glyphs.last?.isDigit == true
    }
    return lines
  }

  /// Replaces a number that starts the text and is longer than a line by an ellipsis.
  private mutating func removeNumber(longerThan columns: Int) -> Bool {
    let glyphs = string.glyphs
    guard let number = glyphs.number(at: prefix(columns: columns).string.glyphs.count), number.lowerBound == 0,
      number.count > columns
    else { return false }
    let role = spans.first?.role ?? .text
    remove(glyphs: number.count)
    self = Text("…", role) + self
    return true
  }

  /// Removes the first `columns`, but at least one glyph, or the text before a number that would be broken.
  private mutating func removePrefix(columns: Int, _ breaksNumbers: Bool) -> Text {
    var head = prefix(columns: max(columns, spans.first?.string.glyphs.first?.columns ?? 1))
    let number = breaksNumbers ? nil : string.glyphs.number(at: head.string.glyphs.count)
    if let number, number.lowerBound > 0, number.upperBound > head.string.glyphs.count {
      head = head.withoutPartOfNumber(of: self)
    }
    remove(glyphs: head.string.glyphs.count)
    return head
  }

  private mutating func remove(glyphs count: Int) {
    var count = count
    for index in spans.indices where count > 0 {
      let glyphs = spans[index].string.glyphs
      spans[index].string = glyphs.dropFirst(count).map(\.description).joined()
      count -= min(count, glyphs.count)
    }
    spans.removeAll { $0.string.isEmpty }
  }
}

nonisolated extension String {
  /// Runs of blanks and runs of other glyphs, in order.
  fileprivate var wordsAndBlanks: [String] {
    let glyphs = glyphs
    var (parts, wasBlank) = ([String](), false)
    for (index, glyph) in glyphs.enumerated() {
      let isBlank = glyph == .blank && !(index > 0 && glyphs[index - 1].isDigit && glyphs.hasGroup(at: index + 1))
      if parts.isEmpty || isBlank != wasBlank { parts.append("") }
      parts[parts.count - 1] += glyph.description
      wasBlank = isBlank
    }
    return parts
  }
}
